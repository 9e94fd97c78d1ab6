import { z } from "zod";
import { bare } from "../../../src/content/fields/content-path";
import { type FieldOutline, limits } from "./field-outline";

/** The fields that validation knows. Limits of lists are found by trying. */
export function zodOutline(schema: z.core.$ZodType, path = ""): FieldOutline[] {
  const inner = bare(schema);
  const field = (holds: FieldOutline["holds"], more: Partial<FieldOutline> = {}) => {
    return { path, optional: inner !== schema, holds, ...more };
  };
  if (inner instanceof z.ZodObject) return [...(path ? [field("group")] : []), ...fieldsOf(inner, path)];
  if (inner instanceof z.ZodArray)
    return [field("list", limitsOf(inner)), ...zodOutline(inner.element, `${path}[]`)];
  if (inner instanceof z.ZodEnum) return [field("choice", { choices: inner.options.map(String) })];
  if (!(inner instanceof z.ZodNumber)) return [field("text")];
  const { minValue, maxValue, format } = inner;
  const holds = format?.includes("int") ? "integer" : "number";
  return [field(holds, limits(ownLimit(minValue), ownLimit(maxValue)))];
}

function fieldsOf({ shape }: z.ZodObject, path: string): FieldOutline[] {
  return Object.entries(shape).flatMap(([name, field]) => zodOutline(field, path ? `${path}.${name}` : name));
}

/** Every number in JavaScript has a limit somewhere. */
function ownLimit(limit: number | null): number | undefined {
  return limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
}

/** More entries than any list of the site takes, unless it takes any number. */
const many = 40;

function limitsOf(list: z.ZodArray) {
  const refuses = (count: number) =>
    list.safeParse(Array(count).fill(undefined)).error?.issues.some(({ path }) => path.length === 0);
  const counts = [...Array(many).keys()].filter((count) => !refuses(count));
  const most = counts.at(-1);
  return limits(counts[0], most === many - 1 ? undefined : most);
}
