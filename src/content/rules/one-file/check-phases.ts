import { isRecord, valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";

/** Phases of a service whose weeks run backwards. */
export function checkPhases(file: ParsedFile): ValidationError[] {
  const phases = file.type === "Service" ? valueAt(file.content, ["phases"]) : undefined;
  if (!Array.isArray(phases)) return [];
  const weeks = phases.map((phase: unknown) => (isRecord(phase) ? phase.week : undefined));
  return weeks.flatMap((week, index) => {
    const before = weeks[index - 1];
    if (typeof week !== "number" || typeof before !== "number" || week >= before) return [];
    return [
      validationErrorAt(file, ["phases", index, "week"], {
        expected: `week ${before}, which the phase before has, or a later one`,
        remedy: "Correct the week, or move the phase to its place in the list.",
      }),
    ];
  });
}
