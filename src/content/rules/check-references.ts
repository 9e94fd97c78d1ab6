import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";
import { fieldErrors } from "./field-errors";

/** Finds references to entries that do not exist. */
export function checkReferences(files: readonly ParsedFile[]): ValidationError[] {
  return fieldErrors(files, ({ description: { to }, value }) => {
    if (!to || typeof value !== "string") return undefined;
    const type = to.toLowerCase();
    const existing = files.filter((other) => other.type === to).map(({ slug }) => slug);
    if (existing.includes(value)) return undefined;
    if (existing.length === 0)
      return {
        expected: `left empty: the site has no ${type}`,
        remedy: "Remove it, or the row that it is in.",
      };
    return { expected: `one of these: ${existing.join(", ")}`, remedy: `There is no ${type} ${value}.` };
  });
}
