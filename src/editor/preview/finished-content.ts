import * as z from "zod/mini";
import { descriptionOf, type ReferenceTarget } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { contentTypes } from "../../content/types/content-types";

/** Describes an object of the content: where it is in the entry, and which fields its schema has. */
export interface FieldGroup {
  /** As forms name it: benefits.2. Empty for the entry itself. */
  path: string;
  shape: Readonly<Record<string, z.core.$ZodType>>;
}

const groupKey = Symbol("group");

/** The description that `finishedContent` attached to an object. A copy of the object keeps it. */
export const fieldGroupOf = (value: object): FieldGroup | undefined =>
  (value as { [groupKey]?: FieldGroup })[groupKey];

type IsKnown = (type: ReferenceTarget, slug: string) => boolean;

/**
 * Completes an entry that is still being written, so that its page's query can be answered. Leaves out what is unfinished
 * where the entry may lack it: a group without its day, time or number, a reference that leads nowhere. Otherwise a missing
 * text is empty, a missing number is nought, and a missing entry is an empty one.
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

/** Undefined if the value is left out. */
function finished(schema: z.core.$ZodType, value: unknown, isKnown: IsKnown, path: string): unknown {
  const inner = unwrapOptional(schema);
  if (inner !== schema && (value === undefined || mustBeLeftOut(inner, value, isKnown))) return undefined;
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
    if (mustBeLeftOut(row, entry, isKnown)) return [];
    return [finished(row, entry, isKnown, `${path}.${index}`)];
  });
}

/** The slug of a known entry, or an empty entry. */
function finishedReference(to: ReferenceTarget, value: unknown, isKnown: IsKnown): unknown {
  const slug = String(value ?? "");
  if (isKnown(to, slug)) return slug;
  return { ...finishedContent(contentTypes[to].schema, {}, isKnown), slug: "" };
}

/** True for a group that components cannot calculate with, and for a reference that leads nowhere. */
function mustBeLeftOut(schema: z.core.$ZodType, value: unknown, isKnown: IsKnown): boolean {
  if (!(schema instanceof z.ZodMiniObject)) return isLostReference(schema, value, isKnown);
  return Object.entries(schema.shape).some(([key, field]) => {
    const inner = unwrapOptional(field);
    const written = Object(value)[key];
    if (isCalculated(inner)) return !z.safeParse(field, written).success;
    const isRequired = inner === field;
    return isRequired && isLostReference(inner, written, isKnown);
  });
}

function isLostReference(field: z.core.$ZodType, value: unknown, isKnown: IsKnown): boolean {
  const { use, to } = descriptionOf(field) ?? {};
  return use === "reference" && to !== undefined && !isKnown(to, String(value ?? ""));
}

const isCalculated = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodMiniNumber || /^(day|time)$/.test(descriptionOf(field)?.use ?? "");
