import * as z from "zod/mini";
import { descriptionOf, type FieldDescription } from "./field-descriptions";

/** The path of a value in a file: keys and positions from the outside in. */
export type ContentPath = readonly PropertyKey[];

/** A field with its value, as `fieldsIn` finds it. */
export interface ContentField {
  path: ContentPath;
  description: FieldDescription;
  value: unknown;
}

/** The schema without `optional`. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodMiniOptional ? bare(schema.def.innerType) : schema;
}

/** Every described field that has a value, outer fields first. */
export function fieldsIn(schema: z.core.$ZodType, value: unknown, path: ContentPath = []): ContentField[] {
  if (value === undefined) return [];
  const inner = bare(schema);
  const description = descriptionOf(inner);
  const itself: ContentField[] = description ? [{ path, description, value }] : [];
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return itself.concat(
      value.flatMap((entry, index) => fieldsIn(inner.def.element, entry, [...path, index])),
    );
  if (!(inner instanceof z.ZodMiniObject && isRecord(value))) return itself;
  const fields = Object.entries(inner.shape);
  return itself.concat(fields.flatMap(([key, field]) => fieldsIn(field, value[key], [...path, key])));
}

/** A path as forms and errors name it: benefits.2.title. */
export const fieldName = (path: ContentPath): string => path.map(String).join(".");

/** The path of a field by its name. */
export const fieldPath = (name: string): ContentPath =>
  name.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The schema of the field at a path, undefined where the path leads nowhere. */
export function schemaAt(schema: z.core.$ZodType, path: ContentPath): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((current, step) => {
    const outer = current && bare(current);
    if (outer instanceof z.ZodMiniArray) return outer.def.element;
    return outer instanceof z.ZodMiniObject ? outer.shape[String(step)] : undefined;
  }, schema);
}

/** A path as an editor reads it: Benefits › 3 › Title. */
export function fieldLabel(schema: z.core.$ZodType, path: ContentPath): string {
  const labels = path.map((step, index) => {
    if (typeof step === "number") return String(step + 1);
    const field = schemaAt(schema, path.slice(0, index + 1));
    return (field && descriptionOf(bare(field))?.label) ?? String(step);
  });
  return labels.join(" › ");
}

/** The value at a path, undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((current, step) => {
    if (Array.isArray(current) && typeof step === "number") return current[step];
    return isRecord(current) ? current[String(step)] : undefined;
  }, value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True if nothing was filled in, however many fields there are. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}
