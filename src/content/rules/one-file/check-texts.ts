import type { ContentError } from "./content-error";
import { visitFields } from "./content-path";
import { mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";
import { textFaults } from "./text-faults";

/** What a text must not hold, because visitors would see it as it is. */
export function checkTexts(file: ParsedFile): ContentError[] {
  const errors: ContentError[] = [];
  visitFields(file.schema, file.content, ({ path, description, value }) => {
    if ((description.use !== "text" && description.use !== "copy") || typeof value !== "string") return;
    for (const { pattern, expected, remedy } of textFaults) {
      const found = pattern.exec(value.trim())?.[0];
      if (found !== undefined)
        errors.push(
          mistakeAt(file, path, { found: `${JSON.stringify(found)} in the text`, expected, remedy }),
        );
    }
  });
  return errors;
}
