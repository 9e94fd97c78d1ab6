import { isDemonstration } from "../../content/derived/missing-legal-details";
import { fieldLabel } from "../../content/fields/content-path";
import { type Company, companySchema } from "../../content/types/company";

/** Numbers that Ofcom keeps for films and plays: nobody has them. */
const ofNobody = /^\+44(7700900|2079460)\d+$/;

const legal = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"] as const;

/** What the company still says of itself that is made up, or does not say yet: each with its field. */
export function demonstrationFacts(company: Company): { field: string; says: string }[] {
  const label = (...path: string[]) => fieldLabel(companySchema, path).replace("Legal details › ", "");
  const numbers = (["phone", "landline", "whatsapp"] as const).filter((field) =>
    ofNobody.test(company[field]),
  );
  const email = isDemonstration(`https://${company.email.replace(/^.*@/, "")}`);
  return [
    ...numbers.map((field) => ({ field, says: `${label(field)} is a made-up number: nobody answers it.` })),
    ...(email
      ? [{ field: "email", says: "The email address is made up: requests would reach nobody." }]
      : []),
    ...(isDemonstration(company.website)
      ? [{ field: "website", says: "The website's address is the demonstration's." }]
      : legal
          .filter((field) => !company.legal?.[field])
          .map((field) => ({ field: `legal.${field}`, says: `${label("legal", field)} is missing.` }))),
  ];
}
