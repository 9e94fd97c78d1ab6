import type { ContentError } from "./content-error";
import { type ContentPath, fieldLabel, valueAt } from "./content-path";
import { place, quote } from "./describe-issue";
import type { ParsedFile } from "./parse-content-file";

interface Advice {
  /** Where the field's value alone does not show what is wrong. */
  found?: string;
  expected: string;
  remedy: string;
}

/** A mistake in one field of a file. */
export function mistakeAt(file: ParsedFile, path: ContentPath, { found, ...advice }: Advice): ContentError {
  return {
    file: file.path,
    ...place(file.schema, path),
    found: found ?? quote(valueAt(file.content, path)),
    ...advice,
  };
}

/** A field by the labels that an editor sees. */
export function labelAt({ schema }: ParsedFile, path: ContentPath): string {
  return fieldLabel(schema, path);
}
