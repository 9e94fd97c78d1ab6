import { fieldLabel, fieldPath, valueAt } from "../fields/value-path";
import { type Company, companySchema } from "../types/company";
import type { Reminder } from "./reminders";

/** A reserved domain at the end of an address: RFC 2606 and 6761. */
const reservedDomain = /(^|[./@])(example|test|invalid|localhost|example\.(com|net|org))$/;

/** True if the site's address has a reserved domain: the site is a demonstration. */
export const isDemonstration = (website: string): boolean => reservedDomain.test(new URL(website).hostname);

/** Numbers that Ofcom keeps for films and plays, which nobody has: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama */
const dramaNumber =
  /^\+44(7700900|1632960|1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|8081570|9098790|3069990)\d{3}$/;

/** Values that no real firm has, by field. */
const unreal: readonly [field: string, value: RegExp, says: string][] = [
  ["website", reservedDomain, "is an address that nobody can have."],
  ["phone", dramaNumber, "is a made-up number: nobody answers it."],
  ["landline", dramaNumber, "is a made-up number: nobody answers it."],
  ["whatsapp", dramaNumber, "is a made-up number: nobody answers it."],
  ["email", reservedDomain, "is made up: requests would reach nobody."],
];

/** Lists the company's details that no real firm has. */
export function unrealDetails(company: Company): Reminder[] {
  return unreal.flatMap(([field, value, says]) => {
    const path = fieldPath(field);
    if (!value.test(String(valueAt(company, path) ?? ""))) return [];
    const label = fieldLabel(companySchema, path).replace(/^.* › /, "");
    return { file: "company.json", field, says: `${label} ${says}` };
  });
}
