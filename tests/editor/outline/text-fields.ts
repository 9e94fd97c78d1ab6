import { z } from "zod";
import type { FormField } from "../../../src/cms/fields/field-of-form";
import { formFields } from "../../../src/cms/form-field";
import { type JsonSchema, jsonSchema } from "../../../src/content/derived/json-schema";
import { bare, isRecord, valueAt } from "../../../src/content/fields/content-path";
import type { ContentFile } from "../../../src/content/reading/read-content-files";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../../src/content/types/content-types";
import { schemaOf } from "./json-outline";

/** A text of the content with what each description says of it, and what is published there. */
export interface TextField {
  /** Area.name; Service.phases[].tasks[] */
  name: string;
  schema: z.core.$ZodType;
  form: FormField;
  json: JsonSchema;
  published: string[];
}

/** Every text of a content type. */
export function textFields(type: ContentTypeName, files: readonly ContentFile[]): TextField[] {
  const { schema } = contentTypes[type];
  const contents = files
    .filter(({ path }) => contentTypeOf(path) === type)
    .map(({ text }) => JSON.parse(text));
  return fieldsOf({ name: type, schema, json: jsonSchema(schema), contents, forms: formFields(schema) });
}

interface Group {
  name: string;
  schema: z.ZodObject;
  forms: readonly FormField[];
  json: JsonSchema;
  contents: readonly unknown[];
}

function fieldsOf({ name, schema, forms, json, contents }: Group): TextField[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const form = forms.find((candidate) => candidate.name === key);
    if (!form) throw new Error(`${name}.${key} is in no form`);
    const values = contents.map((content) => valueAt(content, [key])).filter((value) => value !== undefined);
    return fieldOf(`${name}.${key}`, bare(field), form, schemaOf(json.properties?.[key]), values);
  });
}

function fieldOf(
  name: string,
  schema: z.core.$ZodType,
  form: FormField,
  json: JsonSchema,
  values: readonly unknown[],
): TextField[] {
  if (schema instanceof z.ZodObject)
    return fieldsOf({ name, schema, forms: form.fields ?? [], json, contents: values.filter(isRecord) });
  if (schema instanceof z.ZodArray) {
    const { field: entry = form } = form;
    return fieldOf(`${name}[]`, bare(schema.element), entry, schemaOf(json.items), values.flat());
  }
  const published = values.filter((value) => typeof value === "string");
  return schema instanceof z.ZodString ? [{ name, schema, form, json, published }] : [];
}
