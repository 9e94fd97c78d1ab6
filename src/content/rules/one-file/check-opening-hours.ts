import type { z } from "zod";
import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { companySchema } from "../../types/company";
import { labelAt, validationErrorAt } from "../validation-error-at";

const { element: entrySchema } = companySchema.shape.openingHours;

/** Opening hours that end before they begin, and hours of a day that are entered twice; a day may have a break. */
export function checkOpeningHours(file: ParsedFile): ValidationError[] {
  const list = file.type === "Company" ? valueAt(file.content, ["openingHours"]) : undefined;
  if (!Array.isArray(list)) return [];
  const entries = list.map((entry: unknown) => entrySchema.safeParse(entry).data);
  return entries.flatMap((entry, index) => {
    if (!entry) return [];
    const at = ["openingHours", index] as const;
    const again = entry.days.flatMap((day, position) => {
      const first = entries
        .slice(0, index)
        .findIndex((earlier) => earlier?.days.includes(day) && overlap(earlier, entry));
      return first < 0 ? [] : [enteredTwice(file, [...at, "days", position], ["openingHours", first])];
    });
    return entry.closes > entry.opens ? again : [...again, closesTooEarly(file, at, entry.opens)];
  });
}

type Hours = z.infer<typeof entrySchema>;

function overlap(one: Hours, other: Hours): boolean {
  return one.opens <= other.closes && other.opens <= one.closes;
}

function closesTooEarly(file: ParsedFile, at: readonly PropertyKey[], opens: string): ValidationError {
  return validationErrorAt(file, [...at, "closes"], {
    expected: `a time later than ${opens}, when it opens`,
    remedy: "Correct one of the two times. For days on which you are closed, remove the day.",
  });
}

function enteredTwice(
  file: ParsedFile,
  path: readonly PropertyKey[],
  first: readonly PropertyKey[],
): ValidationError {
  return validationErrorAt(file, path, {
    expected: `each day of the week once, or with a break between its hours; ${labelAt(file, first)} has it already`,
    remedy: "Remove the day from one of the two, or correct the times.",
  });
}
