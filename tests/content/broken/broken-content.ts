import type { Edit } from "../content-folder";
import { inCms } from "./files";

/**
 * One error: what was done, by which edit, and what the editor is told: the file and the field, then the lines as they
 * are printed; … stands for a passage that is too long to repeat. `place` is where it is mended, if the edit changes that.
 */
export type BrokenContent = [what: string, edit: Edit, told: string, place?: string];

/** The report of one error, line by line. */
export function reportOf(told: string, place?: string): unknown[] {
  const [heading = "", ...lines] = told.split("\n");
  const [file = "", ...field] = heading.split(" ");
  const cms = place ?? inCms[file];
  return [
    "The content has 1 error in 1 file:",
    "",
    `data/${file}${cms ? ` (in the CMS: ${cms})` : ""}`,
    `  ${field.join(" ") || "the file"}`,
    ...lines.map((line) => (line.includes("…") ? expect.stringMatching(pattern(line)) : line)),
  ];
}

function pattern(line: string): RegExp {
  const parts = line.split("…").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}
