import type { ContentError } from "./content-error";
import { valueAt } from "./content-path";
import { mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";

/** A legal text that says it was changed on a day that is still to come. Days are written 2026-11-21. */
export function checkUpdated(file: ParsedFile, today: string): ContentError[] {
  const updated = valueAt(file.content, ["updated"]);
  if (typeof updated !== "string" || !/^\d{4}-\d\d-\d\d$/.test(updated) || updated <= today) return [];
  return [
    mistakeAt(file, ["updated"], {
      expected: `today, ${today}, or an earlier day`,
      remedy: "Enter the day on which the text was last changed.",
    }),
  ];
}
