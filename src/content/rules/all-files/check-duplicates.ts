import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import type { ContentTypeName } from "../../types/content-types";
import { sameWords } from "../same-words";
import { validationErrorAt } from "../validation-error-at";

/** Fields that must differ within a content type, or two pages, cards or places in a list would be the same. */
const ownInType = ["slug", "order", "title", "name", "question", "headline", "description"] as const;

/** Fields that must differ between all pages, or search results would show only one of them. */
const ownInSite = ["seoTitle", "seoDescription"] as const;

/** Values that should tell pages apart but are the same in two files. */
export function checkDuplicates(files: readonly ParsedFile[]): ValidationError[] {
  return [
    ...ownInType.flatMap((field) => duplicates(files, field, ({ type }) => type)),
    ...ownInSite.flatMap((field) => duplicates(files, field, () => "site")),
  ];
}

function duplicates(
  files: readonly ParsedFile[],
  field: (typeof ownInType | typeof ownInSite)[number],
  scopeOf: (file: ParsedFile) => ContentTypeName | "site",
): ValidationError[] {
  const firstWith = new Map<string, ParsedFile>();
  return files.flatMap((file) => {
    const value = valueAt(file.content, [field]);
    if (typeof value !== (field === "order" ? "number" : "string")) return [];
    const key = JSON.stringify([scopeOf(file), sameWords(String(value))]);
    const first = firstWith.get(key);
    if (!first) {
      firstWith.set(key, file);
      return [];
    }
    return [
      validationErrorAt(file, [field], {
        expected: `a value that no other file has; data/${first.path} has it already`,
        remedy: "Change it in one of the two files.",
      }),
    ];
  });
}
