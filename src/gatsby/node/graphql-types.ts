import * as z from "zod";
import { bare } from "../../content/fields/content-path";
import { descriptionOf, type FieldDescription } from "../../content/fields/field-descriptions";
import type { ContentType } from "../../content/types/content-types";

/**
 * The GraphQL types of the content, in schema definition language.
 * They are derived from the zod schemas, so that no field is described twice.
 */
export function graphqlTypes(contentTypes: Readonly<Record<string, ContentType>>): string {
  const types = new Map<string, string>();
  for (const [name, { schema }] of Object.entries(contentTypes)) {
    types.set(name, typeDefinition(name, schema, types, "implements Node @dontInfer"));
  }
  return [...types.values()].join("\n\n");
}

type Types = Map<string, string>;

function typeDefinition(name: string, schema: z.ZodObject, types: Types, suffix = "@dontInfer"): string {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const fields = Object.entries(shape).map(
    ([key, field]) => `${docstring(field)}  ${key}: ${fieldType(`${name}${capitalised(key)}`, field, types)}`,
  );
  return [`type ${name} ${suffix} {`, ...fields, "}"].join("\n");
}

/** The field's type with its directives: `String! @filled`. Only optional fields that nothing stands for may be null. */
function fieldType(nestedName: string, field: z.core.$ZodType, types: Types): string {
  const inner = bare(field);
  const required = inner === field || descriptionOf(inner)?.orElse ? "!" : "";
  if (inner instanceof z.ZodArray) {
    const [type, directive] = entryType(nestedName, inner.element, types);
    return `[${type}!]${required}${directive}`;
  }
  const [type, directive] = entryType(nestedName, inner, types);
  return `${type}${required}${directive}`;
}

function entryType(
  nestedName: string,
  field: z.core.$ZodType,
  types: Types,
): [type: string, directive: string] {
  if (field instanceof z.ZodObject) {
    const name = descriptionOf(field)?.typeName ?? nestedName;
    const definition = typeDefinition(name, field, types);
    // Of groups that share a type one may have a field more.
    if (definition.length > (types.get(name)?.length ?? 0)) types.set(name, definition);
    return [name, ""];
  }
  if (field instanceof z.ZodNumber) return [field.format?.includes("int") ? "Int" : "Float", ""];
  if (field instanceof z.ZodBoolean) return ["Boolean", ""];
  return stringType(descriptionOf(field));
}

function stringType(description: FieldDescription | undefined): [type: string, directive: string] {
  switch (description?.use) {
    case "copy":
      return ["String", " @filled"];
    case "picture":
    case "document":
      return ["File", " @fileByRelativePath"];
    case "phone":
      return ["PhoneNumber", ` @phoneNumber${description.orElse ? `(orElse: "${description.orElse}")` : ""}`];
    case "reference":
      return [description.to ?? "String", ` @link(by: "slug")`];
    default:
      return ["String", ""];
  }
}

function docstring(field: z.core.$ZodType): string {
  const description = descriptionOf(bare(field));
  if (!description) return "";
  return `  ${JSON.stringify([description.label, description.hint].filter(Boolean).join(": "))}\n`;
}

function capitalised(key: string): string {
  return `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}
