import { fieldsIn } from "../../content/fields/find-fields";
import { namedPath } from "../../content/reading/file-path";
import { contentTypes } from "../../content/types/content-types";
import { type EntryValue, type Site, typeAt, valueIn } from "../site/site";
import { toStoredValue } from "../site/tidy";
import { UserError } from "../site/user-error";
import { ContentError } from "./check-change";
import { type EntryChange, editEntry, isStored, storedPath } from "./edit-entry";

/** An entry as its form hands it over. */
interface Submission {
  path: string;
  /** The published text that the form began from. Undefined for a new entry. */
  baseText: string | undefined;
  /** The form's value as it is stored. */
  value: EntryValue;
  /** All pictures that were chosen since the form was opened. */
  pictures: ReadonlyMap<string, Blob>;
}

/** Two people's versions of one entry. Each has all that only one of them changed. */
export interface Conflict {
  /** The text that the other person has published. Undefined if they removed the entry. */
  theirText: string | undefined;
  theirVersion: EntryValue | undefined;
  myVersion: EntryValue;
}

/** Somebody else has changed what the owner has changed: the owner chooses. */
export class ConflictError extends UserError {
  constructor(readonly conflict: Conflict) {
    super("This was changed elsewhere.");
  }
}

/**
 * The change that publishes an entry on the newest content. Throws an error rather than overwrite what the owner has not seen: another
 * entry, or what somebody else has changed since the form was opened.
 */
export function publishEntry(site: Site, submission: Submission): EntryChange {
  const { path, baseText, value: mine } = submission;
  const current = site.entries.get(path);
  const stored = site.entries.get(storedPath(path, mine));
  // Nothing is typed, or an earlier press was carried out and its answer was lost.
  if (stored && isStored(site, path, mine))
    return { title: "", files: [], path: stored.path, text: stored.text };
  if (current?.text === baseText) return changeOf(site, submission);
  if (!current) throw new ConflictError({ theirText: undefined, theirVersion: undefined, myVersion: mine });
  if (!current.isReadable)
    throw new UserError("This file cannot be read any more: somebody has changed it. Your words are kept.");
  const base = toStoredValue(path, valueIn(baseText));
  const theirs = toStoredValue(path, current.value);
  const { theirVersion, myVersion, conflicts } = mergeFields(base, mine, theirs);
  if (conflicts.length > 0) throw new ConflictError({ theirText: current.text, theirVersion, myVersion });
  return changeOf(site, { ...submission, value: myVersion });
}

/** Merges two people's changes of an entry since `base`, field by field at its top. A group or a list is one field. */
export function mergeFields(base: EntryValue, mine: EntryValue, theirs: EntryValue) {
  const [myVersion, theirVersion]: [EntryValue, EntryValue] = [{ ...mine }, { ...mine }];
  const conflicts: string[] = [];
  for (const field of Object.keys({ ...base, ...mine, ...theirs })) {
    const [before, my, their] = [base[field], mine[field], theirs[field]];
    if (isSame(before, their) || isSame(my, their)) continue;
    if (isSame(before, my)) myVersion[field] = their;
    else conflicts.push(field);
    theirVersion[field] = their;
  }
  return { theirVersion, myVersion, conflicts };
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changeOf(site: Site, { path, value, pictures }: Submission): EntryChange {
  const newPath = storedPath(path, value);
  if (newPath !== path && site.entries.has(newPath))
    throw new ContentError([{ file: path, field: "slug", message: addressTaken }]);
  const pictureFields = fieldsIn(contentTypes[typeAt(path)].schema, value).filter(
    ({ description }) => description.use === "picture",
  );
  const used = new Set(pictureFields.map((field) => namedPath(path, String(field.value))));
  // The owner chose the other pictures and removed them again.
  const added = new Map([...pictures].filter(([picture]) => used.has(picture)));
  return editEntry(site, { path, value, pictures: added });
}

const addressTaken = "Another entry has this address already. Choose another.";
