import { type ContentField, fieldsIn } from "../fields/find-fields";
import type { ParsedFile } from "../reading/parse-content-file";
import { type FieldError, type ValidationError, validationErrorAt } from "../reading/validation-error";

/** Applies a rule to every field of all files. */
export function checkFields(
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
