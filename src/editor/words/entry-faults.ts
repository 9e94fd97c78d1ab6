import { z } from "zod";
import { jsonSchema } from "../../content/derived/json-schema";
import { descriptionOf } from "../../content/fields/content-fields";
import { bare, isRecord } from "../../content/fields/content-path";
import { companyPlaceholders } from "../../content/fields/placeholders";
import { textFaults } from "../../content/fields/text-faults";
import { fieldFault } from "./field-fault";

/** What is wrong with a field, in one plain sentence. */
export interface Fault {
  /** As errors and forms name it: benefits.2.title. */
  field: string;
  says: string;
}

/** What is wrong with an entry's fields, each by itself, in their order. */
export function entryFaults(schema: z.core.$ZodType, value: unknown, at = "", optional = false): Fault[] {
  const inner = bare(schema);
  const path = (step: string | number) => (at === "" ? String(step) : `${at}.${step}`);
  if (inner instanceof z.ZodObject) {
    if (optional && isUnsaid(value)) return [];
    return Object.entries(inner.shape).flatMap(([key, field]) =>
      key === "order" && at === ""
        ? []
        : entryFaults(field, isRecord(value) ? value[key] : undefined, path(key), bare(field) !== field),
    );
  }
  const own = faultOf(inner, value, optional);
  const inside =
    inner instanceof z.ZodArray && Array.isArray(value)
      ? value.flatMap((entry, index) => entryFaults(inner.element, entry, path(index)))
      : [];
  return own === undefined ? inside : [{ field: at, says: own }, ...inside];
}

const known = new WeakMap<z.core.$ZodType, ReturnType<typeof jsonSchema>>();

function faultOf(schema: z.core.$ZodType, value: unknown, optional: boolean): string | undefined {
  const json = known.get(schema) ?? jsonSchema(schema);
  known.set(schema, json);
  const { minLength = 0, maxLength, minItems, maxItems, minimum, maximum } = json;
  const { label = "", patterns = [], placeholders = [], use } = descriptionOf(schema) ?? {};
  const [least, most] = [minItems ?? minimum, maxItems ?? maximum];
  const limits = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  const text = {
    least: minLength,
    ...(maxLength === undefined ? {} : { most: maxLength }),
    patterns: [...patterns],
  };
  if (json.type === "integer" && typeof value === "number" && !Number.isInteger(value))
    return `${label} is a whole number.`;
  if ((json.type === "integer" || json.type === "number") && typeof value === "string" && value !== "")
    return `${label} is a number, such as ${least ?? 1}.`;
  const [shown] = typeof value === "string" && (use === "text" || use === "copy") ? textFaults(value) : [];
  const fault = fieldFault(value, {
    label,
    required: !optional && !(schema instanceof z.ZodArray && (minItems ?? 0) === 0),
    text,
    ...(use === "copy" ? { placeholders: [...companyPlaceholders, ...placeholders] } : {}),
    ...limits,
  });
  return fault ?? (shown && `${label} must be ${shown}.`);
}

/** Whether nothing was filled in, however many fields there are. */
function isUnsaid(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isUnsaid);
  return isRecord(value) && Object.values(value).every(isUnsaid);
}
