import { fillPlaceholders } from "../content/fields/placeholders";

/** The filter's address for all projects; the others are the types in small letters. */
export const allTypes = "all";

/** Ids that the page has already: its list of all types, and its main part. */
const taken = [allTypes, "main"];

/** The filter's address for a type of project: #heritage. */
export function typeAddress(type: string): string {
  const address = type.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return taken.includes(address) ? `type-${address}` : address;
}

/** The types of these projects, each once, in alphabetical order. */
export function typesOf(projects: readonly { type?: string | null | undefined }[]): string[] {
  return [...new Set(projects.flatMap(({ type }) => type ?? []))].sort();
}

/** The number of projects of a type, or of all types, in words: 2 Heritage projects. */
export function countInWords(
  words: Queries.PortfolioPageTypeFilter,
  projects: readonly { type?: string | null | undefined }[],
  type?: string,
): string {
  if (!type) return fillPlaceholders(words.countOfAll, { n: String(projects.length) });
  const { length } = projects.filter((project) => project.type === type);
  return fillPlaceholders(length === 1 ? words.countOfOne : words.countOfMany, { n: String(length), type });
}
