import { z } from "zod";
import { schemaAddress } from "../../content/derived/schema-files";
import { bare, isRecord } from "../../content/fields/content-path";
import { descriptionOf, type FieldDescription } from "../../content/fields/field-descriptions";
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

/** What a text is stored as, by its field's description. */
export type Replacement = (text: string, description: FieldDescription, schema: z.core.$ZodType) => unknown;

/** A value as it is stored, each text as what `replace` makes of it. */
export function storedValue(
  schema: z.core.$ZodType,
  value: unknown,
  replace: Replacement = (text) => text,
): unknown {
  const inner = bare(schema);
  if (typeof value === "string") return replace(value, descriptionOf(inner) ?? { label: "" }, inner);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => storedValue(inner.element, entry, replace));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  const { shape } = inner;
  const strange = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  const known = Object.entries(shape).flatMap(([key, field]) => {
    const own = storedValue(field, value[key], replace);
    const { orElse = "" } = descriptionOf(bare(field)) ?? {};
    const twin = shape[orElse];
    const isSaidAlready = twin !== undefined && own === storedValue(twin, value[orElse], replace);
    const isLeftOut = own === undefined || isSaidAlready || (bare(field) !== field && isEmpty(own));
    return isLeftOut ? [] : [[key, own]];
  });
  return Object.fromEntries([...strange, ...known]);
}

/** Whether nothing was filled in, however many fields there are. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}
