import { fieldsIn } from "../../content/fields/find-fields";
import { editorLocation } from "../../content/reading/editor-location";
import { namedPath } from "../../content/reading/file-path";
import { type ContentTypeName, contentTypes, pageOf } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import { contentText } from "../site/content-text";
import { type EntryValue, entriesIn, orderOf, type Site, slugIn, typeAt, valueIn } from "../site/site";
import { toStoredValue } from "../site/tidy";
import { UserError } from "../site/user-error";
import { type Change, fileChanges } from "./change";
import { changedRedirects } from "./changed-redirects";
import { ContentError } from "./check-change";
import { differences } from "./differences";
import { mergeFields } from "./merge-fields";
import { renameReferences, renaming } from "./rename-references";

/** An entry as its form hands it over. */
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

/** A change of one entry, with the path and the text of its file afterwards. */
export type EntryChange = Change & { path: string; text: string };

/** Two people's versions of one entry. Non-conflicting changes are already merged into both. */
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
export function publishEntry(site: Site, { path, baseText, value: mine, pictures }: Submission): EntryChange {
  const current = site.entries.get(path);
  const newPath = storedPath(path, mine);
  const stored = site.entries.get(newPath);
  // Nothing is typed, or an earlier press was carried out and its answer was lost.
  if (stored && isStored(site, path, mine)) return { title: "", files: [], path: newPath, text: stored.text };
  const value = current?.text === baseText ? mine : mergedWithTheirs(site, path, baseText, mine);
  const mergedPath = storedPath(path, value);
  if (mergedPath !== path && site.entries.has(mergedPath))
    throw new ContentError([{ file: path, field: "slug", message: addressTaken }]);
  return editEntry(site, path, value, usedPictures(path, value, pictures));
}

const addressTaken = "Another entry has this address already. Choose another.";

/** The owner's value with what somebody else has changed since the form was opened. Throws if both changed one field. */
function mergedWithTheirs(
  { entries }: Site,
  path: string,
  baseText: string | undefined,
  mine: EntryValue,
): EntryValue {
  const current = entries.get(path);
  if (!current) throw new ConflictError({ theirText: undefined, theirVersion: undefined, myVersion: mine });
  if (!current.isReadable)
    throw new UserError("This file cannot be read any more: somebody has changed it. Your words are kept.");
  const base = toStoredValue(path, valueIn(baseText));
  const theirs = toStoredValue(path, current.value);
  const { theirVersion, myVersion, conflicts } = mergeFields(base, mine, theirs);
  if (conflicts.length > 0) throw new ConflictError({ theirText: current.text, theirVersion, myVersion });
  return myVersion;
}

/** The new pictures that the entry shows. The owner chose the others and removed them again. */
function usedPictures(path: string, value: EntryValue, pictures: ReadonlyMap<string, Blob>) {
  const pictureFields = fieldsIn(contentTypes[typeAt(path)].schema, value).filter(
    ({ description }) => description.use === "picture",
  );
  const used = new Set(pictureFields.map((field) => namedPath(path, String(field.value))));
  return new Map([...pictures].filter(([picture]) => used.has(picture)));
}

/**
 * Everything that publishing an entry changes: the entry with its pictures and, if its slug changed,
 * all references and links to it and a redirect from its old address. Stored pictures keep their paths.
 */
export function editEntry(
  site: Site,
  path: string,
  typed: EntryValue,
  pictures?: Change["pictures"],
): EntryChange {
  const type = typeAt(path);
  const value = completed(site, type, typed);
  const before = site.entries.get(path);
  const newPath = storedPath(path, value);
  const slug = slugIn(path, value);
  const renamed = before && before.slug !== slug ? before : undefined;
  const text = contentText(type, value, renamed && renaming(renamed, slug));
  const written = [
    ...(renamed ? renameReferences(site, renamed, slug) : []),
    ...changedRedirects(site, before?.page, pageOf(type, slug)),
    ...(newPath === path ? [] : [{ path, text: undefined }]),
    { path: newPath, text },
  ];
  return {
    path: newPath,
    text,
    title: titleOf(newPath, before?.value, value),
    edited: { path: newPath, openedAt: path },
    files: fileChanges(site, written),
    pictures,
  };
}

/** Brings back an entry as it was in an earlier version, also if it was removed since. */
export function bringBack(site: Site, path: string, version: EntryValue): EntryChange {
  const change = editEntry(site, path, version);
  return { ...change, title: `${change.title.replace(/: new$/, "")} (brought back)` };
}

/** The path that publishing gives an entry: that of its short name. Types with one file have no other. */
function storedPath(path: string, value: unknown): string {
  const { storedIn } = contentTypes[typeAt(path)];
  return "folder" in storedIn ? `${storedIn.folder}/${slugIn(path, value)}.json` : path;
}

/** True if an entry is stored with these words, apart from the values that publishing adds. */
export function isStored({ entries }: Site, path: string, value: EntryValue): boolean {
  const stored = entries.get(storedPath(path, value));
  if (!stored) return false;
  const { order, updated } = stored.value;
  return contentText(stored.type, { ...value, order, updated }) === contentText(stored.type, stored.value);
}

/** Adds values that have no input: a legal text gets today's date, and a new entry becomes the last of its list. */
function completed(site: Site, type: ContentTypeName, value: EntryValue): EntryValue {
  const { storedIn, schema } = contentTypes[type];
  if ("updated" in schema.shape) return { ...value, updated: londonDay(new Date()) };
  if (!("order" in schema.shape && "folder" in storedIn) || typeof value.order === "number") return value;
  return { ...value, order: Math.max(0, ...entriesIn(site, storedIn.folder).map(orderOf)) + 1 };
}

/** Areas › Chelsea: Card text, Homes. */
function titleOf(path: string, before: EntryValue | undefined, after: EntryValue): string {
  const name = editorLocation(path, after);
  if (before === undefined) return `${name}: new`;
  const labels = [
    ...new Set(differences(typeAt(path), before, after).map(({ label }) => label.split(" › ")[0] ?? label)),
  ];
  return labels.length > 0 ? `${name}: ${firstThree(labels)}` : `${name}`;
}

/** The first three labels, and how many more there are: Card text, Homes, Access and 2 more. */
const firstThree = (labels: readonly string[]): string =>
  labels.slice(0, 3).join(", ") + (labels.length > 3 ? ` and ${labels.length - 3} more` : "");
