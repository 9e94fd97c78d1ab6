import { fieldLabel } from "../../content/fields/find-fields";
import { editorLocation } from "../../content/reading/editor-location";
import { pageOf } from "../../content/types/content-types";
import { contentText, type Replacement, replacedTexts } from "../site/content-text";
import {
  type EntryValue,
  entrySchema,
  pathOf,
  type Site,
  type SiteEntry,
  slugIn,
  typeAt,
} from "../site/site";
import { type Change, type EntryChange, fileChanges } from "./change";
import { changedRedirects } from "./changed-redirects";
import { ContentError } from "./check-change";
import { completeEntry } from "./complete-entry";
import { differences } from "./differences";

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
  const value = completeEntry(site, path, typed);
  const slug = slugIn(path, value);
  const newPath = pathOf(type, slug);
  if (newPath !== path && site.entries.has(newPath))
    throw new ContentError([
      { file: path, location: editorLocation(path, value), field: "slug", message: addressTaken },
    ]);
  const rename = before && before.slug !== slug ? renaming(before, slug) : undefined;
  const text = contentText(type, value, rename);
  const others = [...site.entries.values()].filter((entry) => entry !== before);
  const written = [
    ...(rename ? others.map((entry) => replacedTexts(entry, rename)) : []),
    ...changedRedirects(site, before?.page, pageOf(type, slug)),
    ...(newPath === path ? [] : [{ path, text: undefined }]),
    { path: newPath, text },
  ];
  return {
    title: titleOf(newPath, before?.value, value),
    edited: { path: newPath, text, formPath: path, isNew: before === undefined },
    files: fileChanges(site, written),
    pictures,
  };
}

/** Replaces an entry's old slug in references, and its page's old address in links. */
function renaming({ type, slug, page }: SiteEntry, newSlug: string): Replacement {
  const newPage = pageOf(type, newSlug);
  return (text, { to, use }) => {
    if (to === type && text === slug) return newSlug;
    const [linked, part = ""] = text.split(/(?=#)/);
    return use === "link" && page && linked === page ? `${newPage}${part}` : text;
  };
}

const addressTaken = "Another entry has this address already. Choose another.";

/** Areas › Chelsea: Card text, Homes. */
function titleOf(path: string, before: EntryValue | undefined, after: EntryValue): string {
  const name = editorLocation(path, after);
  if (before === undefined) return `${name}: new`;
  const schema = entrySchema(path);
  const labels = differences(before, after).map(({ field }) => fieldLabel(schema, field.slice(0, 1)));
  return `${name}: ${[...new Set(labels)].join(", ")}`;
}
