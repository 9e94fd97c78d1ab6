import { z } from "zod";
import { bare, isRecord } from "../../content/content-path";

/**
 * The paths of optional groups and lists that were left empty. Decap leaves out empty texts itself, but stores the
 * group around them; the content must do without it.
 */
export function emptyParts(schema: z.core.$ZodType, value: unknown, path: string[] = []): string[][] {
  const inner = bare(schema);
  if (inner !== schema && isEmpty(value)) return [path];
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const field = inner.shape[key];
    return field ? emptyParts(field, part, [...path, key]) : [];
  });
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}
