import * as z from "zod";
import { schemaAddress } from "../../content/derived/schema-files";
import { descriptionOf } from "../../content/fields/field-descriptions";
import { bare, type ContentField, type ContentPath, isRecord } from "../../content/fields/value-path";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import { contentTypeNames, contentTypes } from "../../content/types/content-types";

/**
 * An entry's content as the text of its file: fields in the order in which they are described, so that a diff shows what
 * changed and no more, and optional ones that were left empty left out.
 */
export function contentText(content: unknown): string {
  const type = contentTypeNames.find((name) => isRecord(content) && content.$schema === schemaAddress(name));
  const stored = type ? storedValue(contentTypes[type].schema, content) : content;
  return `${JSON.stringify(stored, null, 2)}\n`;
}

/** The stored form of a text, by its field. Undefined if it is left out. */
export type Replacement = (
  text: string,
  field: Omit<ContentField, "value"> & { schema: z.core.$ZodType },
) => unknown;

/** A file with each text as what `replace` makes of it: the same file where that is what it says. */
export function replacedTexts(file: ContentFile, replace: Replacement): ContentFile {
  const { parsed } = parseContentFile(file);
  if (parsed?.content === undefined) return file;
  const content: unknown = JSON.parse(file.text);
  const text = contentText(storedValue(parsed.schema, content, replace));
  return text === contentText(content) ? file : { ...file, text };
}

/** A value as it is stored, each text as what `replace` makes of it. */
export function storedValue(
  schema: z.core.$ZodType,
  value: unknown,
  replace: Replacement = (text) => text,
  path: ContentPath = [],
): unknown {
  const inner = bare(schema);
  const storedAt = (step: string | number, field: z.core.$ZodType, own: unknown) =>
    storedValue(field, own, replace, [...path, step]);
  if (typeof value === "string")
    return replace(value, { path, description: descriptionOf(inner) ?? { label: "" }, schema: inner });
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value
      .map((entry, index) => storedAt(index, inner.element, entry))
      .filter((own) => own !== undefined);
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  const { shape } = inner;
  const strange = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  const known = Object.entries(shape).flatMap(([key, field]) => {
    const own = storedAt(key, field, value[key]);
    const { orElse = "" } = descriptionOf(bare(field)) ?? {};
    const twin = shape[orElse];
    const isSaidAlready = twin !== undefined && own === storedAt(orElse, twin, value[orElse]);
    const isLeftOut = own === undefined || isSaidAlready || (bare(field) !== field && isEmpty(own));
    return isLeftOut ? [] : [[key, own]];
  });
  return Object.fromEntries([...strange, ...known]);
}

/** True if nothing was filled in, however many fields there are. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}
