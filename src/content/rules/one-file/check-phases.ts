import type { ContentError } from "./content-error";
import { isRecord, valueAt } from "./content-path";
import { mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";

/** Phases of a service whose weeks run backwards. */
export function checkPhases(file: ParsedFile): ContentError[] {
  const phases = file.kind === "Service" ? valueAt(file.content, ["phases"]) : undefined;
  if (!Array.isArray(phases)) return [];
  const weeks = phases.map((phase: unknown) => (isRecord(phase) ? phase.week : undefined));
  return weeks.flatMap((week, index) => {
    const before = weeks[index - 1];
    if (typeof week !== "number" || typeof before !== "number" || week >= before) return [];
    return [
      mistakeAt(file, ["phases", index, "week"], {
        expected: `week ${before}, which the phase before has, or a later one`,
        remedy: "Correct the week, or move the phase to its place in the list.",
      }),
    ];
  });
}
