import { editorLocation } from "../../content/reading/editor-location";
import { type ContentTypeName, contentTypes, pageOf } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import { firstThree } from "../../content/values/pluralise";
import { type Change, textChanges } from "../site/change";
import { contentText, type Replacement, replacedTexts, storedValue } from "../site/content-text";
import { contentOf, type EntryValue, entriesIn, orderOf, type Site, slugIn, typeAt } from "../site/site";
import { changedRedirects } from "./changed-redirects";
import { differences } from "./differences";

/** An entry as it was written in its form. */
interface EntryEdit {
  /** Its file below data/. An entry is new if there is no such file. */
  path: string;
  value: EntryValue;
  /** The pictures that are new in it. */
  pictures?: Change["pictures"];
}

/** A change of one entry, with the path and the text of its file afterwards. */
export type EntryChange = Change & { path: string; text: string };

/**
 * Everything that publishing an entry changes: the entry with its pictures and, if its slug changed,
 * all references and links to it and a redirect from its old address. Stored pictures keep their paths.
 */
export function editEntry(site: Site, { path, value, pictures }: EntryEdit): EntryChange {
  const type = typeAt(path);
  const before = site.entries.get(path);
  const newPath = storedPath(path, value);
  const slug = slugIn(path, value);
  const oldSlug = before?.slug ?? slug;
  const page = pageOf(type, slug);
  const renamed: Replacement = (text, { description: { to, use } }) => {
    if (to === type && text === oldSlug) return slug;
    const [linked, part = ""] = text.split(/(?=#)/);
    return use === "link" && before?.page && linked === before.page ? `${page}${part}` : text;
  };
  const newValue = storedValue(contentTypes[type].schema, completed(site, type, value), renamed);
  const text = contentText(type, Object(newValue));
  const written = new Map<string, string | undefined>();
  if (slug !== oldSlug)
    for (const other of site.entries.values())
      if (other.path !== path) written.set(other.path, replacedTexts(other, renamed));
  for (const redirects of changedRedirects(site, before?.page, page))
    written.set(redirects.path, redirects.text);
  written.set(newPath, text);
  if (newPath !== path) written.set(path, undefined);
  return {
    path: newPath,
    text,
    title: titleOf(newPath, before?.text, text),
    texts: textChanges(site, written),
    pictures,
  };
}

/** The path that publishing gives an entry: that of its short name. Types with one file have no other. */
export function storedPath(path: string, value: unknown): string {
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
function titleOf(path: string, before: string | undefined, after: string): string {
  const name = editorLocation(path, contentOf(after));
  if (before === undefined) return `${name}: new`;
  const labels = [
    ...new Set(differences(path, before, after).map(({ label }) => label.split(" › ")[0] ?? label)),
  ];
  return labels.length > 0 ? `${name}: ${firstThree(labels)}` : `${name}`;
}
