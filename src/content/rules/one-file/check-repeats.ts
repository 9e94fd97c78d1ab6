import { type ContentPath, isRecord, visitFields } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { sameWords } from "../same-words";
import { labelAt, validationErrorAt } from "../validation-error-at";

/** The fields by which readers tell the entries of a list apart. */
const names = ["title", "label", "phase"] as const;

/** Entries that are in a list twice: references, words, or groups with the same title. */
export function checkRepeats(file: ParsedFile): ValidationError[] {
  const errors: ValidationError[] = [];
  visitFields(file.schema, file.content, ({ path, value: list }) => {
    if (!Array.isArray(list)) return;
    const firstWith = new Map<string, ContentPath>();
    for (const { key, path: entry } of list.flatMap((value: unknown, index) => namesIn(value, index))) {
      const first = firstWith.get(key);
      if (first) errors.push(repeated(file, [...path, ...entry], [...path, ...first]));
      else firstWith.set(key, entry);
    }
  });
  return errors;
}

function namesIn(entry: unknown, index: number): { key: string; path: ContentPath }[] {
  if (typeof entry === "string") return [{ key: sameWords(entry), path: [index] }];
  return names.flatMap((name) => {
    const text = isRecord(entry) ? entry[name] : undefined;
    return typeof text === "string" ? [{ key: `${name}: ${sameWords(text)}`, path: [index, name] }] : [];
  });
}

function repeated(file: ParsedFile, path: ContentPath, first: ContentPath): ValidationError {
  return validationErrorAt(file, path, {
    expected: `each of the list once; ${labelAt(file, first)} is the same`,
    remedy: "Remove one of the two, or change it.",
  });
}
