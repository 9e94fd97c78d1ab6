import { fieldLabel } from "../fields/find-fields";
import type { ContentFile } from "../reading/read-content-files";
import { companyIn } from "../reading/valid-entries";
import { type ValidationError, validationErrorsText } from "../reading/validation-error";
import { type Company, legalDetails } from "../types/company";
import { valueAt } from "../values/value-path";
import { isDemonstration, unrealDetails } from "./unreal-details";

function missingLegalDetails(company: Company): ValidationError[] {
  return Object.keys(legalDetails.shape)
    .filter((detail) => !valueAt(company, ["legal", detail]))
    .map((detail) => ({
      file: "company.json",
      field: `legal.${detail}`,
      message: `${fieldLabel(legalDetails, [detail])} is missing.`,
    }));
}

/** Errors of a site at a real address only: legal details that are missing, and details that no real firm has. */
export function publicationErrors(files: readonly ContentFile[]): ValidationError[] {
  const company = companyIn(files);
  if (!company || isDemonstration(company.website)) return [];
  return [...missingLegalDetails(company), ...unrealDetails(files)];
}

/** The errors as one text, for the terminal. Undefined if there is none. */
export function publicationErrorsText(files: readonly ContentFile[]): string | undefined {
  const errors = publicationErrors(files);
  if (errors.length === 0) return undefined;
  return `The site for ${companyIn(files)?.website} cannot be published yet.\n${validationErrorsText(errors)}`;
}
