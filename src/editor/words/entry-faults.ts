import { z } from "zod";
import { type JsonSchema, jsonSchema } from "../../content/derived/json-schema";
import { bare, isRecord } from "../../content/fields/content-path";
import { descriptionOf } from "../../content/fields/field-descriptions";
import { companyPlaceholders, strayPlaceholders } from "../../content/fields/placeholders";
import { textFaults } from "../../content/fields/text-faults";

/** What is wrong with a field, in one plain sentence. */
interface Fault {
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
  const says = faultOf(inner, value, optional);
  const inside =
    inner instanceof z.ZodArray && Array.isArray(value)
      ? value.flatMap((entry, index) => entryFaults(inner.element, entry, path(index)))
      : [];
  return says === undefined ? inside : [{ field: at, says }, ...inside];
}

const known = new WeakMap<z.core.$ZodType, JsonSchema>();

/** What is wrong with a field's value, in one sentence about the first broken rule; undefined where nothing is. */
function faultOf(schema: z.core.$ZodType, value: unknown, optional: boolean): string | undefined {
  const json = known.get(schema) ?? jsonSchema(schema);
  known.set(schema, json);
  const { type, minimum, maximum, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = json;
  const { label = "" } = descriptionOf(schema) ?? {};
  const required = !optional && !(type === "array" && minItems === 0);
  if (value === undefined || value === null || value === "")
    return required ? `${label} is empty.` : undefined;
  if (typeof value === "string")
    return type === "integer" || type === "number"
      ? `${label} is a number, such as ${minimum ?? 1}.`
      : textFault(schema, json, value);
  if (Array.isArray(value)) {
    const told = `${label}: ${count(value.length, "entry", "entries")}`;
    if (value.length < minItems && (value.length > 0 || required))
      return `${told}, at least ${minItems} needed.`;
    return value.length > maxItems ? `${told}, at most ${maxItems} fit.` : undefined;
  }
  if (typeof value !== "number") return undefined;
  if (type === "integer" && !Number.isInteger(value)) return `${label} is a whole number.`;
  if (minimum !== undefined && value < minimum) return `${label} is ${value}; the least is ${minimum}.`;
  return maximum !== undefined && value > maximum
    ? `${label} is ${value}; the most is ${maximum}.`
    : undefined;
}

function textFault(schema: z.core.$ZodType, json: JsonSchema, text: string): string | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = json;
  const { label, use, patterns = [], placeholders = [] } = descriptionOf(schema) ?? {};
  const { length } = [...text];
  if (length > maxLength)
    return `${label} is ${count(length - maxLength, "character")} too long: ${length}, at most ${maxLength} fit.`;
  if (length < minLength)
    return `${label} is too short: ${count(length, "character")}, at least ${minLength} are needed.`;
  const [stray] = use === "copy" ? strayPlaceholders(text, [...companyPlaceholders, ...placeholders]) : [];
  if (stray) return `${label} names ${stray}, which nothing fills in: choose one at Insert a fact, below it.`;
  const broken = patterns.find(({ source }) => !new RegExp(source).test(text));
  const [says] = [
    ...(broken ? [broken.says] : []),
    ...(use === "text" || use === "copy" ? textFaults(text) : []),
  ];
  return says && `${label} must be ${says}.`;
}

function count(number: number, one: string, many = `${one}s`): string {
  if (number === 0) return `no ${one}`;
  return `${number} ${number === 1 ? one : many}`;
}

/** Whether nothing was filled in, however many fields there are. */
function isUnsaid(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isUnsaid);
  return isRecord(value) && Object.values(value).every(isUnsaid);
}
