import { isRecord } from "../../content/fields/content-path";
import { parseJson } from "../../content/reading/parse-json";
import type { Content } from "../store/store";
import type { Change, PictureChange, RecordedPicture, TextChange } from "./change";
import { renamingIn, textChanges } from "./changed-files";
import { contentText } from "./content-text";

interface PastChange {
  id: string;
  texts: readonly TextChange[];
  pictures: readonly RecordedPicture[];
}

/**
 * The change that takes another back: each entry says again what it said before, and what was changed in it since stays.
 * Throws a MergeConflict where the same words were changed again.
 */
export function undoChange(content: Content, past: PastChange, title: string): Change {
  const now = new Map(content.files.map(({ path, text }) => [path, text]));
  const renaming = renamingIn(past.texts);
  const written = new Map<string, string | undefined>();
  for (const { path, before, after } of past.texts) {
    if (renaming?.from.path === path) continue;
    const isRenamed = renaming?.to.path === path;
    const told = isRenamed ? renaming.from.before : before;
    if (isRenamed) written.set(path, undefined);
    written.set(isRenamed ? renaming.from.path : path, mergedText(told, after, now.get(path)));
  }
  const texts = textChanges(content, written);
  return { title, texts, pictures: undonePictures(content, past) };
}

function mergedText(before: string | undefined, after: string | undefined, now: string | undefined) {
  if (after === now) return before;
  if (before === undefined || now === undefined || after === undefined) {
    if (before === now) return before;
    throw new MergeConflict();
  }
  const [was, then, is] = [before, after, now].map(contentOf);
  return contentText(takenBack(was, then, is));
}

function contentOf(text: string): unknown {
  const json = parseJson(text);
  if ("error" in json) throw new MergeConflict();
  return json.value;
}

/** New pictures stay, as uploads always do: other words may show them by now. */
function undonePictures({ pictures }: Content, { id, pictures: past }: PastChange): PictureChange[] {
  const there = new Set(pictures.map(({ path }) => path));
  return past.flatMap((change): PictureChange[] => {
    if (change.kind === "moved")
      return there.has(change.path) ? [{ kind: "moved", from: change.path, path: change.from }] : [];
    if (change.kind === "removed")
      return there.has(change.path) ? [] : [{ kind: "restored", path: change.path, removedBy: id }];
    return [];
  });
}

/** Thrown where what was changed has been changed again since. */
export class MergeConflict extends Error {}

/**
 * What is there now, with a change taken back: `after` says again what `before` said, and all else stays. Groups are
 * merged field by field; lists of the same length entry by entry, others by the entries that came and went.
 */
export function takenBack(before: unknown, after: unknown, now: unknown): unknown {
  if (same(after, now) || same(before, now)) return before;
  if (same(before, after)) return now;
  if (isRecord(before) && isRecord(after) && isRecord(now)) {
    const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const value = takenBack(before[key], after[key], now[key]);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
    if (before.length === after.length && after.length === now.length)
      return before.map((entry, index) => takenBack(entry, after[index], now[index]));
    const came = after.filter((entry) => !before.some((other) => same(entry, other)));
    const went = before.filter((entry) => !after.some((other) => same(entry, other)));
    if (came.some((entry) => !now.some((other) => same(entry, other)))) throw new MergeConflict();
    const list = now.filter((entry) => !came.some((other) => same(entry, other)));
    for (const entry of went) list.splice(before.indexOf(entry), 0, entry);
    return list;
  }
  throw new MergeConflict();
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
