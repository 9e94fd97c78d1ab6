import { z } from "zod";
import { jsonSchema } from "../content/derived/json-schema";
import { descriptionOf } from "../content/fields/content-fields";
import { bare } from "../content/fields/content-path";
import { limitsInWords } from "./limits-in-words";
import { referenceOptions } from "./reference-options";

/** A field of a form, as Decap CMS configures it: https://decapcms.org/docs/widgets */
export interface FormField {
  name: string;
  widget: string;
  label?: string;
  label_singular?: string;
  hint?: string;
  required?: boolean;
  default?: string;
  /** A regular expression, and the message where a value does not match it. */
  pattern?: [source: string, says: string];
  min?: number;
  max?: number;
  step?: number;
  value_type?: "int" | "float";
  options?: { label: string; value: string }[];
  multiple?: boolean;
  collection?: string;
  value_field?: string;
  display_fields?: string[];
  search_fields?: string[];
  options_length?: number;
  collapsed?: boolean;
  summary?: string;
  field?: FormField;
  fields?: FormField[];
}

/** Validation counts an emoji as one character; without the flag `u`, which Decap does not set, a pattern sees two. */
const anyCharacter =
  "(?:[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^\\uD800-\\uDBFF]|[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF]))";

/** Longer texts get a box of several lines. */
const longestLine = 100;

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
  if (schema instanceof z.ZodEnum) return { widget: "select", options: options(schema) };
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

function textWidget(schema: z.core.$ZodType): Omit<FormField, "name"> {
  const { use, to, patterns } = descriptionOf(schema) ?? {};
  if (use === "reference" && to) return { widget: "relation", ...referenceOptions[to] };
  if (use === "picture") return { widget: "image" };
  const limits = jsonSchema(schema);
  const { minLength = 0, maxLength, pattern = "" } = limits;
  const says = [limitsInWords(limits).replace(/\.$/, ""), ...(patterns ?? []).map((one) => one.says)];
  return {
    widget: maxLength && maxLength > longestLine ? "text" : "string",
    pattern: [
      `^(?=${anyCharacter}{${minLength},${maxLength ?? ""}}$)(?=${pattern})`,
      says.filter(Boolean).join("; "),
    ],
  };
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
    return { widget: "select", multiple: true, ...limits, options: options(entry) };
  if (entry instanceof z.ZodObject)
    return {
      widget: "list",
      ...limits,
      label_singular: label,
      summary: summary(entry),
      fields: formFields(entry),
    };
  const single = formField("entry", entry, false);
  return single.widget === "relation"
    ? { ...textWidget(entry), multiple: true, ...limits }
    : { widget: "list", ...limits, label_singular: label, field: single };
}

/** The label of a collapsed list entry: its title where it has one, otherwise its texts, or all its fields. */
function summary(entry: z.ZodObject): string {
  const names = Object.keys(entry.shape);
  const texts = names.filter((name) => bare(entry.shape[name] ?? entry) instanceof z.ZodString);
  const title = ["title", "alt", "label", "phase"].find((name) => names.includes(name));
  return (title ? [title] : texts.length > 0 ? texts : names).map((name) => `{{fields.${name}}}`).join(" – ");
}

function options(schema: z.ZodEnum): { label: string; value: string }[] {
  return schema.options.map((option) => {
    const value = String(option);
    const words = value.replaceAll("-", " ");
    return { label: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, value };
  });
}
