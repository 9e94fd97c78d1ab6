import * as z from "zod/mini";
import { descriptionOf, type ReferenceTarget } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { contentTypes } from "../../content/types/content-types";

/** The path of an object in the entry, and the fields of its schema. */
export interface FieldGroup {
  /** Such as benefits.2. Empty for the entry itself. */
  path: string;
  shape: Readonly<Record<string, z.core.$ZodType>>;
}

const groupKey = Symbol("group");

/** The description that `finishedContent` attached to an object. A copy of the object keeps it. */
export const fieldGroupOf = (value: object): FieldGroup | undefined =>
  (value as { [groupKey]?: FieldGroup })[groupKey];

type IsKnown = (type: ReferenceTarget, slug: string) => boolean;

/**
 * Completes an unfinished entry, so that its page's query can be answered. A missing text is empty, a missing number is 0.
 * A reference that leads nowhere is left out or, where the schema requires one, becomes an empty entry.
 */
export function finishedContent(
  schema: z.ZodMiniObject,
  value: unknown,
  isKnown: IsKnown,
): Readonly<Record<string, unknown>> {
  return finishedGroup(schema, value, isKnown, "");
}

function finishedGroup({ shape }: z.ZodMiniObject, value: unknown, isKnown: IsKnown, path: string) {
  const fields = Object.entries(shape).map(([key, field]) => {
    const ownPath = path ? `${path}.${key}` : key;
    return [key, finished(field, Object(value)[key], isKnown, ownPath)];
  });
  const group: FieldGroup = { path, shape };
  return { ...Object.fromEntries(fields), [groupKey]: group };
}

/** Undefined for an optional field without a value. */
function finished(schema: z.core.$ZodType, value: unknown, isKnown: IsKnown, path: string): unknown {
  const inner = unwrapOptional(schema);
  if (inner !== schema && (value === undefined || isLostReference(inner, value, isKnown))) return undefined;
  if (inner instanceof z.ZodMiniObject) return finishedGroup(inner, value, isKnown, path);
  if (inner instanceof z.ZodMiniArray) return finishedList(inner.def.element, value, isKnown, path);
  if (inner instanceof z.ZodMiniNumber) return z.safeParse(z.number(), value).data ?? 0;
  if (inner instanceof z.ZodMiniBoolean) return value === true;
  const { use, to } = descriptionOf(inner) ?? {};
  if (use === "reference" && to) return finishedReference(to, value, isKnown);
  return String(value ?? "");
}

function finishedList(row: z.core.$ZodType, value: unknown, isKnown: IsKnown, path: string): unknown[] {
  return [value ?? []].flat().flatMap((entry, index) => {
    if (isLostReference(row, entry, isKnown)) return [];
    return [finished(row, entry, isKnown, `${path}.${index}`)];
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
