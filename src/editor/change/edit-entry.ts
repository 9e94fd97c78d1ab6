import { fieldLabel } from "../../content/fields/find-fields";
import { editorLocation } from "../../content/reading/editor-location";
import { contentTypes, pageOf } from "../../content/types/content-types";
import { contentText } from "../site/content-text";
import { type EntryValue, pathOf, type Site, slugIn, typeAt } from "../site/site";
import { type Change, type EntryChange, fileChanges } from "./change";
import { changedRedirects } from "./changed-redirects";
import { ContentError } from "./check-change";
import { completeEntry } from "./complete-entry";
import { differences } from "./differences";
import { renameReferences, renaming } from "./rename-references";

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
    title: titleOf(newPath, before?.value, value),
    edited: { path: newPath, text, formPath: path, isNew: before === undefined },
    files: fileChanges(site, written),
    pictures,
  };
}

const addressTaken = "Another entry has this address already. Choose another.";

/** Areas › Chelsea: Card text, Homes. */
function titleOf(path: string, before: EntryValue | undefined, after: EntryValue): string {
  const name = editorLocation(path, after);
  if (before === undefined) return `${name}: new`;
  const { schema } = contentTypes[typeAt(path)];
  const labels = differences(before, after).map(({ field }) => fieldLabel(schema, field.slice(0, 1)));
  return `${name}: ${[...new Set(labels)].join(", ")}`;
}
