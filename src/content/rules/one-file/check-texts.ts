import { visitFields } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";
import { textFaults } from "./text-faults";

/** What a text must not contain, because visitors would see it as it is. */
export function checkTexts(file: ParsedFile): ValidationError[] {
  const errors: ValidationError[] = [];
  visitFields(file.schema, file.content, ({ path, description, value }) => {
    if ((description.use !== "text" && description.use !== "copy") || typeof value !== "string") return;
    for (const { pattern, expected, remedy } of textFaults) {
      const found = pattern.exec(value.trim())?.[0];
      if (found !== undefined)
        errors.push(
          validationErrorAt(file, path, { found: `${JSON.stringify(found)} in the text`, expected, remedy }),
        );
    }
  });
  return errors;
}
