import { isRecord } from "../../content/fields/value-path";
import type { Change, Content, PictureChange } from "./change";
import { renamingIn, textAt, textChanges } from "./changed-files";
import { contentText } from "./content-text";
import { PlainError } from "./plain-error";

/** Thrown if the changed values have changed again since. */
export class MergeConflict extends PlainError {
  override message = "The same words have been changed since. Undo that change first.";
}

/**
 * The change that undoes another. Each entry gets its earlier values back; later changes to other values stay.
 * Throws a MergeConflict if the same values have changed again.
 */
export function undoChange(content: Content, { title, texts, pictures }: Change): Change {
  const written = new Map<string, string | undefined>();
  const renaming = renamingIn(texts);
  if (renaming) {
    const { from, to } = renaming;
    written.set(to.path, undefined);
    written.set(from.path, mergedText(from.before, to.after, textAt(content, to.path)));
  }
  for (const { path, before, after } of texts)
    if (!written.has(path)) written.set(path, mergedText(before, after, textAt(content, path)));
  const storedPaths = new Set(content.pictures.map(({ path }) => path));
  return {
    title: `${title} (undone)`,
    texts: textChanges(content, written),
    // Keep new pictures, because other entries may show them by now.
    pictures: pictures.flatMap(({ kind, path }): PictureChange[] =>
      kind === "removed" && !storedPaths.has(path) ? [{ kind: "added", path }] : [],
    ),
  };
}

function mergedText(before: string | undefined, after: string | undefined, now: string | undefined) {
  if (after === now || before === now) return before;
  if (before === undefined || after === undefined || now === undefined) throw new MergeConflict();
  return contentText(takenBack(JSON.parse(before), JSON.parse(after), JSON.parse(now)));
}

/** Chooses a value if both sides changed it. */
type Resolve = (before: unknown, now: unknown) => unknown;

const refuse: Resolve = () => {
  throw new MergeConflict();
};

/**
 * Merges two people's changes to an entry since `base`. A field that only one of them changed is taken from that one;
 * where both did, `resolve` chooses.
 */
export const mergeValues = (base: unknown, mine: unknown, theirs: unknown, resolve: Resolve): unknown =>
  takenBack(mine, base, theirs, resolve);

/**
 * Reverts a change in the current content: `after` becomes `before` again, and everything else stays. Groups are
 * merged field by field; lists of the same length entry by entry, others by the entries that came and went.
 */
export function takenBack(before: unknown, after: unknown, now: unknown, resolve: Resolve = refuse): unknown {
  if (same(after, now) || same(before, now)) return before;
  if (same(before, after)) return now;
  if (isRecord(before) && isRecord(after) && isRecord(now)) {
    const keys = Object.keys({ ...now, ...before });
    const fields = keys.map((key) => [key, takenBack(before[key], after[key], now[key], resolve)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(now)) return resolve(before, now);
  if (before.length === after.length && after.length === now.length)
    return before.map((entry, index) => takenBack(entry, after[index], now[index], resolve));
  const came = after.filter((entry) => !has(before, entry));
  const went = before.filter((entry) => !has(after, entry));
  if (came.some((entry) => !has(now, entry))) return resolve(before, now);
  const list = now.filter((entry) => !has(came, entry));
  for (const entry of went) list.splice(before.indexOf(entry), 0, entry);
  return list;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const has = (list: readonly unknown[], entry: unknown) => list.some((one) => same(one, entry));
