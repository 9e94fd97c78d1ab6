import type { ContentError } from "./content-error";
import { valueAt } from "./content-path";
import { labelAt, mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";

/** Fields of a service that may be left out, but only together. */
const pairs = [
  ["processTitle", "processSteps"],
  ["phasesTitle", "phases"],
] as const;

/** Titles without what they announce, and the reverse. */
export function checkPairs(file: ParsedFile): ContentError[] {
  if (file.kind !== "Service") return [];
  const isThere = (field: string) => valueAt(file.content, [field]) !== undefined;
  return pairs
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([missing, present]) => isThere(present) && !isThere(missing))
    .map(([missing, present]) =>
      mistakeAt(file, [missing], {
        expected: `to be filled in, because "${labelAt(file, [present])}" is`,
        remedy: `Fill it in, or remove "${labelAt(file, [present])}".`,
      }),
    );
}
