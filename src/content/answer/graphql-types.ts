import * as z from "zod/mini";
import { descriptionOf, type FieldDescription, type FieldUse } from "../fields/field-descriptions";
import { unwrapOptional } from "../fields/find-fields";
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

/** The groups of fields that share a GraphQL type, by its name. */
type Groups = Map<string, z.ZodMiniObject[]>;

/**
 * The GraphQL types of the content, in schema definition language. Derived from the zod schemas, so that no field is described
 * twice.
 */
export function graphqlTypes(contentTypes: Readonly<Record<string, ContentType>>): string {
  const groups: Groups = new Map();
  for (const [name, { schema }] of Object.entries(contentTypes)) collectGroups(name, schema, groups);
  const types = Array.from(groups, ([name, shared]) => {
    const node = name in contentTypes ? "implements Node " : "";
    return [`type ${name} ${node}@dontInfer {`, ...fieldLines(name, shared), "}"].join("\n");
  });
  return types.join("\n\n");
}

/** Adds a group, and the groups within it, to those of their types. */
function collectGroups(name: string, group: z.ZodMiniObject, groups: Groups): void {
  groups.set(name, [...(groups.get(name) ?? []), group]);
  for (const [key, field] of Object.entries(group.shape)) {
    const { entry } = unwrapped(field);
    if (entry instanceof z.ZodMiniObject) collectGroups(groupName(entry, name, key), entry, groups);
  }
}

/**
 * The fields of a type. A field is nullable if any group of the type lacks it or may leave it empty. Its description is that of
 * the last group.
 */
function fieldLines(name: string, groups: readonly z.ZodMiniObject[]): string[] {
  const shapes = groups.map(({ shape }) => shape as Readonly<Record<string, z.core.$ZodType>>);
  const fields = new Map(shapes.flatMap((shape) => Object.entries(shape)));
  return Array.from(fields, ([key, field]) => {
    const { entry, isList, description } = unwrapped(field);
    const type = fieldType(entry, name, key);
    const isNullable = shapes.some((shape) => !shape[key] || unwrapped(shape[key]).isNullable);
    const docstring = description && `  ${JSON.stringify(documented(description))}\n`;
    const listed = isList ? `[${type}!]` : type;
    return `${docstring ?? ""}  ${key}: ${isNullable ? listed : `${listed}!`}${directiveOf(entry)}`;
  });
}

const documented = ({ label, hint }: FieldDescription) => [label, hint].filter(Boolean).join(": ");

/** A field's schema without zod's wrappers. */
interface Unwrapped {
  /** The schema of the field or, of a list, of its entries. */
  entry: z.core.$ZodType;
  isList: boolean;
  /** True if the field is optional, and the site works nothing out for it. */
  isNullable: boolean;
  description: FieldDescription | undefined;
}

function unwrapped(field: z.core.$ZodType): Unwrapped {
  const inner = unwrapOptional(field);
  const isList = inner instanceof z.ZodMiniArray;
  const description = descriptionOf(inner);
  return {
    entry: isList ? inner.def.element : inner,
    isList,
    isNullable: inner !== field && !description?.isDerived,
    description,
  };
}

function fieldType(entry: z.core.$ZodType, parent: string, key: string): string {
  if (entry instanceof z.ZodMiniObject) return groupName(entry, parent, key);
  if (entry instanceof z.ZodMiniNumber) return entry instanceof z.ZodMiniNumberFormat ? "Int" : "Float";
  if (entry instanceof z.ZodMiniBoolean) return "Boolean";
  const { use = "text", to } = descriptionOf(entry) ?? {};
  return to ?? byUse[use]?.type ?? "String";
}

/** The name of a group's type: its own, or its parent's name and its key. */
const groupName = (group: z.core.$ZodType, parent: string, key: string): string =>
  descriptionOf(group)?.typeName ?? `${parent}${key.charAt(0).toUpperCase()}${key.slice(1)}`;

function directiveOf(entry: z.core.$ZodType): string {
  const directive = byUse[descriptionOf(entry)?.use ?? "text"]?.directive;
  return directive ? ` ${directive}` : "";
}

/** The GraphQL type and directive of a value, by its use. Other uses give the stored value. */
const byUse: Partial<Record<FieldUse, { type?: string; directive: string }>> = {
  filledText: { directive: "@filled" },
  picture: { type: "File", directive: "@fileByRelativePath" },
  phone: { type: "PhoneNumber", directive: "@phoneNumber" },
  reference: { directive: `@link(by: "slug")` },
};
