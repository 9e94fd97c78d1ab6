import type { ParsedFile } from "../../src/content/reading/parse-content-file";
import { contentTypeOf, contentTypes } from "../../src/content/types/content-types";
import { changed, published } from "./valid-content";

/** A published file with some fields changed, named by dots; `undefined` takes a field away. */
export function editedFile(path: string, fields: Readonly<Record<string, unknown>> = {}): ParsedFile {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`data/${path} belongs to no content type`);
  const content = Object.entries(fields).reduce(
    (current, [field, value]) => changed(current, field, value),
    published(path),
  );
  return { path, type, schema: contentTypes[type].schema, content };
}
