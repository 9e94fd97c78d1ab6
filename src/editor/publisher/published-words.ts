import { publicationGaps } from "../../content/derived/publication-gaps";
import { locationOf, type Site } from "../site/site";

/** Enough to begin with; the start page lists all. */
const mostNamed = 3;

/**
 * Says that a change is stored, and what keeps the site from being built: errors that were in the content before, or gaps of a site at
 * a real address. Undefined if nothing does, so that "Published." is said only of what can be built.
 */
export function notBuiltYet(done: string, { errors, entries, files }: Site): string | undefined {
  const problems = [...errors, ...publicationGaps(files)];
  if (problems.length === 0) return undefined;
  const stored = done.replace(/^Published\./, "Stored.");
  const what = problems.length === 1 ? "this is" : "these are";
  const more = problems.length - mostNamed;
  return [
    `${stored} The site does not show it yet: it cannot be built until ${what} put right.`,
    ...problems.slice(0, mostNamed).map(({ file, says }) => `${locationOf(file, entries)}: ${says}`),
    ...(more > 0 ? [`And ${more} more: the start page lists them.`] : []),
  ].join("\n");
}
