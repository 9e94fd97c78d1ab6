import * as z from "zod/mini";
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

interface Field {
  docstring: string;
  /** Its type without an exclamation mark. */
  type: string;
  nullable: boolean;
  directive: string;
}

/** The fields of each type, by their names. */
type Types = Map<string, ReadonlyMap<string, Field>>;

/**
 * The GraphQL types of the content, in schema definition language.
 * Derived from the zod schemas, so that no field is described twice.
 */
export function graphqlTypes(contentTypes: Readonly<Record<string, ContentType>>): string {
  const types: Types = new Map();
  for (const [name, { schema }] of Object.entries(contentTypes)) addFields(name, schema, types);
  const definitions = [...types].map(([name, fields]) => {
    const lines = [...fields].map(
      ([key, { docstring, type, nullable, directive }]) =>
        `${docstring}  ${key}: ${type}${nullable ? "" : "!"}${directive}`,
    );
    return [`type ${name} ${name in contentTypes ? "implements Node " : ""}@dontInfer {`, ...lines, "}"];
  });
  return definitions.map((lines) => lines.join("\n")).join("\n\n");
}

/** Adds a group's fields to its type. Groups that share a type may differ: a field that is nullable in one is so in the type. */
function addFields(name: string, schema: z.ZodMiniObject, types: Types): void {
  const fields = new Map(types.get(name));
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  for (const [key, described] of Object.entries(shape)) {
    const field = fieldOf(`${name}${capitalised(key)}`, described, types);
    fields.set(key, { ...field, nullable: field.nullable || fields.get(key)?.nullable === true });
  }
  types.set(name, fields);
}

/** A field is nullable only if it is optional and nothing is worked out for it. */
function fieldOf(nestedName: string, described: z.core.$ZodType, types: Types): Field {
  const inner = bare(described);
  const entry = inner instanceof z.ZodMiniArray ? inner.def.element : inner;
  const type = entryType(nestedName, entry, types);
  return {
    docstring: docstring(described),
    type: entry === inner ? type : `[${type}!]`,
    nullable: inner !== described && !descriptionOf(inner)?.isDerived,
    directive: directive(descriptionOf(entry)),
  };
}

function entryType(nestedName: string, field: z.core.$ZodType, types: Types): string {
  const { typeName = nestedName, to, use } = descriptionOf(field) ?? {};
  if (field instanceof z.ZodMiniObject) {
    addFields(typeName, field, types);
    return typeName;
  }
  if (field instanceof z.ZodMiniNumber) return field instanceof z.ZodMiniNumberFormat ? "Int" : "Float";
  if (field instanceof z.ZodMiniBoolean) return "Boolean";
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
