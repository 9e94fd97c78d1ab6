import { fieldsIn } from "../../content/fields/find-fields";
import { editorLocation } from "../../content/reading/editor-location";
import { folderOf, namedPath } from "../../content/reading/file-path";
import { contentTypes, nameFieldOf, pageOf } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import { contentText } from "../site/content-text";
import {
  type EntryValue,
  entriesIn,
  freeSlug,
  orderOf,
  pathOf,
  type Site,
  type SiteEntry,
  slugIn,
  typeAt,
  valueIn,
} from "../site/site";
import { slugOf, toStoredValue } from "../site/tidy";
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
  remoteText: string | undefined;
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
  const stored = storedWith(site, path, mine);
  // Nothing has changed, or these words are stored already.
  if (stored) return { title: "", files: [], path: stored.path, text: stored.text };
  const isCurrent = site.entries.get(path)?.text === baseText;
  const value = isCurrent ? mine : mergedWithTheirs(site, path, baseText, mine);
  return editEntry(site, path, value, usedPictures(path, value, pictures));
}

/** The stored entry with these words, apart from the values that publishing adds. */
export function storedWith({ entries }: Site, path: string, value: EntryValue): SiteEntry | undefined {
  const type = typeAt(path);
  const hasTheseWords = ({ value: stored }: SiteEntry) => {
    const { slug, order, updated } = stored;
    const words = { ...value, slug: value.slug || slug, order, updated };
    return contentText(type, words) === contentText(type, stored);
  };
  return [...entries.values()].find((entry) => entry.type === type && hasTheseWords(entry));
}

/** The owner's value with what somebody else has changed since the form was opened. Throws if both changed one field. */
function mergedWithTheirs(
  { entries }: Site,
  path: string,
  baseText: string | undefined,
  mine: EntryValue,
): EntryValue {
  const remote = entries.get(path);
  if (!remote) throw new ConflictError({ remoteText: undefined, theirVersion: undefined, myVersion: mine });
  const theirs = toStoredValue(path, remote.value);
  const { merged, conflicts } = mergeFields(toStoredValue(path, valueIn(baseText)), mine, theirs);
  if (conflicts.length === 0) return merged;
  const theirFields = conflicts.map((field) => [field, theirs[field]]);
  const theirVersion = { ...merged, ...Object.fromEntries(theirFields) };
  throw new ConflictError({ remoteText: remote.text, theirVersion, myVersion: merged });
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
  const before = site.entries.get(path);
  const value = completed(site, path, typed);
  const slug = slugIn(path, value);
  const newPath = pathOf(type, slug);
  if (newPath !== path && site.entries.has(newPath))
    throw new ContentError([{ file: path, field: "slug", message: addressTaken }]);
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

const addressTaken = "Another entry has this address already. Choose another.";

/** Adds the date of a legal text, the slug if it was left empty, and the place of a new entry in its list. */
function completed(site: Site, path: string, value: EntryValue): EntryValue {
  const { shape } = contentTypes[typeAt(path)].schema;
  const slug = () => value.slug || site.entries.get(path)?.slug || slugFromName(site, path, value);
  const order = () => (typeof value.order === "number" ? value.order : nextOrder(site, path));
  return {
    ...value,
    ...("updated" in shape && { updated: londonDay(new Date()) }),
    ...("slug" in shape && { slug: slug() }),
    ...("order" in shape && { order: order() }),
  };
}

/** A free slug, made from the name of a new entry. A name without letters gives that of its type, such as question. */
function slugFromName(site: Site, path: string, value: EntryValue): string {
  const { schema, editor } = contentTypes[typeAt(path)];
  const name = String(value[nameFieldOf(schema) ?? ""] ?? "");
  return freeSlug(site, folderOf(path), slugOf(name) || slugOf(editor.label));
}

/** The order number of a new entry, which comes last. */
const nextOrder = (site: Site, path: string): number =>
  Math.max(0, ...entriesIn(site, folderOf(path)).map(orderOf)) + 1;

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
