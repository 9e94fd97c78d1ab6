import type { z } from "zod";
import type { ContentError } from "./content-error";
import { type ContentKindName, contentKindOf, contentKinds } from "./content-kinds";
import { isRecord } from "./content-path";
import { describeIssues } from "./describe-issue";
import { parseJson } from "./parse-json";
import type { ContentFile } from "./read-content-files";
import { withoutSchemaAddress } from "./without-schema-address";

/** A file whose JSON could be read, with whatever its schema found wrong. */
export interface ParsedFile {
  path: string;
  kind: ContentKindName;
  schema: z.ZodObject;
  content: unknown;
}

/** Reads one file's JSON and checks it by itself: syntax, kind, fields. */
export function parseContentFile({ path, text }: ContentFile): {
  parsed?: ParsedFile;
  errors: ContentError[];
} {
  const kind = contentKindOf(path);
  if (!kind) return { errors: [strangeFile(path)] };
  const json = parseJson(text);
  if ("mistake" in json) return { errors: [unreadableFile(path, json.mistake)] };
  const { schema } = contentKinds[kind];
  const content = isRecord(json.value) ? withoutSchemaAddress(json.value) : json.value;
  const result = schema.safeParse(content, { reportInput: true });
  const errors = result.success ? [] : describeIssues(path, schema, content, result.error.issues);
  return { parsed: { path, kind, schema, content }, errors };
}

function unreadableFile(file: string, found: string): ContentError {
  return {
    file,
    found,
    expected: "valid JSON",
    remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
  };
}

function strangeFile(file: string): ContentError {
  const places = Object.values(contentKinds).map(({ place }) =>
    "file" in place ? place.file : `${place.folder}/<slug>.json`,
  );
  return {
    file,
    found: "a file that belongs to no kind of content",
    expected: `one of: ${places.join(", ")}`,
    remedy: "Move or rename the file, or remove it.",
  };
}
