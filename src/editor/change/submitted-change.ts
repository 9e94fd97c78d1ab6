import { fieldsIn } from "../../content/fields/find-fields";
import { namedPath } from "../../content/reading/file-path";
import { type EntryValue, entrySchema, type Site, valueIn } from "../site/site";
import { toStoredValue } from "../site/tidy";
import { UserError } from "../site/user-error";
import type { EntryChange } from "./change";
import { entryWithSameValue } from "./complete-entry";
import { editEntry } from "./edit-entry";
import { mergeFields } from "./merge-fields";

/** The content of a form that its owner publishes. */
interface Submission {
  /** Its file below data/. An entry is new if there is no such file. */
  path: string;
  /** The published text that the form began from. Undefined for a new entry. */
  baseText: string | undefined;
  /** The form's value as it is stored. */
  value: EntryValue;
  /** All pictures that were chosen since the form was opened. */
  pictures: ReadonlyMap<string, Blob>;
}

/** Two people's versions of one entry. Non-conflicting changes are already merged into both. */
export interface Conflict {
  /** The text that the other person has published. Undefined if they removed the entry. */
  theirText: string | undefined;
  theirVersion: EntryValue | undefined;
  myVersion: EntryValue;
}

/** Somebody else has changed the same field as the owner, who must choose one of the versions. */
export class ConflictError extends UserError {
  constructor(readonly conflict: Conflict) {
    super("This was changed elsewhere, so it is not published.");
  }
}

/** A change that a form submits. It has no files if it changes nothing. */
interface SubmittedChange extends EntryChange {
  /** `alreadyPublished` if the value is stored already, perhaps by an earlier publication whose answer was lost. */
  outcome: "published" | "unchanged" | "alreadyPublished";
}

/**
 * The change that a submitted form makes in the newest content. Merges the owner's fields with those that somebody else has
 * published since the form was opened; throws a conflict if both changed the same field, or if the entry was removed.
 */
export function submittedChange(
  site: Site,
  { path, baseText, value: mine, pictures }: Submission,
): SubmittedChange {
  const publishedEntry = entryWithSameValue(site, path, mine);
  if (publishedEntry) {
    const { path: publishedPath, text } = publishedEntry;
    const outcome = text === baseText ? "unchanged" : "alreadyPublished";
    const edited = { path: publishedPath, text, formPath: path, isNew: false };
    return { outcome, title: "", files: [], edited };
  }
  const isCurrent = site.entries.get(path)?.text === baseText;
  const value = isCurrent ? mine : mergedWithTheirs(site, path, baseText, mine);
  const change = editEntry(site, path, value, addedPictures(site, path, value, pictures));
  return { outcome: change.files.length > 0 ? "published" : "unchanged", ...change };
}

/** The owner's value with what somebody else has changed since the form was opened. Throws if both changed one field. */
function mergedWithTheirs(
  { entries }: Site,
  path: string,
  baseText: string | undefined,
  mine: EntryValue,
): EntryValue {
  const theirEntry = entries.get(path);
  if (!theirEntry)
    throw new ConflictError({ theirText: undefined, theirVersion: undefined, myVersion: mine });
  const theirs = toStoredValue(path, theirEntry.value);
  const { merged, conflicts } = mergeFields(toStoredValue(path, valueIn(baseText)), mine, theirs);
  if (conflicts.length === 0) return merged;
  const theirFields = conflicts.map((field) => [field, theirs[field]]);
  const theirVersion = { ...merged, ...Object.fromEntries(theirFields) };
  throw new ConflictError({ theirText: theirEntry.text, theirVersion, myVersion: merged });
}

/** The chosen pictures that the entry shows and that are not stored yet. The owner has removed the others again. */
function addedPictures(site: Site, path: string, value: EntryValue, pictures: Submission["pictures"]) {
  const pictureFields = fieldsIn(entrySchema(path), value).filter(
    ({ description }) => description.use === "picture",
  );
  const used = new Set(pictureFields.map((field) => namedPath(path, String(field.value))));
  const stored = new Set(site.pictures.map((picture) => picture.path));
  return new Map([...pictures].filter(([picture]) => used.has(picture) && !stored.has(picture)));
}
