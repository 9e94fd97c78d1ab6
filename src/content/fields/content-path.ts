import * as z from "zod";
import { descriptionOf, type FieldDescription } from "./field-descriptions";

/** Where a value is in a file: keys and positions from the outside in. */
export type ContentPath = readonly PropertyKey[];

/** A field with its value, as `visitFields` finds it. */
export interface ContentField {
  path: ContentPath;
  description: FieldDescription;
  value: unknown;
}

/** The schema below optionality. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

/** Calls `visit` for every described field that has a value, outer fields first. */
export function visitFields(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (field: ContentField) => void,
  path: ContentPath = [],
): void {
  if (value === undefined) return;
  const inner = bare(schema);
  const description = descriptionOf(inner);
  if (description) visit({ path, description, value });
  if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries(inner.shape))
      visitFields(field, value[key], visit, [...path, key]);
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    value.forEach((entry, index) => {
      visitFields(inner.element, entry, visit, [...path, index]);
    });
  }
}

/** A path as it is written in code: benefits[2].title. */
export function fieldName(path: ContentPath): string {
  return path.reduce<string>(
    (name, step) =>
      typeof step === "number" ? `${name}[${step}]` : name ? `${name}.${String(step)}` : String(step),
    "",
  );
}

/** A path as an editor reads it: Benefits › 3 › Title. */
export function fieldLabel(schema: z.core.$ZodType, path: ContentPath): string {
  const labels: string[] = [];
  let current: z.core.$ZodType | undefined = bare(schema);
  for (const step of path) {
    if (typeof step === "number") {
      current = current instanceof z.ZodArray ? bare(current.element) : undefined;
      labels.push(String(step + 1));
    } else {
      const shape: Readonly<Record<string, z.core.$ZodType>> =
        current instanceof z.ZodObject ? current.shape : {};
      const field = shape[String(step)];
      current = field && bare(field);
      labels.push((current && descriptionOf(current)?.label) ?? String(step));
    }
  }
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
