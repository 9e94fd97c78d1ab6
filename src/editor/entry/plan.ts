import { type EntryChange, editEntry, isStored, storedPath } from "../change/edit-entry";
import { type MergedFields, mergeFields } from "../change/merge-fields";
import { PlainError } from "../site/plain-error";
import { entryProblems, type FieldProblem } from "../site/problems";
import { contentOf, type EntryValue, type Site } from "../site/site";
import type { EntryTexts } from "./entry-texts";

/** An entry that is to be published. */
interface WrittenEntry {
  path: string;
  texts: EntryTexts;
  /** The published text that the form began from. Undefined for a new entry. */
  published: string | undefined;
  /** The form's value. */
  typed: EntryValue;
  /** The paths of all pictures that were chosen since the form was opened. */
  pictures: readonly string[];
}

/** Two people's versions of one entry. */
export interface Conflict {
  /** Their text. Undefined if they removed the entry. */
  theirs: string | undefined;
  withTheirs: EntryValue | undefined;
  withMine: EntryValue;
}

/** The outcome of publishing an entry. */
export type Plan =
  | { outcome: "invalid"; problems: readonly FieldProblem[] }
  | { outcome: "conflict"; conflict: Conflict }
  /** The same is stored already, as after a lost answer. */
  | { outcome: "stored"; path: string; text: string; isUnchanged: boolean }
  | {
      outcome: "publish";
      change: EntryChange;
      /** The entry's text as it will be stored. */
      text: string;
      /** The fields that others have published since the form was opened. */
      theirs: EntryValue;
    };

/** Plans to publish an entry on the newest content. Never overwrites changes that the owner has not seen. */
export function planPublication(site: Site, entry: WrittenEntry): Plan {
  const { path, texts, published } = entry;
  const mine = texts.tidied(entry.typed);
  const current = site.entries.get(path);
  const newPath = storedPath(path, mine);
  const stored = site.entries.get(newPath);
  if (stored && isStored(site, path, mine))
    return { outcome: "stored", path: newPath, text: stored.text, isUnchanged: stored.text === published };
  if (current?.text === published) return checked(site, entry, newPath, mine, {});
  if (current && !current.isReadable)
    throw new PlainError("This file cannot be read any more: somebody has changed it. Your words are kept.");
  if (!current || published === undefined)
    return {
      outcome: "conflict",
      conflict: { theirs: current?.text, withTheirs: current?.value, withMine: mine },
    };
  const merged: MergedFields = mergeFields(texts.tidied(contentOf(published)), mine, current.value);
  const { theirs, withTheirs, withMine, conflicts } = merged;
  if (conflicts.length > 0)
    return { outcome: "conflict", conflict: { theirs: current.text, withTheirs, withMine } };
  return checked(site, entry, newPath, withMine, theirs);
}

function checked(
  site: Site,
  { path, texts, pictures }: WrittenEntry,
  newPath: string,
  value: EntryValue,
  theirs: EntryValue,
): Plan {
  const isAddressTaken = newPath !== path && site.entries.has(newPath);
  const problems = [...entryProblems(texts.schema, value), ...(isAddressTaken ? [addressTaken] : [])];
  if (problems.length > 0) return { outcome: "invalid", problems };
  const words = JSON.stringify(value);
  // Other pictures were chosen and removed again.
  const shown = pictures.filter((picture) => words.includes(picture));
  const change = editEntry(site, { path, value, pictures: shown });
  const text = change.texts.find((one) => one.path === change.path)?.after ?? texts.textOf(value);
  return { outcome: "publish", change, text, theirs };
}

const addressTaken: FieldProblem = {
  field: "slug",
  says: "Another entry has this address already. Choose another.",
};
