import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";
import { type ContentType, contentTypeNames, contentTypes } from "../types/content-types";

/** Finds content types without a file that the site cannot do without. */
export function checkFiles(files: readonly ParsedFile[]): ValidationError[] {
  return contentTypeNames.flatMap((type) => {
    const { storedIn, mayBeEmpty }: ContentType = contentTypes[type];
    if (mayBeEmpty || files.some((file) => file.type === type)) return [];
    const file = "file" in storedIn ? storedIn.file : `${storedIn.folder}/`;
    return [{ file, field: "", message: "This part of the content is missing: restore it." }];
  });
}
