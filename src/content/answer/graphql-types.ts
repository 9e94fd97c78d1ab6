import * as z from "zod";
import { descriptionOf, type FieldDescription } from "../fields/field-descriptions";
import { bare } from "../fields/value-path";
import type { ContentType } from "../types/content-types";

/** The type of a telephone number, which every content type shares. */
export const phoneNumberType = `
type PhoneNumber @dontInfer {
  "As stored: +447700900123."
  e164: String!
  "As people read it: 07700 900123."
  display: String!
  "For a telephone link: tel:+447700900123."
  telLink: String!
  "For a WhatsApp link, without a message."
  whatsAppLink: String!
}`;

/**
 * The GraphQL types of the content, in schema definition language.
 * Derived from the zod schemas, so that no field is described twice.
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

/** The field's type with its directive: `String! @filled`. A field is nullable only if it is optional and nothing stands for it. */
function fieldType(nestedName: string, field: z.core.$ZodType, types: Types): string {
  const inner = bare(field);
  const required = inner === field || descriptionOf(inner)?.isDerived ? "!" : "";
  const entry = inner instanceof z.ZodArray ? inner.element : inner;
  const type = entryType(nestedName, entry, types);
  return `${entry === inner ? type : `[${type}!]`}${required}${directive(descriptionOf(entry))}`;
}

function entryType(nestedName: string, field: z.core.$ZodType, types: Types): string {
  const { typeName = nestedName, to, use } = descriptionOf(field) ?? {};
  if (field instanceof z.ZodObject) {
    const definition = typeDefinition(typeName, field, types);
    // Groups that share a type may differ by one field; keep the longer definition.
    if (definition.length > (types.get(typeName)?.length ?? 0)) types.set(typeName, definition);
    return typeName;
  }
  if (field instanceof z.ZodNumber) return field.format?.includes("int") ? "Int" : "Float";
  if (field instanceof z.ZodBoolean) return "Boolean";
  if (use === "picture" || use === "document") return "File";
  return use === "phone" ? "PhoneNumber" : (to ?? "String");
}

function directive({ use }: Partial<FieldDescription> = {}): string {
  switch (use) {
    case "copy":
      return " @filled";
    case "picture":
    case "document":
      return " @fileByRelativePath";
    case "phone":
      return " @phoneNumber";
    case "reference":
      return ` @link(by: "slug")`;
    default:
      return "";
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
