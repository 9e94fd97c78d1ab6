import type { Edit } from "../content-folder";
import { inCms } from "./files";

/** What the report says of an error; an expression stands for a passage that is too long to repeat. */
export interface Told {
  /** Path below data/. */
  file: string;
  /** Where it is mended, if the edit itself changes that. */
  cms?: string;
  field?: string;
  label?: string;
  found: string | RegExp;
  expected: string | RegExp;
  remedy: string;
}

/** One error: what was done, by which edit, and all that the editor is told. */
export type BrokenContent = [what: string, edit: Edit, told: Told];

/** The report of one error, line by line. */
export function reportOf({ file, cms = inCms[file], field, label, found, expected, remedy }: Told) {
  return [
    "The content has 1 error in 1 file:",
    "",
    `data/${file}${cms ? ` (in the CMS: ${cms})` : ""}`,
    field ? `  ${field} (${label})` : "  the file",
    line("    found:    ", found),
    line("    expected: ", expected),
    `    to do:    ${remedy}`,
  ];
}

function line(start: string, words: string | RegExp): unknown {
  if (typeof words === "string") return `${start}${words}`;
  const beginning = words.source.startsWith("^") ? "" : ".*";
  return expect.stringMatching(new RegExp(`^${start}${beginning}${words.source.replace(/^\^/, "")}`));
}
