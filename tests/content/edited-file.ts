import { contentKindOf, contentKinds } from "../../src/content/content-kinds";
import type { ParsedFile } from "../../src/content/parse-content-file";
import { changed, published } from "./valid-content";

/** A published file with some fields changed, named by dots; `undefined` takes a field away. */
export function editedFile(path: string, fields: Readonly<Record<string, unknown>> = {}): ParsedFile {
  const kind = contentKindOf(path);
  if (!kind) throw new Error(`data/${path} belongs to no kind of content`);
  const content = Object.entries(fields).reduce(
    (current, [field, value]) => changed(current, field, value),
    published(path),
  );
  return { path, kind, schema: contentKinds[kind].schema, content };
}
