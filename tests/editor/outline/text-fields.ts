import { z } from "zod";
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
  json: JsonSchema;
  published: string[];
}

/** Every text of a content type. */
export function textFields(type: ContentTypeName, files: readonly ContentFile[]): TextField[] {
  const { schema } = contentTypes[type];
  const contents = files
    .filter(({ path }) => contentTypeOf(path) === type)
    .map(({ text }) => JSON.parse(text));
  return fieldsOf({ name: type, schema, json: jsonSchema(schema), contents });
}

interface Group {
  name: string;
  schema: z.ZodObject;
  json: JsonSchema;
  contents: readonly unknown[];
}

function fieldsOf({ name, schema, json, contents }: Group): TextField[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const values = contents.map((content) => valueAt(content, [key])).filter((value) => value !== undefined);
    return fieldOf(`${name}.${key}`, bare(field), schemaOf(json.properties?.[key]), values);
  });
}

function fieldOf(
  name: string,
  schema: z.core.$ZodType,
  json: JsonSchema,
  values: readonly unknown[],
): TextField[] {
  if (schema instanceof z.ZodObject)
    return fieldsOf({ name, schema, json, contents: values.filter(isRecord) });
  if (schema instanceof z.ZodArray) {
    return fieldOf(`${name}[]`, bare(schema.element), schemaOf(json.items), values.flat());
  }
  const published = values.filter((value) => typeof value === "string");
  return schema instanceof z.ZodString ? [{ name, schema, json, published }] : [];
}
