import { type ObjectTypeDefinitionNode, parse, type TypeNode } from "gatsby/graphql";
import { contentTypes } from "../../../src/content/types/content-types";
import { graphqlTypes } from "../../../src/gatsby/node/graphql-types";
import type { FieldOutline } from "./field-outline";

const types = new Map<string, ObjectTypeDefinitionNode>(
  parse(graphqlTypes(contentTypes)).definitions.flatMap((definition) =>
    definition.kind === "ObjectTypeDefinition" ? [[definition.name.value, definition]] : [],
  ),
);

/** Types of what the content only refers to: another piece of content, by its slug. */
const referredTo: readonly string[] = Object.keys(contentTypes);

/** The fields of a GraphQL type, as far as GraphQL tells them apart: it knows neither limits nor choices. */
export function graphqlOutline(typeName: string, before = ""): FieldOutline[] {
  return (types.get(typeName)?.fields ?? []).flatMap(({ name, type }) =>
    fieldOutline(type, `${before}${name.value}`),
  );
}

function fieldOutline(type: TypeNode, path: string): FieldOutline[] {
  const optional = type.kind !== "NonNullType";
  const inner = type.kind === "NonNullType" ? type.type : type;
  if (inner.kind === "ListType")
    return [{ path, optional, holds: "list" }, ...fieldOutline(inner.type, `${path}[]`)];
  const { value: name } = inner.name;
  if (name === "Int" || name === "Float")
    return [{ path, optional, holds: name === "Int" ? "integer" : "number" }];
  return types.has(name) && !referredTo.includes(name)
    ? [{ path, optional, holds: "group" }, ...graphqlOutline(name, `${path}.`)]
    : [{ path, optional, holds: "text" }];
}
