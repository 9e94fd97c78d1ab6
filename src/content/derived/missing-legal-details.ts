import { fieldLabel } from "../fields/content-path";
import { type Company, companySchema, legalDetails } from "../types/company";

/** Domains on which there can be no customer (RFC 2606 and 6761). */
const reservedDomain = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether the site's address is one that customers cannot reach: the site is a demonstration. */
export function isDemonstration(website: string): boolean {
  return reservedDomain.test(new URL(website).hostname);
}

/** What must be told before a site at a real address is published; undefined where nothing is missing. */
export function missingLegalDetails({
  website,
  legal,
}: Pick<Company, "website" | "legal">): string | undefined {
  const missing = legalDetails.keyof().options.filter((detail) => !legal?.[detail]);
  if (isDemonstration(website) || missing.length === 0) return undefined;
  return [
    `A site for ${website} must say who is behind it.`,
    ...missing.map((detail) => `  missing: ${fieldLabel(companySchema, ["legal", detail])}`),
    "Add them in data/company.json (in the editor: Company › Company details).",
  ].join("\n");
}
