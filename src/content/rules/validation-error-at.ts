import { type ContentPath, valueAt } from "../fields/content-path";
import { place, quote } from "../reading/describe-issue";
import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";

interface Advice {
  /** Where the field's value alone does not show what is wrong. */
  found?: string;
  expected: string;
  remedy: string;
}

/** An error in one field of a file. */
export function validationErrorAt(
  file: ParsedFile,
  path: ContentPath,
  { found, ...advice }: Advice,
): ValidationError {
  return {
    file: file.path,
    ...place(file.schema, path),
    found: found ?? quote(valueAt(file.content, path)),
    ...advice,
  };
}
