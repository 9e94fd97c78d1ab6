/** Facts about the company that any copy may name in braces; `companyFacts` gives their values. */
export const companyPlaceholders = [
  "companyName",
  "phone",
  "landline",
  "email",
  "serviceArea",
  "openingHours",
  "priceRange",
  "services",
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
  "correction",
  "day",
  "time",
  "postcode",
  "place",
  "room",
  "size",
  "tile",
  "bond",
  "joint",
  "whole",
  "cut",
  "tiles",
  "floor",
  "scale",
  "work",
  "price",
  "unit",
] as const;

export type PagePlaceholder = (typeof pagePlaceholders)[number];

export type Placeholder = (typeof companyPlaceholders)[number] | PagePlaceholder;

const inBraces = /\{([^{}]*)\}/g;

/** Replaces placeholders with their facts. Those without a fact stay, for a later step that knows more. */
export function fillPlaceholders(
  copy: string,
  facts: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  const known: Readonly<Record<string, string | undefined>> = facts;
  return copy.replace(inBraces, (whole, name: string) => known[name] ?? whole);
}

/** A text whose braces name only the company's placeholders and the page's own. */
export function placeholderPattern(pageOwn: readonly Placeholder[]): RegExp {
  return new RegExp(`^(?:[^{}]|\\{(?:${[...companyPlaceholders, ...pageOwn].join("|")})\\})*$`);
}
