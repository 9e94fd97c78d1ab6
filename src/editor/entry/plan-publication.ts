import { settledPlace } from "../../content/derived/project-place";
import type { Change, Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue, isReadable } from "../change/entries";
import { entryChange, isStored, storedPath } from "../change/entry-change";
import { type MergedTexts, mergeTexts } from "../change/merge-texts";
import type { Base } from "../state/unpublished-words";
import { entryProblems, type Problem } from "../words/plain-words";
import type { EntryTexts } from "./entry-texts";

/** An entry as its form has it. */
export interface WrittenEntry {
  path: string;
  texts: Pick<EntryTexts, "schema" | "textOf">;
  base: Base;
  /** Its words, as they would be stored. */
  value: EntryValue;
  /** The paths below data/ of all pictures that were added in this form. */
  addedPictures: readonly string[];
}

/** Another person's changes to the entry since it was opened, in fields that the owner changed, too. */
export interface Conflict extends MergedTexts {
  /** Undefined if they removed the entry. */
  theirs: string | undefined;
}

type Merge =
  | { kind: "conflict"; conflict: Conflict }
  /** Their file cannot be read. */
  | { kind: "unreadable" }
  /** `base` is the published text that the value now goes on from; it is another one where `isMerged`. */
  | { kind: "merged"; value: EntryValue; base: string | undefined; isMerged: boolean };

type Plan =
  | { kind: "invalid"; problems: Problem[] }
  | { kind: "unchanged" }
  | {
      kind: "change";
      change: Change & { path: string };
      /** The entry's file afterwards. */
      text: string;
      /** Values that publishing changes, and what the owner is told of it. */
      settled: ReturnType<typeof settledPlace>;
    };

/**
 * The entry where an earlier press, whose answer did not come, or another tab has published it. `isWhole` is false if
 * more was written since.
 */
export function publishedBefore(content: Content, { path, base, value }: WrittenEntry) {
  const { sent, published } = base;
  const storesAll = isStored(content, path, value);
  const wasSent = sent !== undefined && textAt(content, sent.path) === sent.text;
  if (!wasSent && !(published === undefined && storesAll)) return undefined;
  const found = wasSent ? sent.path : storedPath(path, value);
  return { path: found, text: textAt(content, found) ?? "", isWhole: found !== path || storesAll };
}

/** Adds to an entry what others have published since its form was opened. */
export function mergePublished(content: Content, { path, texts, base, value }: WrittenEntry): Merge {
  const theirs = textAt(content, path);
  if (theirs === base.published) return { kind: "merged", value, base: theirs, isMerged: false };
  if (!isReadable(theirs)) return { kind: "unreadable" };
  const { withTheirs, withMine } = mergeTexts(base.published, texts.textOf(value), theirs, texts.textOf);
  return withTheirs === withMine
    ? { kind: "merged", value: contentOf(withMine), base: theirs, isMerged: true }
    : { kind: "conflict", conflict: { theirs, withTheirs, withMine } };
}

/** Works out what publishing an entry changes in this content, or why it cannot be published. */
export function planPublication(content: Content, entry: WrittenEntry): Plan {
  const { path, texts, base, value } = entry;
  const isNew = base.published === undefined;
  const problems = [...entryProblems(texts.schema, value), ...slugProblems(content, entry)];
  if (problems.length > 0)
    return { kind: "invalid", problems: problems.map((problem) => ({ file: path, ...problem })) };
  const change = entryChange(content, { path, isNew, value, pictures: newPictures(content, entry) });
  if (change.texts.length === 0) return { kind: "unchanged" };
  const text = change.texts.find((one) => one.path === change.path)?.after ?? texts.textOf(value);
  return { kind: "change", change, text, settled: settledPlace(value, content.files) };
}

function slugProblems({ files }: Content, { path, base, value }: WrittenEntry) {
  const wanted = storedPath(path, value);
  const isNew = base.published === undefined;
  const isOthers = files.some((file) => file.path === wanted && (isNew || wanted !== path));
  return isOthers ? [{ field: "slug", says: "Another entry has this address already. Choose another." }] : [];
}

/** The entry's pictures that are not published yet. Others were chosen and removed again. */
function newPictures({ pictures }: Content, { value, addedPictures }: WrittenEntry): string[] {
  const words = JSON.stringify(value);
  const stored = new Set(pictures.map(({ path }) => path));
  return addedPictures.filter((picture) => words.includes(picture) && !stored.has(picture));
}
