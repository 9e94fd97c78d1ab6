import { type ContentTypeName, contentTypeOf, contentTypes, type Entry } from "../types/content-types";
import { isRecord, valueAt } from "../values/value-path";
import { fileName } from "./file-path";
import { parseJson, withoutSchemaPath } from "./parse-json";
import type { ContentFile } from "./read-content-files";
import { type CheckedFile, describeIssues, type ValidationError } from "./validation-error";

/** A file of a content type. Its content is undefined if its JSON is invalid. */
export interface ParsedFile extends CheckedFile {
  type: ContentTypeName;
  /** The content's slug, or the file's name if the content has none. A missing slug is a separate error. */
  slug: string;
  /** The content as its schema reads it. Undefined if it has an error. */
  valid?: unknown;
}

interface ParseResult {
  /** Undefined for a misnamed file. */
  parsed?: ParsedFile;
  /** The content, also of a misnamed file. Undefined if the file belongs to no content type, or its JSON is invalid. */
  content?: unknown;
  errors: ValidationError[];
}

const results = new WeakMap<ContentFile, ParseResult>();

/**
 * Parses one file and checks its type, syntax and fields, once, however many rules and screens ask for it. Rules across files come
 * later.
 */
export function parseContentFile(file: ContentFile): ParseResult {
  const result = results.get(file) ?? parse(file);
  results.set(file, result);
  return result;
}

function parse({ path, text }: ContentFile): ParseResult {
  const type = contentTypeOf(path);
  if (!type) return { errors: [unknownFile(path)] };
  const { schema, storedIn } = contentTypes[type];
  const { value, error: message } = parseJson(text);
  if (message !== undefined) {
    // Keep the file, without content, so that the rules across files do not report it as missing.
    const parsed = { path, type, schema, slug: fileName(path), content: undefined };
    return { parsed, errors: [{ file: path, field: "", message }] };
  }
  const content = isRecord(value) ? withoutSchemaPath(value) : value;
  const { data: valid, error } = schema.safeParse(content);
  const errors = describeIssues({ path, schema, content }, error?.issues ?? []);
  const stated = valueAt(content, ["slug"]);
  const slug = typeof stated === "string" ? stated : fileName(path);
  const isMisnamed = "folder" in storedIn && slug !== fileName(path);
  // Leave out a copied file. The rules across files would report every field that it shares with its original.
  if (isMisnamed && errors.every(({ field }) => field !== "slug"))
    return { content, errors: [...errors, misnamed(path, slug)] };
  return { parsed: { path, type, schema, slug, content, valid }, content, errors };
}

function misnamed(file: string, slug: string): ValidationError {
  const message = `The short name is ${slug}: name the file ${slug}.json, or remove it if it is a copy.`;
  return { file, field: "slug", message };
}

function unknownFile(file: string): ValidationError {
  const places = Object.values(contentTypes).map(({ storedIn }) =>
    "file" in storedIn ? storedIn.file : `${storedIn.folder}/<slug>.json`,
  );
  const message = `This file belongs to no content type: move, rename or remove it. The site reads ${places.join(", ")}.`;
  return { file, field: "", message };
}

/** The entry in a file, if it is a valid one of this type. */
export const validEntry = <Type extends ContentTypeName>(
  file: ParsedFile | undefined,
  type: Type,
): Entry<Type> | undefined => (file?.type === type ? (file.valid as Entry<Type> | undefined) : undefined);
