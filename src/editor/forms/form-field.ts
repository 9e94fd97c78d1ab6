import * as z from "zod/mini";
import { descriptionOf, type FieldDescription } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { nameFieldOf } from "../../content/types/content-types";
import { dayInWords } from "../../content/values/clock";

type Fields = Readonly<Record<string, FormField>>;

/** zod's name of a type. Content has string, number, boolean, enum, array and object. */
export type FieldType = z.core.$ZodTypeDef["type"];

/** A field of a form, made from its schema. FieldInput.tsx chooses its input. */
export interface FormField extends FieldDescription {
  type: FieldType;
  optional: boolean;
  /** In characters of a text, or in rows of a list. */
  min?: number | undefined;
  max?: number | undefined;
  /** The options of a choice. */
  options?: readonly string[];
  /** A row of a list. */
  items?: FormField;
  /** The fields of a group. */
  properties?: Fields;
}

/** The id of the element that holds a field. */
export const fieldId = (name: string) => `field-${name}`;

export interface FieldProps {
  name: string;
  field: FormField;
}

/** An input's props, with the ids by which its label, hint and error are announced. */
export type InputProps = FieldProps & { ariaProps: { id?: string; "aria-describedby"?: string | undefined } };

export function formField(schema: z.core.$ZodType): FormField {
  const field = unwrapOptional(schema);
  const { type, checks = [] } = field._zod.def;
  const limits: { minimum?: number; maximum?: number } = Object.assign(
    {},
    ...checks.map((check) => check._zod.def),
  );
  return {
    label: "",
    ...descriptionOf(field),
    type,
    optional: field !== schema,
    min: limits.minimum,
    max: limits.maximum,
    ...(field instanceof z.ZodMiniEnum && { options: Object.keys(field.def.entries) }),
    ...(field instanceof z.ZodMiniArray && { items: formField(field.def.element) }),
    ...(field instanceof z.ZodMiniObject && {
      properties: Object.fromEntries(
        Object.entries(field.shape).map(([name, inner]) => [name, formField(inner)]),
      ),
    }),
  };
}

/**
 * The fields of an entry's form: the name, the slug that is derived from it, then the others. The order number and the date of
 * a legal text have no field: publishing sets them.
 */
export function entryFields(schema: z.ZodMiniObject): Fields {
  const name = nameFieldOf(schema);
  const rank = ([field, { use }]: [string, FormField]) => (field === name ? 0 : use === "slug" ? 1 : 2);
  const fields = Object.entries(formField(schema).properties ?? {}).filter(([, one]) => !one.isSetByEditor);
  return Object.fromEntries(fields.toSorted((one, other) => rank(one) - rank(other)));
}

/**
 * Completes a value with empty fields. Without a value, returns the initial value of a new row or entry.
 * react-hook-form fills an undefined field with the value that it had when the form was opened.
 */
export function formValue({ type, items, properties = {} }: FormField, value?: unknown): unknown {
  if (type === "array") return [value ?? []].flat().map((row) => (items ? formValue(items, row) : row));
  if (type !== "object") return value ?? (type === "boolean" ? false : "");
  const fields = Object.entries(properties);
  return Object.fromEntries(fields.map(([name, field]) => [name, formValue(field, Object(value)[name])]));
}

/** The picture field of a row, with its name. */
export const pictureFieldIn = ({ properties = {} }: FormField): [name: string, field?: FormField] =>
  Object.entries(properties).find(([, { use }]) => use === "picture") ?? [""];

/** True if a field's value says something in a summary: a choice, a tick, a picture and a point do not. */
const isSummarised = ({ type, use }: FormField) =>
  type !== "enum" && type !== "boolean" && use !== "picture" && use !== "point";

/** The label of a closed row of a list: its first texts. */
export function rowSummary(field: FormField, value: unknown, maxTexts = 3): string {
  const { items, properties, use } = field;
  if (items)
    return [value ?? []]
      .flat()
      .map((row) => rowSummary(items, row, 1))
      .join(", ");
  if (properties) {
    const summarised = Object.entries(properties).filter(([, one]) => isSummarised(one));
    const texts = summarised.map(([name, one]) => rowSummary(one, Object(value)[name], 1));
    return texts.filter(Boolean).slice(0, maxTexts).join(" – ");
  }
  if (use === "day" && value) return dayInWords(String(value));
  return String(value ?? "");
}

/** The hint, with the least length. The form shows the length that is left beside it. */
export function hintOf({ type, hint, items, min = 0 }: FormField): string {
  const limit = min > 1 ? `At least ${min}${type === "array" ? "" : " characters"}.` : "";
  const ofRows = items && items.type !== "object" ? hintOf(items) : "";
  return [hint, limit, ofRows].filter(Boolean).join(" ");
}
