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

function parse({ path, text, fault: unreadable }: ContentFile): ParseResult {
  const type = contentTypeOf(path);
  if (!type) return { errors: [unknownFile(path)] };
  const { schema } = contentTypes[type];
  const json = parseJson(text);
  const fault = unreadable ?? json.fault;
  const content = isRecord(json.value) ? withoutSchemaPath(json.value) : json.value;
  const slug = valueAt(content, ["slug"]);
  const parsed = { path, type, schema, slug: typeof slug === "string" ? slug : fileName(path), content };
  if (fault === undefined) {
    const { data: valid, error } = schema.safeParse(content);
    const errors = describeIssues(parsed, error?.issues ?? []);
    const isMisnamed = typeof slug === "string" && slug !== fileName(path) && isEntry(path);
    // Leave out a copied file. The rules across files would report every field that it shares with its original.
    if (isMisnamed && errors.every(({ field }) => field !== "slug"))
      return { content, errors: [...errors, misnamed(path, slug)] };
    return { parsed: { ...parsed, valid }, content, errors };
  }
  // Keep the file, without content, so that the rules across files do not report it as missing.
  return { parsed: { ...parsed, content: undefined }, errors: [{ file: path, field: "", message: fault }] };
}

function isEntry(path: string): boolean {
  const type = contentTypeOf(path);
  return type !== undefined && "folder" in contentTypes[type].storedIn;
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
