import { companySchema } from "./company";
import type { ContentError } from "./content-error";
import { valueAt } from "./content-path";
import { labelAt, mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";

const { element: entrySchema } = companySchema.shape.openingHours;

/** Opening hours that end before they begin, and days that are entered twice. */
export function checkOpeningHours(file: ParsedFile): ContentError[] {
  const list = file.kind === "Company" ? valueAt(file.content, ["openingHours"]) : undefined;
  if (!Array.isArray(list)) return [];
  const entries = list.map((entry: unknown) => entrySchema.safeParse(entry).data);
  return entries.flatMap((entry, index) => {
    if (!entry) return [];
    const at = ["openingHours", index] as const;
    const again = entry.days.flatMap((day, position) => {
      const first = entries.slice(0, index).findIndex((earlier) => earlier?.days.includes(day));
      return first < 0 ? [] : [enteredTwice(file, [...at, "days", position], ["openingHours", first])];
    });
    return entry.closes > entry.opens ? again : [...again, closesTooEarly(file, at, entry.opens)];
  });
}

function closesTooEarly(file: ParsedFile, at: readonly PropertyKey[], opens: string): ContentError {
  return mistakeAt(file, [...at, "closes"], {
    expected: `a time later than ${opens}, when it opens`,
    remedy: "Correct one of the two times. For days on which you are closed, remove the day.",
  });
}

function enteredTwice(
  file: ParsedFile,
  path: readonly PropertyKey[],
  first: readonly PropertyKey[],
): ContentError {
  return mistakeAt(file, path, {
    expected: `each day of the week once; ${labelAt(file, first)} has it already`,
    remedy: "Remove the day from one of the two.",
  });
}
