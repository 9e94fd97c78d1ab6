import { type ContentType, contentTypeNames, contentTypes } from "../types/content-types";

/** The path below data/ of the file with the words that are a page's own; undefined for pages that have none. */
export function contentFileOf(path: string): string | undefined {
  for (const name of contentTypeNames) {
    const { place, page }: ContentType = contentTypes[name];
    if ("file" in place && page === path) return place.file;
    if (!("folder" in place) || typeof page !== "function") continue;
    const slug = path.slice(page("").length);
    if (slug && page(slug) === path) return `${place.folder}/${slug}.json`;
  }
  return undefined;
}
