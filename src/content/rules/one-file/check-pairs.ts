import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { labelAt, validationErrorAt } from "../validation-error-at";

/** Fields of a service that may be left out, but only together. */
const pairs = [
  ["processTitle", "processSteps"],
  ["phasesTitle", "phases"],
] as const;

/** Titles without what they announce, and the reverse. */
export function checkPairs(file: ParsedFile): ValidationError[] {
  if (file.type !== "Service") return [];
  const isThere = (field: string) => valueAt(file.content, [field]) !== undefined;
  return pairs
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([missing, present]) => isThere(present) && !isThere(missing))
    .map(([missing, present]) =>
      validationErrorAt(file, [missing], {
        expected: `to be filled in, because "${labelAt(file, [present])}" is`,
        remedy: `Fill it in, or remove "${labelAt(file, [present])}".`,
      }),
    );
}
