import { type EntryChange, editEntry, isStored, storedPath } from "../change/edit-entry";
import { mergeFields } from "../change/merge-fields";
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
  /** All pictures that were chosen since the form was opened. */
  pictures: ReadonlyMap<string, Blob>;
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
  | { outcome: "stored"; path: string; text: string }
  | { outcome: "publish"; change: EntryChange };

/** Plans to publish an entry on the newest content. Never overwrites changes that the owner has not seen. */
export function planPublication(site: Site, entry: WrittenEntry): Plan {
  const { path, texts, published } = entry;
  const mine = texts.tidied(entry.typed);
  const current = site.entries.get(path);
  const stored = site.entries.get(storedPath(path, mine));
  if (stored && isStored(site, path, mine))
    return { outcome: "stored", path: stored.path, text: stored.text };
  if (current?.text === published) return checked(site, entry, mine);
  if (current && !current.isReadable)
    throw new PlainError("This file cannot be read any more: somebody has changed it. Your words are kept.");
  if (!current || published === undefined)
    return {
      outcome: "conflict",
      conflict: { theirs: current?.text, withTheirs: current?.value, withMine: mine },
    };
  const base = texts.tidied(contentOf(published));
  const { withTheirs, withMine, conflicts } = mergeFields(base, mine, current.value);
  if (conflicts.length === 0) return checked(site, entry, withMine);
  return { outcome: "conflict", conflict: { theirs: current.text, withTheirs, withMine } };
}

function checked(site: Site, { path, texts, pictures }: WrittenEntry, value: EntryValue): Plan {
  const newPath = storedPath(path, value);
  const isAddressTaken = newPath !== path && site.entries.has(newPath);
  const problems = [...entryProblems(texts.schema, value), ...(isAddressTaken ? [addressTaken] : [])];
  if (problems.length > 0) return { outcome: "invalid", problems };
  const words = JSON.stringify(value);
  // Other pictures were chosen and removed again.
  const used = new Map([...pictures].filter(([picture]) => words.includes(picture)));
  return { outcome: "publish", change: editEntry(site, { path, value, pictures: used }) };
}

const addressTaken: FieldProblem = {
  field: "slug",
  message: "Another entry has this address already. Choose another.",
};
