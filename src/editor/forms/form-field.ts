import { z } from "zod";
import { dayInWords } from "../../content/derived/clock";
import { type JsonSchema, jsonSchema } from "../../content/derived/json-schema";
import { bare, isRecord } from "../../content/fields/content-path";
import { descriptionOf, type FieldDescription } from "../../content/fields/field-descriptions";
import { type IconName, iconNames } from "../../content/fields/icon-names";
import { icon } from "../../content/fields/shared-fields";
import { nameFields } from "../../content/types/content-types";
import type { TextUse } from "../words/tidy";

interface Described {
  label: string;
  /** What to write, and how much. */
  hint: string;
  optional: boolean;
  /** Of a text its characters, of a list its entries. */
  most: number | undefined;
}

/** A field of a form, as its input needs it. Each kind has one input: inputs/FieldInput.tsx. */
export type FormField = Described &
  (
    | { kind: "text"; use: TextUse; placeholders: readonly string[]; long: boolean }
    | { kind: "choice"; options: readonly string[] }
    | { kind: "icon"; options: readonly IconName[] }
    | { kind: "ticks"; options: readonly string[] }
    | { kind: "reference"; to: NonNullable<FieldDescription["to"]> }
    | { kind: "tick" }
    | { kind: "page" }
    | { kind: "colour" }
    | { kind: "picture"; leastWidth: number | undefined }
    | { kind: "document" }
    | { kind: "group"; fields: readonly NamedField[] }
    | { kind: "list"; entry: FormField }
  );

export interface NamedField {
  name: string;
  field: FormField;
}

/** What an input is given. */
export type InputProps<Kind extends FormField["kind"] = FormField["kind"]> = {
  name: string;
  field: FormField & { kind: Kind };
};

/** Longer texts are written in several lines. */
const longestLine = 90;

const known = new Map<z.core.$ZodType, FormField>();

/** The form's field for a schema; the same for the same schema. */
export function formField(schema: z.core.$ZodType): FormField {
  const field = known.get(schema) ?? made(schema);
  known.set(schema, field);
  return field;
}

const first: readonly string[] = [...nameFields, "slug"];

/**
 * The fields of an entry's form, its name first and the address that follows from it. Its place in the order is no field:
 * lists are put in order where they are shown.
 */
export function entryFields(schema: z.ZodObject): readonly NamedField[] {
  const rank = ({ name }: NamedField) => (first.includes(name) ? first.indexOf(name) : first.length);
  const fields = groupFields(schema).filter(({ name }) => name !== "order");
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

function groupFields(schema: z.ZodObject): NamedField[] {
  return Object.entries(schema.shape).map(([name, field]) => ({ name, field: formField(field) }));
}

function made(schema: z.core.$ZodType): FormField {
  const inner = bare(schema);
  const { label = "", hint = "", use, to, leastWidth, placeholders = [] } = descriptionOf(inner) ?? {};
  const json = jsonSchema(inner);
  const { maxLength = 0, maxItems } = json;
  const shared = {
    label,
    hint: [hint, limitsInWords(json)].filter(Boolean).join(" "),
    optional: inner !== schema,
    most: maxItems ?? json.maxLength,
  };
  if (inner instanceof z.ZodObject) return { ...shared, kind: "group", fields: groupFields(inner) };
  if (inner instanceof z.ZodArray) {
    const entry = formField(inner.element);
    if (entry.kind === "choice") return { ...shared, kind: "ticks", options: entry.options };
    return { ...shared, kind: "list", entry };
  }
  if (inner === icon) return { ...shared, kind: "icon", options: iconNames };
  if (inner instanceof z.ZodEnum) return { ...shared, kind: "choice", options: inner.options.map(String) };
  if (inner instanceof z.ZodBoolean) return { ...shared, kind: "tick" };
  if (use === "picture") return { ...shared, kind: "picture", leastWidth };
  if (use === "page" || use === "document" || use === "colour") return { ...shared, kind: use };
  if (use === "reference" && to) return { ...shared, kind: "reference", to };
  const typed = inner instanceof z.ZodNumber ? "number" : use;
  return { ...shared, kind: "text", use: typed, placeholders, long: maxLength > longestLine };
}

/** What a new row of a list, or a new entry, begins with: lists empty, the rest unsaid. */
export function emptyValue(field: FormField): unknown {
  if (field.kind === "list" || field.kind === "ticks") return [];
  if (field.kind === "tick") return false;
  if (field.kind === "group")
    return Object.fromEntries(
      field.fields.filter((one) => !one.field.optional).map((one) => [one.name, emptyValue(one.field)]),
    );
  return "";
}

/** The words by which a row of a list is known while it is closed: its first texts. */
export function rowWords(value: unknown, most = 3): string {
  if (Array.isArray(value)) return value.map((entry) => rowWords(entry, 1)).join(", ");
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return dayInWords(String(value));
  if (!isRecord(value)) return String(value ?? "");
  const { icon: _icon, image: _image, ...told } = value;
  const words = Object.values(told).map((part) => rowWords(part, 1));
  return words.filter(Boolean).slice(0, most).join(" – ");
}

/** The limits of a field as a sentence: 40 to 160 characters. Empty where nothing is worth saying. */
export function limitsInWords({ type, minLength, maxLength, minItems, maxItems }: JsonSchema): string {
  if (type === "string") return range(minLength, maxLength, "character");
  return type === "array" ? range(minItems, maxItems, "entry", "entries") : "";
}

function range(least = 0, most: number | undefined, one: string, many = `${one}s`): string {
  const named = (count: number) => (count === 1 ? one : many);
  if (most === undefined) return least > 1 ? `${least} ${named(least)} or more.` : "";
  if (least === most) return `Exactly ${most} ${named(most)}.`;
  return least > 1 ? `${least} to ${most} ${named(most)}.` : `At most ${most} ${named(most)}.`;
}
