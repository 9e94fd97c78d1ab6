import * as z from "zod/mini";
import { descriptionOf } from "../../content/fields/field-descriptions";
import { bare, type ContentField } from "../../content/fields/find-fields";
import { schemaPath } from "../../content/json-schemas";
import { type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { type ContentPath, isEmpty, isRecord } from "../../content/values/value-path";
import type { SiteEntry } from "./site";

/**
 * Writes an entry's content as the text of its file. Fields follow the order of the schema, so that a diff shows only what
 * changed. Empty optional fields are left out.
 */
export function contentText(type: ContentTypeName, content: Readonly<Record<string, unknown>>): string {
  const stored = storedValue(contentTypes[type].schema, { $schema: schemaPath(type), ...content });
  return `${JSON.stringify(stored, null, 2)}\n`;
}

/** The stored form of a text, by its field. Undefined if it is left out. */
export type Replacement = (
  text: string,
  field: Omit<ContentField, "value"> & { schema: z.core.$ZodType },
) => unknown;

/** An entry's text with some of its texts replaced. A file that cannot be read stays as it is. */
export function replacedTexts({ type, text, value, isReadable }: SiteEntry, replace: Replacement): string {
  if (!isReadable) return text;
  return contentText(type, Object(storedValue(contentTypes[type].schema, value, replace)));
}

/** The stored form of a value, with its texts replaced. */
export function storedValue(
  schema: z.core.$ZodType,
  value: unknown,
  replace: Replacement = (text) => text,
  path: ContentPath = [],
): unknown {
  const inner = bare(schema);
  if (typeof value === "string")
    return replace(value, { path, description: descriptionOf(inner) ?? { label: "" }, schema: inner });
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return value
      .map((entry, index) => storedValue(inner.def.element, entry, replace, [...path, index]))
      .filter((entry) => entry !== undefined);
  if (inner instanceof z.ZodMiniObject && isRecord(value)) return storedGroup(inner, value, replace, path);
  return value;
}

/** The stored form of a group: unknown fields first, then the others in the order of the schema. */
function storedGroup(
  { shape }: z.ZodMiniObject,
  value: Readonly<Record<string, unknown>>,
  replace: Replacement,
  path: ContentPath,
): Record<string, unknown> {
  const stored = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  for (const [key, field] of Object.entries(shape)) {
    const fieldValue = storedValue(field, value[key], replace, [...path, key]);
    const isOptional = bare(field) !== field;
    if (fieldValue === undefined || (isOptional && isEmpty(fieldValue))) continue;
    stored.push([key, fieldValue]);
  }
  // Do not assign: that would lose a field named __proto__.
  return Object.fromEntries(stored);
}
