/** Facts about the company that any copy may name in braces; `companyFacts` gives their values. */
export const companyPlaceholders = [
  "companyName",
  "phone",
  "landline",
  "email",
  "serviceArea",
  "openingHours",
  "priceRange",
  "yearsOfExperience",
  "projectsCompleted",
  "satisfaction",
  "support",
  "rating",
  "reviews",
  "quoteWithin",
  "typicalProject",
  "largerProject",
  "refurbishment",
] as const;

/** Facts that only some pages know: the area or service shown, minutes to wait, what was typed, what was planned. */
export const pagePlaceholders = [
  "area",
  "postcodes",
  "service",
  "n",
  "total",
  "project",
  "type",
  "name",
  "when",
  "promise",
  "characters",
  "correction",
  "day",
  "time",
  "postcode",
  "place",
  "width",
  "height",
  "tile",
  "bond",
  "joint",
  "whole",
  "cut",
  "tiles",
  "scale",
  "address",
] as const;

export type Placeholder = (typeof companyPlaceholders)[number] | (typeof pagePlaceholders)[number];

const inBraces = /\{([^{}]*)\}/g;

/**
 * Replaces placeholders with their facts.
 * Placeholders without a fact stay as they are, so that a later step, which knows more, can fill them.
 */
export function fillPlaceholders(
  copy: string,
  facts: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  const known: Readonly<Record<string, string | undefined>> = facts;
  return copy.replace(inBraces, (whole, name: string) => known[name] ?? whole);
}

/** What `unknownPlaceholders` finds nothing wrong with, as a regular expression. */
export function placeholderPattern(pageOwn: readonly Placeholder[]): RegExp {
  return new RegExp(`^(?:[^{}]|\\{(?:${[...companyPlaceholders, ...pageOwn].join("|")})\\})*$`);
}

/** The placeholders in the copy that are not among those allowed, with their braces. */
function strayPlaceholders(copy: string, allowed: readonly string[]): string[] {
  return [...copy.matchAll(inBraces)]
    .filter(([, name]) => name !== undefined && !allowed.includes(name))
    .map(([whole]) => whole);
}

/** One message for each placeholder in the copy that nothing fills, and one for a stray brace. */
export function unknownPlaceholders(copy: string, pageOwn: readonly Placeholder[]): string[] {
  const allowed = [...companyPlaceholders, ...pageOwn];
  const known = allowed.map((name) => `{${name}}`).join(" ");
  const messages = strayPlaceholders(copy, allowed).map(
    (stray) => `a known placeholder instead of ${stray}: ${known}`,
  );
  const strayBrace = /[{}]/.test(copy.replace(inBraces, ""));
  return strayBrace ? [...messages, "every { closed by a }"] : messages;
}
