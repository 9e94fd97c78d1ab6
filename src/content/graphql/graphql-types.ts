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

/** The GraphQL types of the content, in schema definition language: one for each content type, and one for each group within it. */
export function graphqlTypes(contentTypes: Readonly<Record<string, ContentType>>): string {
  const groups = Object.entries(contentTypes).flatMap(([name, { schema }]) => groupsIn(name, schema));
  const typeNames = [...new Set(groups.map(({ typeName }) => typeName))];
  const types = typeNames.map((name) => {
    const shapes = groups.filter(({ typeName }) => typeName === name).map(({ shape }) => shape);
    const node = name in contentTypes ? "implements Node " : "";
    return [`type ${name} ${node}@dontInfer {`, ...fieldDeclarations(name, shapes), "}"].join("\n");
  });
  return types.join("\n\n");
}

/** The fields of a group, and the GraphQL type that it has, alone or with other groups. */
interface TypedGroup {
  typeName: string;
  shape: z.core.$ZodShape;
}

/** A group and, after it, the groups within it. */
function groupsIn(typeName: string, { shape }: z.ZodMiniObject): TypedGroup[] {
  const inner = Object.entries(shape).flatMap(([key, field]) => {
    const { value } = unwrapped(field);
    return value instanceof z.ZodMiniObject ? groupsIn(groupTypeName(value, typeName, key), value) : [];
  });
  return [{ typeName, shape }, ...inner];
}

/** The name of a group's type: its own, or that of the type around it with the field's key. */
const groupTypeName = (group: z.core.$ZodType, parent: string, key: string): string =>
  descriptionOf(group)?.typeName ?? `${parent}${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/**
 * Declares the fields of all groups that share a type. A field is nullable if one of the groups lacks it or may leave it empty. Its
 * label and hint are those of the last group.
 */
function fieldDeclarations(typeName: string, shapes: readonly z.core.$ZodShape[]): string[] {
  const fields: z.core.$ZodShape = Object.assign({}, ...shapes);
  return Object.entries(fields).flatMap(([key, field]) => {
    const unwrappedField = unwrapped(field);
    const { isList, description } = unwrappedField;
    const isNullable = shapes.some((shape) => !shape[key] || mayBeNull(shape[key]));
    const { type, directive } = typeOf(unwrappedField, typeName, key);
    const listed = isList ? `[${type}!]` : type;
    const declared = [isNullable ? listed : `${listed}!`, directive].filter(Boolean).join(" ");
    return [...docstring(description), `  ${key}: ${declared}`];
  });
}

interface UnwrappedField {
  /** The schema of the value or, of a list, of its items. */
  value: z.core.$ZodType;
  isList: boolean;
  description: FieldDescription | undefined;
}

function unwrapped(field: z.core.$ZodType): UnwrappedField {
  const inner = unwrapOptional(field);
  const isList = inner instanceof z.ZodMiniArray;
  return { value: isList ? inner.def.element : inner, isList, description: descriptionOf(inner) };
}

/** True if the field is optional, and the site works nothing out for it. */
const mayBeNull = (field: z.core.$ZodType): boolean =>
  unwrapOptional(field) !== field && !unwrapped(field).description?.isDerived;

/** The GraphQL type of a value, and the directive that turns the stored value into it. */
interface ValueType {
  type: string;
  directive?: string;
}

function typeOf({ value, isList }: UnwrappedField, parent: string, key: string): ValueType {
  if (value instanceof z.ZodMiniObject) {
    const type = groupTypeName(value, parent, key);
    return isList && hasTextWithFacts(value) ? { type, directive: "@filled" } : { type };
  }
  if (value instanceof z.ZodMiniNumberFormat) return { type: "Int" };
  if (value instanceof z.ZodMiniNumber) return { type: "Float" };
  if (value instanceof z.ZodMiniBoolean) return { type: "Boolean" };
  const { use, to } = descriptionOf(value) ?? {};
  if (to) return { type: to, directive: `@link(by: "slug")` };
  return (use && typesByUse[use]) ?? { type: "String" };
}

const hasTextWithFacts = ({ shape }: z.ZodMiniObject): boolean =>
  Object.values(shape).some((field) => unwrapped(field).description?.use === "textWithFacts");

/** Values of other uses reach a page as they are stored. */
const typesByUse: Partial<Record<FieldUse, ValueType>> = {
  textWithFacts: { type: "String", directive: "@filled" },
  picture: { type: "File", directive: "@fileByRelativePath" },
  phone: { type: "PhoneNumber", directive: "@phoneNumber" },
};

function docstring(description: FieldDescription | undefined): string[] {
  if (!description) return [];
  const { label, hint } = description;
  return [`  ${JSON.stringify([label, hint].filter(Boolean).join(": "))}`];
}
