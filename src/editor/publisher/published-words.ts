import { publicationGaps } from "../../content/derived/publication-gaps";
import { locationOf, type Site } from "../site/site";

/**
 * Says that a change is stored, and what keeps the site from being built: errors that were in the content before, or gaps of a site at
 * a real address. Undefined if nothing does, so that "Published." is said only of what can be built.
 */
export function unbuildableNotice(done: string, { errors, entries, files }: Site): string | undefined {
  const [first, ...others] = [...errors, ...publicationGaps(files)];
  if (!first) return undefined;
  const stored = done.replace(/^Published\./, "Stored.");
  const more = others.length > 0 ? ` (and ${others.length} more: the start page lists them)` : "";
  return `${stored} The site does not show it yet, because it cannot be built. ${locationOf(first.file, entries)}: ${first.message}${more}`;
}
