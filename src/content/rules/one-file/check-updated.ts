import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";

/** A legal text that says it was changed on a day that is still to come. Days are written 2026-11-21. */
export function checkUpdated(file: ParsedFile, today: string): ValidationError[] {
  const updated = valueAt(file.content, ["updated"]);
  if (typeof updated !== "string" || !/^\d{4}-\d\d-\d\d$/.test(updated) || updated <= today) return [];
  return [
    validationErrorAt(file, ["updated"], {
      expected: `today, ${today}, or an earlier day`,
      remedy: "Enter the day on which the text was last changed.",
    }),
  ];
}
