import { maxSlugLength } from "../../content/fields/content-fields";
import { fileName, folderOf } from "../../content/reading/file-path";
import { type ContentTypeName, contentTypes, nameFieldOf } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import { contentText } from "../site/content-text";
import { type EntryValue, entriesIn, orderOf, type Site, type SiteEntry, typeAt } from "../site/site";
import { slugOf } from "../site/tidy";

/**
 * Adds what owners do not type: the date of a legal text, an empty slug, and the order number. A stored entry keeps its number:
 * that of an earlier version may be another entry's by now.
 */
export function completeEntry(site: Site, path: string, value: EntryValue): EntryValue {
  const stored = site.entries.get(path);
  const order = stored?.value.order;
  return withAddedFields(typeAt(path), value, {
    slug: stored?.slug || slugFromName(site, path, value),
    order: typeof order === "number" ? order : nextOrder(site, path),
    updated: londonDay(new Date()),
  });
}

/** The stored entry that publishing a value would write again, apart from the fields that publishing adds. */
export function entryWithSameValue(
  { entries }: Site,
  path: string,
  value: EntryValue,
): SiteEntry | undefined {
  const type = typeAt(path);
  const hasSameValue = ({ value: stored }: SiteEntry) =>
    contentText(type, withAddedFields(type, value, stored)) === contentText(type, stored);
  return [...entries.values()].find((entry) => entry.type === type && hasSameValue(entry));
}

/** Gives a value the fields that publishing adds, if its type has them. A slug that the owner has typed stays. */
function withAddedFields(
  type: ContentTypeName,
  value: EntryValue,
  { slug, order, updated }: { slug?: unknown; order?: unknown; updated?: unknown },
): EntryValue {
  const { shape } = contentTypes[type].schema;
  return {
    ...value,
    ...("slug" in shape && { slug: value.slug || slug }),
    ...("order" in shape && { order }),
    ...("updated" in shape && { updated }),
  };
}

/** A free slug for a new entry, made from its name or, if that has no letters, from the label of its type. */
function slugFromName(site: Site, path: string, value: EntryValue): string {
  const { schema, label } = contentTypes[typeAt(path)];
  const name = String(value[nameFieldOf(schema) ?? ""] ?? "");
  return freeSlug(site, folderOf(path), slugOf(name) || slugOf(label));
}

/** The first of ada, ada-2, ada-3 that no entry of a folder has. A long slug is shortened to make room for the number. */
export function freeSlug(site: Site, folder: string, slug: string): string {
  const taken = entriesIn(site, folder).map(({ path }) => fileName(path));
  const stem = slug.slice(0, maxSlugLength - 4).replace(/-$/, "");
  const numbered = taken.map((_, index) => `${stem}-${index + 2}`);
  return [slug, ...numbered].find((one) => !taken.includes(one)) ?? slug;
}

/** The order number of a new entry, which comes last. */
const nextOrder = (site: Site, path: string): number =>
  Math.max(0, ...entriesIn(site, folderOf(path)).map(orderOf)) + 1;
