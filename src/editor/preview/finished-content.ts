import * as z from "zod/mini";
import { descriptionOf, type ReferenceTarget } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { contentTypes } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import { withPath } from "./field-marks";

type IsKnown = (type: ReferenceTarget, slug: string) => boolean;

/**
 * Completes an unfinished entry, so that its page can be rendered. A missing text is empty, a missing number is nought, and a missing day is today.
 * A reference that leads nowhere is left out or, where the schema requires one, becomes an empty entry.
 */
export function finishedContent(
  schema: z.ZodMiniObject,
  value: unknown,
  isKnown: IsKnown,
): Readonly<Record<string, unknown>> {
  return finishedObject(schema, value, isKnown, "");
}

function finishedObject({ shape }: z.ZodMiniObject, value: unknown, isKnown: IsKnown, path: string) {
  const fields = Object.entries(shape).map(([key, field]) => {
    const ownPath = path ? `${path}.${key}` : key;
    return [key, finished(field, Object(value)[key], isKnown, ownPath)];
  });
  return withPath(Object.fromEntries(fields), { path, shape });
}

/** Undefined for an optional field without a value. */
function finished(schema: z.core.$ZodType, value: unknown, isKnown: IsKnown, path: string): unknown {
  const inner = unwrapOptional(schema);
  if (inner !== schema && (value === undefined || isLostReference(inner, value, isKnown))) return undefined;
  if (inner instanceof z.ZodMiniObject) return finishedObject(inner, value, isKnown, path);
  if (inner instanceof z.ZodMiniArray) return finishedList(inner.def.element, value, isKnown, path);
  if (inner instanceof z.ZodMiniNumber) return z.safeParse(z.number(), value).data ?? 0;
  if (inner instanceof z.ZodMiniBoolean) return value === true;
  const { use, to } = descriptionOf(inner) ?? {};
  if (use === "reference" && to) return finishedReference(to, value, isKnown);
  if (use === "day" && !value) return londonDay(new Date());
  return String(value ?? "");
}

function finishedList(row: z.core.$ZodType, value: unknown, isKnown: IsKnown, path: string): unknown[] {
  return [value ?? []].flat().flatMap((one, index) => {
    if (isLostReference(row, one, isKnown)) return [];
    return [finished(row, one, isKnown, `${path}.${index}`)];
  });
}

/** The slug of a known entry, or an empty entry. */
function finishedReference(to: ReferenceTarget, value: unknown, isKnown: IsKnown): unknown {
  const slug = String(value ?? "");
  if (isKnown(to, slug)) return slug;
  return { ...finishedContent(contentTypes[to].schema, {}, isKnown), slug: "" };
}

/** True for a reference that leads nowhere. */
function isLostReference(field: z.core.$ZodType, value: unknown, isKnown: IsKnown): boolean {
  const { use, to } = descriptionOf(field) ?? {};
  return use === "reference" && to !== undefined && !isKnown(to, String(value ?? ""));
}
