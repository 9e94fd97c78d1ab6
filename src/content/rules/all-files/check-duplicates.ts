import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import type { ContentTypeName } from "../../types/content-types";
import { sameWords } from "../same-words";
import { validationErrorAt } from "../validation-error-at";

/** What no two pieces of one type share: else two pages, two cards or two places in a list would be one. */
const ownInType = ["slug", "order", "title", "name", "question", "headline", "description"] as const;

/** What no two pages of the site share: search results would show one of them only. */
const ownInSite = ["seoTitle", "seoDescription"] as const;

/** Values that two files have and that tell pages apart. */
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
