import type { z } from "zod";
import type { ContentError } from "./content-error";
import { type ContentKindName, contentKindOf, contentKinds } from "./content-kinds";
import { isRecord } from "./content-path";
import { describeIssues } from "./describe-issue";
import type { ContentFile } from "./read-content-files";

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
  const json = parseJson(path, text);
  if ("error" in json) return { errors: [json.error] };
  const { schema } = contentKinds[kind];
  const content = withoutSchemaAddress(json.value);
  const result = schema.safeParse(content, { reportInput: true });
  const errors = result.success ? [] : describeIssues(path, schema, content, result.error.issues);
  return { parsed: { path, kind, schema, content }, errors };
}

/** `$schema` tells code editors how to complete the file; it is no content. */
function withoutSchemaAddress(content: unknown): unknown {
  if (!isRecord(content)) return content;
  const { $schema: _address, ...rest } = content;
  return rest;
}

function parseJson(file: string, text: string): { value: unknown } | { error: ContentError } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      error: {
        file,
        found: `${reason}${lineAndColumn(text, reason)}`,
        expected: "valid JSON",
        remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
      },
    };
  }
}

/** Node 20 names a position only as a number of characters; people count lines. */
function lineAndColumn(text: string, reason: string): string {
  const position = /at position (\d+)/.exec(reason)?.[1];
  const before = position === undefined ? text : text.slice(0, Number(position));
  const lines = before.split("\n");
  return /\(line \d+/.test(reason)
    ? ""
    : ` (line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1})`;
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
