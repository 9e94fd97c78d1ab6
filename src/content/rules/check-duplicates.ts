import { isRecord } from "../fields/content-path";
import { validationErrorAt } from "../reading/describe-issue";
import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";

/** Fields that must differ within a content type, or two pages, cards or places in a list would be the same. */
const ownInType = ["slug", "order", "title", "name", "question", "headline", "description"];

/** Fields that must differ between all pages, or search results would show only one of them. */
const ownInSite = ["seoTitle", "seoDescription"];

/** Values that should tell pages apart but are the same in two files, where spaces and capitals do not count. */
export function checkDuplicates(files: readonly ParsedFile[]): ValidationError[] {
  const firstWith = new Map<string, ParsedFile>();
  return files.flatMap((file) =>
    [...ownInType, ...ownInSite].flatMap((field) => {
      const value = isRecord(file.content) ? file.content[field] : undefined;
      if (typeof value !== "string" && typeof value !== "number") return [];
      const words = String(value).trim().replace(/\s+/g, " ").toLowerCase();
      const key = JSON.stringify([ownInSite.includes(field) || file.type, field, words]);
      const first = firstWith.get(key);
      if (!first) firstWith.set(key, file);
      return first
        ? validationErrorAt(file, [field], {
            expected: `a value that no other file has; data/${first.path} has it already`,
            remedy: "Change it in one of the two files.",
          })
        : [];
    }),
  );
}
