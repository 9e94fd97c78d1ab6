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
  const stored = type ? inOrder(contentTypes[type].schema, content) : content;
  return `${JSON.stringify(stored, null, 2)}\n`;
}

function inOrder(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => inOrder(inner.element, entry));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  const { shape } = inner;
  const strange = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  const known = Object.entries(shape).flatMap(([key, field]) => {
    const isLeftOut = bare(field) !== field && isEmpty(value[key]);
    return isLeftOut || value[key] === undefined ? [] : [[key, inOrder(field, value[key])]];
  });
  return Object.fromEntries([...strange, ...known]);
}

/** Whether nothing was filled in, however many fields there are. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}

export type Replacement = (text: string, description: FieldDescription) => string;

/** Content in which every text of a described field is what `replace` makes of it; all else stays as it is. */
export function replaceTexts(schema: z.core.$ZodType, value: unknown, replace: Replacement): unknown {
  const inner = bare(schema);
  const description = descriptionOf(inner);
  if (typeof value === "string") return description ? replace(value, description) : value;
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => replaceTexts(inner.element, entry, replace));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = inner.shape[key];
      return [key, field ? replaceTexts(field, part, replace) : part];
    }),
  );
}
