import { fieldLabel, valueAt } from "../fields/value-path";
import type { ContentFile } from "../reading/read-content-files";
import { companyIn } from "../reading/valid-entries";
import { type Company, legalDetails } from "../types/company";
import { type Reminder, remindersText } from "./reminders";
import { isDemonstration } from "./unreal-details";

/** Lists the legal details that the company has left empty. */
function emptyLegalDetails(company: Company): Reminder[] {
  return Object.keys(legalDetails.shape)
    .filter((detail) => !valueAt(company, ["legal", detail]))
    .map((detail) => ({
      file: "company.json",
      field: `legal.${detail}`,
      says: `${fieldLabel(legalDetails, [detail])} is missing.`,
    }));
}

/** The legal details that a site at a real address lacks, without which no build publishes it. */
export function legalGaps(files: readonly ContentFile[]): Reminder[] {
  const company = companyIn(files);
  return !company || isDemonstration(company.website) ? [] : emptyLegalDetails(company);
}

/** Names the legal details that a site at a real address lacks. Undefined if it has all. */
export function missingLegalDetails(files: readonly ContentFile[]): string | undefined {
  const gaps = legalGaps(files);
  if (gaps.length === 0) return undefined;
  return `A site for ${companyIn(files)?.website} must say who is behind it.\n${remindersText(gaps)}`;
}
