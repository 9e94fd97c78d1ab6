/** @jest-environment node */
import { parse, type TypeNode } from "graphql";
import * as z from "zod/mini";
import { graphqlTypes } from "../../../src/content/answer/graphql-types";
import { unwrapOptional } from "../../../src/content/fields/find-fields";
import { type JsonSchema, jsonSchema } from "../../../src/content/json-schemas";
import { contentTypeNames, contentTypes } from "../../../src/content/types/content-types";

const nameOf = (type: TypeNode): string => (type.kind === "NamedType" ? type.name.value : nameOf(type.type));

/** The fields of every GraphQL type, by Type.field, each with the name of its own type. */
const graphqlFields = new Map<string, string>(
  parse(graphqlTypes(contentTypes)).definitions.flatMap((definition) =>
    definition.kind === "ObjectTypeDefinition"
      ? (definition.fields ?? []).map(
          ({ name, type }) => [`${definition.name.value}.${name.value}`, nameOf(type)] as const,
        )
      : [],
  ),
);

/** The fields of a group, and of the groups in it, that lack their GraphQL field or their JSON Schema property. */
function gaps(schema: z.ZodMiniObject, type: string, json: JsonSchema): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const name = `${type}.${key}`;
    const ownType = graphqlFields.get(name);
    const property = Object(json.properties)[key];
    if (!ownType || !property) return [name];
    const inner = unwrapOptional(field);
    const entry = inner instanceof z.ZodMiniArray ? unwrapOptional(inner.def.element) : inner;
    return entry instanceof z.ZodMiniObject ? gaps(entry, ownType, property.items ?? property) : [];
  });
}

it.each(contentTypeNames)("Every field of %s is in its GraphQL type and in its JSON Schema", (type) => {
  const { schema } = contentTypes[type];
  expect(gaps(schema, type, jsonSchema(schema))).toEqual([]);
});

it("The check reports a field that its type does not define", () => {
  const { schema } = contentTypes.Faq;
  const more = z.extend(schema, { author: z.object({ name: z.string() }) });
  expect(gaps(more, "Faq", jsonSchema(more))).toEqual(["Faq.author"]);
});
