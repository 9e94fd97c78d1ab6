import * as z from "zod/mini";
import { type ContentPath, isRecord } from "../values/value-path";
import { descriptionOf, type FieldDescription } from "./field-descriptions";

/** A field with its value, as `fieldsIn` finds it. */
export interface ContentField {
  path: ContentPath;
  description: FieldDescription;
  value: unknown;
}

/** The schema without `optional`. */
export function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodMiniOptional ? unwrapOptional(schema.def.innerType) : schema;
}

/** Every described field that has a value, outer fields first. */
export function fieldsIn(schema: z.core.$ZodType, value: unknown, path: ContentPath = []): ContentField[] {
  if (value === undefined) return [];
  const inner = unwrapOptional(schema);
  const description = descriptionOf(inner);
  const itself: ContentField[] = description ? [{ path, description, value }] : [];
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return itself.concat(value.flatMap((item, index) => fieldsIn(inner.def.element, item, [...path, index])));
  if (!(inner instanceof z.ZodMiniObject && isRecord(value))) return itself;
  const fields = Object.entries(inner.shape);
  return itself.concat(fields.flatMap(([key, field]) => fieldsIn(field, value[key], [...path, key])));
}

/** The schema of the field at a path, undefined where the path leads nowhere. */
export function schemaAt(schema: z.core.$ZodType, path: ContentPath): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((current, step) => {
    const outer = current && unwrapOptional(current);
    if (outer instanceof z.ZodMiniArray) return outer.def.element;
    return outer instanceof z.ZodMiniObject ? outer.shape[String(step)] : undefined;
  }, schema);
}

/** The labels along a path, with the numbers of rows: Benefits, 3, Title. */
export function fieldLabels(schema: z.core.$ZodType, path: ContentPath): string[] {
  return path.map((step, index) => {
    if (typeof step === "number") return String(step + 1);
    const field = schemaAt(schema, path.slice(0, index + 1));
    return (field && descriptionOf(unwrapOptional(field))?.label) ?? String(step);
  });
}

/** A path as an editor reads it: Benefits › 3 › Title. */
export const fieldLabel = (schema: z.core.$ZodType, path: ContentPath): string =>
  fieldLabels(schema, path).join(" › ");
