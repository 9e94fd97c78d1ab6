import { isDemonstration } from "../../content/derived/missing-legal-details";
import { fieldLabel } from "../../content/fields/content-path";
import { type Company, companySchema } from "../../content/types/company";

/** Numbers that Ofcom keeps for films and plays: nobody has them. */
const ofNobody = /^\+44(7700900|2079460)\d+$/;

const numbers = ["phone", "landline", "whatsapp"] as const;
const legal = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"] as const;

/** What the company still says of itself that is made up, or does not say yet: each with its field. */
export function demonstrationFacts(company: Company): { field: string; says: string }[] {
  const label = (...path: string[]) => fieldLabel(companySchema, path).replace("Legal details › ", "");
  const facts = numbers
    .filter((field) => ofNobody.test(company[field]))
    .map((field) => ({ field: `${field}`, says: `${label(field)} is a made-up number: nobody answers it.` }));
  if (isDemonstration(`https://${company.email.replace(/^.*@/, "")}`))
    facts.push({ field: "email", says: "The email address is made up: requests would reach nobody." });
  if (isDemonstration(company.website))
    return [...facts, { field: "website", says: "The website's address is the demonstration's." }];
  const missing = legal.filter((field) => !company.legal?.[field]);
  return [
    ...facts,
    ...missing.map((field) => ({ field: `legal.${field}`, says: `${label("legal", field)} is missing.` })),
  ];
}
