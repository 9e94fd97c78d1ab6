import { fieldLabel } from "../fields/find-fields";
import type { ContentFile } from "../reading/read-content-files";
import { companyIn } from "../reading/valid-entries";
import { type Company, legalDetails } from "../types/company";
import { valueAt } from "../values/value-path";
import { type Reminder, remindersText } from "./reminders";
import { isDemonstration, unrealDetails } from "./unreal-details";

/** Lists the legal details that the company has left empty. */
function emptyLegalDetails(company: Company): Reminder[] {
  return Object.keys(legalDetails.shape)
    .filter((detail) => !valueAt(company, ["legal", detail]))
    .map((detail) => ({
      file: "company.json",
      field: `legal.${detail}`,
      message: `${fieldLabel(legalDetails, [detail])} is missing.`,
    }));
}

/** The legal details that a site at a real address lacks, and its unreal details. No build publishes it with one of them. */
export function publicationGaps(files: readonly ContentFile[]): Reminder[] {
  const company = companyIn(files);
  if (!company || isDemonstration(company.website)) return [];
  return [...emptyLegalDetails(company), ...unrealDetails(files)];
}

/** One line per gap, for the terminal. Undefined if there is none. */
export function publicationGapsText(files: readonly ContentFile[]): string | undefined {
  const gaps = publicationGaps(files);
  if (gaps.length === 0) return undefined;
  return `The site for ${companyIn(files)?.website} cannot be published yet.\n${remindersText(gaps)}`;
}
