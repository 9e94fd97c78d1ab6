import { editorLocation } from "../reading/editor-location";
import type { ParsedFile } from "../reading/parse-content-file";
import { type ValidationError, validationErrorAt } from "../reading/validation-error";
import { isRecord } from "../values/value-path";

/** Two entries of a type may not share a position in its order, nor two pages a search text: search results would show only one of them. */
const uniqueFields = ["order", "seoTitle", "seoDescription"];

/** Finds values that should differ but are equal in two files, ignoring capitals. */
export function checkDuplicates(files: readonly ParsedFile[]): ValidationError[] {
  const firstWith = new Map<string, ParsedFile>();
  return files.flatMap((file) =>
    uniqueFields.flatMap((field) => {
      const value = uniqueValue(file, field);
      if (value === undefined) return [];
      const key = JSON.stringify([field === "order" && file.type, field, value]);
      const first = firstWith.get(key);
      if (!first) firstWith.set(key, file);
      return first
        ? validationErrorAt(file, [field], {
            expected: `different from that of ${editorLocation(first.path, first.content)}`,
            remedy: "Change one of the two.",
          })
        : [];
    }),
  );
}

/** The fields that a search title is worked out from, if an entry has none of its own. */
const titleParts = ["title", "name", "service", "area", "otherPlace"];

function uniqueValue({ schema, content }: ParsedFile, field: string): string | undefined {
  if (!isRecord(content) || !(field in schema.shape)) return undefined;
  const { [field]: value } = content;
  if (value !== undefined) return String(value).toLowerCase();
  if (field !== "seoTitle") return undefined;
  const title = titleParts.map((part) => content[part] ?? "").join(" ");
  // An empty title is another error.
  return title.trim().toLowerCase() || undefined;
}
