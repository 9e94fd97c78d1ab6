import { type ContentField, fieldsIn } from "../fields/find-fields";
import type { ParsedFile } from "../reading/parse-content-file";
import { type FieldError, type ValidationError, validationErrorAt } from "../reading/validation-error";

/** The errors that a rule finds in the fields of all files, one by one. */
export function fieldErrors(
  files: readonly ParsedFile[],
  rule: (field: ContentField, file: ParsedFile) => FieldError | undefined,
): ValidationError[] {
  return files.flatMap((file) =>
    fieldsIn(file.schema, file.content).flatMap((field) => {
      const error = rule(field, file);
      return error ? validationErrorAt(file, field.path, error) : [];
    }),
  );
}
