import * as z from "zod/mini";
import { descriptionOf, type FieldDescription } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { schemaPath } from "../../content/json-schemas";
import { type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { isEmpty, isRecord } from "../../content/values/value-path";
import type { EntryValue, SiteEntry } from "./site";

/** Returns the text to store in place of a text, by its field. Undefined removes the text. */
export type Replacement = (text: string, field: FieldDescription, schema: z.core.$ZodType) => unknown;

const unchanged: Replacement = (text) => text;

/**
 * Writes an entry's content as the text of its file. Fields follow the order of the schema, so that a diff shows only what
 * changed. Empty optional fields are left out.
 */
export function contentText(type: ContentTypeName, value: EntryValue, replace = unchanged): string {
  const stored = normalisedValue(contentTypes[type].schema, { $schema: schemaPath(type), ...value }, replace);
  return `${JSON.stringify(stored, null, 2)}\n`;
}

/** An entry's file with some of its texts replaced. */
export function replacedTexts({ path, type, value }: SiteEntry, replace: Replacement) {
  return { path, text: contentText(type, value, replace) };
}

/** The stored form of a value, with its texts replaced. */
export function normalisedValue(schema: z.core.$ZodType, value: unknown, replace: Replacement): unknown {
  const inner = unwrapOptional(schema);
  if (typeof value === "string") return replace(value, descriptionOf(inner) ?? { label: "" }, inner);
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return value
      .map((entry) => normalisedValue(inner.def.element, entry, replace))
      .filter((entry) => entry !== undefined);
  if (inner instanceof z.ZodMiniObject && isRecord(value)) return normalisedGroup(inner, value, replace);
  return value;
}

/** The stored form of a group: unknown fields first, then the others in the order of the schema. */
function normalisedGroup({ shape }: z.ZodMiniObject, value: EntryValue, replace: Replacement): EntryValue {
  const stored = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  for (const [key, field] of Object.entries(shape)) {
    const fieldValue = normalisedValue(field, value[key], replace);
    const isOptional = unwrapOptional(field) !== field;
    if (fieldValue === undefined || (isOptional && isEmpty(fieldValue))) continue;
    stored.push([key, fieldValue]);
  }
  return Object.fromEntries(stored);
}
