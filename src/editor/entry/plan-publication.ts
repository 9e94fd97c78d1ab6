import { missingPictures } from "../change/bring-back";
import type { Change, Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue, isReadable } from "../change/entries";
import { entryChange, isStored, storedPath } from "../change/entry-change";
import { type MergedTexts, mergeTexts } from "../change/merge-texts";
import type { Base } from "../state/browser-storage";
import { entryProblems, type FieldProblem } from "../words/plain-words";
import type { EntryTexts } from "./entry-texts";

/** An entry that is to be published. */
interface WrittenEntry {
  path: string;
  texts: EntryTexts;
  base: Base;
  /** The value to publish: the form's value at the press of the button or, after a stale attempt, the merged one. */
  written: EntryValue;
  /** The form's value now, with what was typed since the button was pressed. */
  typed: EntryValue;
  /** The paths of all pictures that were chosen since the form was opened. */
  pictures: readonly string[];
}

/** The entry merged with the text that was published since the form was opened. */
interface Merged {
  /** The published text, the base from now on. */
  theirs: string | undefined;
  written: EntryValue;
  /** The value for the form. Undefined if it stays as it is. */
  typed?: EntryValue;
}

export interface ReadyChange {
  outcome: "publish";
  change: Change & { path: string };
  /** The entry's text as it will be stored. */
  text: string;
  says: string;
}

type Checked =
  | { outcome: "invalid"; problems: readonly FieldProblem[] }
  | { outcome: "unchanged" }
  | ReadyChange;

/** The outcome of planning a publication. `merged` goes into the form first. */
export type Plan = { merged?: Merged | undefined } & (
  | { outcome: "already published"; path: string; text: string }
  | { outcome: "unreadable" }
  | { outcome: "conflict"; conflict: MergedTexts }
  | Checked
);

/** Plans to publish an entry on the latest content. Never overwrites changes that the owner has not seen. */
export function planPublication(content: Content, entry: WrittenEntry): Plan {
  const { path, written, texts } = entry;
  const stored = storedBefore(content, entry);
  if (stored && (stored.path !== path || isStored(content, path, written)))
    return { outcome: "already published", ...stored };
  // If what was sent is stored, what was typed since is a change of it.
  const base = stored ? { published: stored.text } : entry.base;
  const theirs = textAt(content, path);
  if (theirs === base.published) return { ...checked(content, entry), merged: stored && { theirs, written } };
  if (!isReadable(theirs)) return { outcome: "unreadable" };
  const mergedWith = (mine: EntryValue) =>
    mergeTexts(base.published, texts.textOf(mine), theirs, texts.textOf);
  const merge = mergedWith(written);
  if (merge.withTheirs !== merge.withMine) return { outcome: "conflict", conflict: merge };
  const merged = {
    theirs,
    written: contentOf(merge.withMine),
    typed: contentOf(mergedWith(entry.typed).withMine),
  };
  const note = "What was changed elsewhere meanwhile is kept.";
  return { ...checked(content, { ...entry, written: merged.written }, note), merged };
}

/** The entry as an earlier press, whose answer did not come, or another tab has published it. */
function storedBefore(content: Content, { path, base, written }: WrittenEntry) {
  const { published, sent } = base;
  if (sent !== undefined && textAt(content, sent.path) === sent.text) return sent;
  if (published !== undefined || !isStored(content, path, written)) return undefined;
  const newPath = storedPath(path, written);
  return { path: newPath, text: textAt(content, newPath) ?? "" };
}

function checked(content: Content, { path, texts, written, pictures }: WrittenEntry, note = ""): Checked {
  const newPath = storedPath(path, written);
  const isAddressTaken = newPath !== path && textAt(content, newPath) !== undefined;
  const problems = [...entryProblems(texts.schema, written), ...(isAddressTaken ? [addressTaken] : [])];
  if (problems.length > 0) return { outcome: "invalid", problems };
  const words = JSON.stringify(written);
  // Other pictures were chosen and removed again.
  const shown = pictures.filter((picture) => words.includes(picture));
  const change = entryChange(content, {
    path,
    value: written,
    pictures: missingPictures(content, shown),
  });
  if (change.texts.length === 0) return { outcome: "unchanged" };
  return {
    outcome: "publish",
    change,
    text: change.texts.find((text) => text.path === change.path)?.after ?? texts.textOf(written),
    says: ["Published.", note].filter(Boolean).join(" "),
  };
}

const addressTaken: FieldProblem = {
  field: "slug",
  says: "Another entry has this address already. Choose another.",
};
