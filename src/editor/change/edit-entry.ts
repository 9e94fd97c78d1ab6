import { editorLocation } from "../../content/reading/editor-location";
import { type ContentTypeName, contentTypes, pageOf } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import { firstThree } from "../../content/values/pluralise";
import { contentText, type Replacement, replacedTexts } from "../site/content-text";
import { type EntryValue, entriesIn, orderOf, type Site, slugIn, typeAt } from "../site/site";
import { type Change, fileChanges } from "./change";
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
export function editEntry(site: Site, { path, value: given, pictures }: EntryEdit): EntryChange {
  const type = typeAt(path);
  const value = completed(site, type, given);
  const before = site.entries.get(path);
  const newPath = storedPath(path, value);
  const slug = slugIn(path, value);
  const oldSlug = before?.slug ?? slug;
  const page = pageOf(type, slug);
  const rename: Replacement = (text, { to, use }) => {
    if (to === type && text === oldSlug) return slug;
    const [linked, part = ""] = text.split(/(?=#)/);
    return use === "link" && before?.page && linked === before.page ? `${page}${part}` : text;
  };
  const others = [...site.entries.values()].filter((entry) => entry !== before);
  const renamed = slug === oldSlug ? [] : others.map((entry) => replacedTexts(entry, rename));
  const moved = newPath === path ? [] : [{ path, text: undefined }];
  const text = contentText(type, value, rename);
  const written = [
    ...renamed,
    ...changedRedirects(site, before?.page, page),
    ...moved,
    { path: newPath, text },
  ];
  return {
    path: newPath,
    text,
    title: titleOf(newPath, before?.value, value),
    files: fileChanges(site, written),
    pictures,
  };
}

/** Brings back an entry as it was in an earlier version, also if it was removed since. */
export function bringBack(site: Site, path: string, version: EntryValue): EntryChange {
  const change = editEntry(site, { path, value: version });
  return { ...change, title: `${change.title.replace(/: new$/, "")} (brought back)` };
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
function titleOf(path: string, before: EntryValue | undefined, after: EntryValue): string {
  const name = editorLocation(path, after);
  if (before === undefined) return `${name}: new`;
  const labels = [
    ...new Set(differences(typeAt(path), before, after).map(({ label }) => label.split(" › ")[0] ?? label)),
  ];
  return labels.length > 0 ? `${name}: ${firstThree(labels)}` : `${name}`;
}
