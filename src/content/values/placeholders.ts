/** Facts about the company that any text may name in braces; `companyFacts` gives their values. */
export const companyPlaceholders = [
  "companyName",
  "phone",
  "landline",
  "email",
  "serviceArea",
  "openingHours",
  "priceRange",
  "vat",
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

/** Facts that only some texts know: the area or service shown, the insurer and the sum, a rate. */
export const pagePlaceholders = [
  "area",
  "postcodes",
  "service",
  "n",
  "name",
  "postcode",
  "work",
  "price",
  "unit",
] as const;

export type PagePlaceholder = (typeof pagePlaceholders)[number];

export type Placeholder = (typeof companyPlaceholders)[number] | PagePlaceholder;

const inBraces = /\{([^{}]*)\}/g;

/** Replaces placeholders with their facts. Those without a fact stay, for a later step that knows more. */
export function fillPlaceholders(
  text: string,
  facts: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  const values: Readonly<Record<string, string | undefined>> = facts;
  return text.replace(inBraces, (braces, name: string) => values[name] ?? braces);
}

/** The names of the facts that a text names and that the company lacks: their values are empty. */
export function missingFacts(text: string, facts: Readonly<Record<string, string>>): string[] {
  const names = new Set(Array.from(text.matchAll(inBraces), ([, name = ""]) => name));
  return [...names].filter((name) => facts[name] === "");
}

/** Fills in facts. A text that names one that the company lacks is empty, and is not shown. */
export function fillFacts(text: string, facts: Readonly<Partial<Record<Placeholder, string>>>): string {
  return missingFacts(text, facts).length > 0 ? "" : fillPlaceholders(withCapitals(text, facts), facts);
}

/** Facts that are words. They need a capital where a sentence begins with them: "Five services" but "all five services". */
const inWords = /^(vat|services|support|quoteWithin|typicalProject|largerProject|refurbishment)$/;

function withCapitals(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/(^|[.!?…]["'”’)]?\s+)\{(\w+)\}/g, (match, before: string, name: string) => {
    const fact = inWords.test(name) ? facts[name] : undefined;
    return fact ? `${before}${fact.charAt(0).toUpperCase()}${fact.slice(1)}` : match;
  });
}

/** A text whose braces name only the company's placeholders and the page's own. */
export function placeholderPattern(pageOwn: readonly Placeholder[]): RegExp {
  return new RegExp(`^(?:[^{}]|\\{(?:${[...companyPlaceholders, ...pageOwn].join("|")})\\})*$`);
}
