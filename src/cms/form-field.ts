import { z } from "zod";
import { jsonSchema } from "../content/derived/json-schema";
import { descriptionOf } from "../content/fields/content-fields";
import { bare } from "../content/fields/content-path";
import { icon } from "../content/fields/shared-fields";
import { limitsInWords } from "../editor/forms/words/limits-in-words";
import type { FormField } from "./fields/field-of-form";
import { textWidget } from "./fields/text-widget";

/** The fields of a form, made from the schema of what is filled in. */
export function formFields(schema: z.ZodObject, allOptional = false): FormField[] {
  return Object.entries(schema.shape).map(([name, field]) => formField(name, field, allOptional));
}

function formField(name: string, schema: z.core.$ZodType, allOptional: boolean): FormField {
  const inner = bare(schema);
  const optional = allOptional || inner !== schema;
  const { label = name, hint } = descriptionOf(inner) ?? {};
  const advice = [hint, limitsInWords(jsonSchema(inner))].filter(Boolean).join(" ");
  return {
    name,
    label,
    ...(advice ? { hint: advice } : {}),
    ...(optional ? { required: false } : {}),
    ...(name === "alt" ? { alternative: true as const } : {}),
    ...widgetOf(inner, optional),
  };
}

/**
 * The part that depends on what is filled in. A group that may be left out has fields that may be left out, because
 * Decap asks for the required fields of empty groups, too; the content check finds groups that are half filled in.
 */
function widgetOf(schema: z.core.$ZodType, optional: boolean): Omit<FormField, "name"> {
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: optional, fields: formFields(schema, optional) };
  if (schema instanceof z.ZodArray) return listWidget(schema);
  if (schema instanceof z.ZodEnum)
    return { widget: schema === icon ? "icon" : "select", options: options(schema) };
  const { type, minimum, maximum } = jsonSchema(schema);
  if (type === "integer" || type === "number")
    return {
      widget: "number",
      ...(type === "integer" ? { value_type: "int", step: 1 } : { value_type: "float", step: 0.00001 }),
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
    };
  return textWidget(schema);
}

function listWidget(schema: z.ZodArray): Omit<FormField, "name"> {
  const { minItems, maxItems } = jsonSchema(schema);
  const limits = {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
  const entry = bare(schema.element);
  const { label = "Entry" } = descriptionOf(entry) ?? {};
  if (entry instanceof z.ZodEnum)
    return { widget: "choices", multiple: true, ...limits, options: options(entry) };
  if (entry instanceof z.ZodObject)
    return {
      widget: "list",
      ...(holdsPicture(entry) ? { takes_pictures: true } : {}),
      ...limits,
      label_singular: label,
      summary: summary(entry),
      fields: formFields(entry),
    };
  const single = formField("entry", entry, false);
  return single.widget === "relation"
    ? { ...textWidget(entry), multiple: true, ...limits }
    : { widget: "list", ...limits, label_singular: label, summary: summaryOf(single.name), field: single };
}

/** Several of these are added by choosing several files. */
const holdsPicture = ({ shape: { image } }: z.ZodObject) => image && descriptionOf(image)?.use === "picture";

/** The label of a closed list entry: its title where it has one, otherwise its texts and choices, or all its fields. */
function summary(entry: z.ZodObject): string {
  const names = Object.keys(entry.shape);
  const words = names.filter((name) => holdsWords(entry.shape[name] ?? entry));
  const title = ["title", "alt", "label", "phase"].find((name) => names.includes(name));
  return (title ? [title] : words.length > 0 ? words : names).map(summaryOf).join(" – ");
}

const summaryOf = (name: string) => `{{fields.${name}}}`;

function holdsWords(field: z.core.$ZodType): boolean {
  const inner = bare(field);
  return (
    inner instanceof z.ZodString || (inner instanceof z.ZodArray && bare(inner.element) instanceof z.ZodEnum)
  );
}

function options(schema: z.ZodEnum): { label: string; value: string }[] {
  return schema.options.map((option) => {
    const value = String(option);
    const words = value.replaceAll("-", " ");
    return { label: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, value };
  });
}
