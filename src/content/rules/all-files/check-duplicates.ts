import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import type { ContentTypeName } from "../../types/content-types";
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

/** What a reader takes for the same: spaces and capitals do not count. */
const sameWords = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Places that are listed by name only, although they have a page. */
export function checkAdditionalAreas(files: readonly ParsedFile[]): ValidationError[] {
  const areas = files.filter(({ type }) => type === "Area");
  const additional = files.filter(({ type }) => type === "AdditionalAreas");
  return additional.flatMap((file) => {
    const names = valueAt(file.content, ["names"]);
    if (!Array.isArray(names)) return [];
    return names.flatMap((name: unknown, index) => {
      const area = areas.find(({ content }) => lettersOf(valueAt(content, ["name"])) === lettersOf(name));
      if (!area) return [];
      return validationErrorAt(file, ["names", index], {
        expected: `places without a page of their own; data/${area.path} is about this one`,
        remedy: "Remove it here.",
      });
    });
  });
}

/** St Johns Wood is St John's Wood. */
const lettersOf = (name: unknown) =>
  String(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
