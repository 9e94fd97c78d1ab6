import type { z } from "zod";
import { isRecord } from "../fields/content-path";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../types/content-types";
import { describeIssues } from "./describe-issue";
import { parseJson } from "./parse-json";
import type { ContentFile } from "./read-content-files";
import type { ValidationError } from "./validation-error";
import { withoutSchemaAddress } from "./without-schema-address";

/** A file whose JSON could be read, with whatever its schema found wrong. */
export interface ParsedFile {
  path: string;
  type: ContentTypeName;
  schema: z.ZodObject;
  content: unknown;
}

/** Reads one file's JSON and checks it by itself: syntax, type, fields. */
export function parseContentFile({ path, text }: ContentFile): {
  parsed?: ParsedFile;
  errors: ValidationError[];
} {
  const type = contentTypeOf(path);
  if (!type) return { errors: [strangeFile(path)] };
  const json = parseJson(text);
  if ("error" in json) return { errors: [unreadableFile(path, json.error)] };
  const { schema } = contentTypes[type];
  const content = isRecord(json.value) ? withoutSchemaAddress(json.value) : json.value;
  const result = schema.safeParse(content, { reportInput: true });
  const errors = result.success ? [] : describeIssues(path, schema, content, result.error.issues);
  return { parsed: { path, type, schema, content }, errors };
}

function unreadableFile(file: string, found: string): ValidationError {
  return {
    file,
    found,
    expected: "valid JSON",
    remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
  };
}

function strangeFile(file: string): ValidationError {
  const places = Object.values(contentTypes).map(({ place }) =>
    "file" in place ? place.file : `${place.folder}/<slug>.json`,
  );
  return {
    file,
    found: "a file that belongs to no content type",
    expected: `one of: ${places.join(", ")}`,
    remedy: "Move or rename the file, or remove it.",
  };
}
