import {
  type FieldDefinitionNode,
  type GraphQLFieldConfig,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  Kind,
  type ListTypeNode,
  type NamedTypeNode,
  parse,
  specifiedScalarTypes,
  type TypeNode,
} from "graphql";

/**
 * Builds a schema from definitions of object types. If a field is defined twice, the last definition counts. graphql's own
 * `buildASTSchema` brings along every validation rule: 10 kB of the editor's scripts.
 */
export function schemaOf(definitions: string): GraphQLSchema {
  const fields = new Map<string, FieldDefinitionNode[]>();
  for (const definition of parse(definitions, { noLocation: true }).definitions)
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) {
      const { value: name } = definition.name;
      fields.set(name, [...(fields.get(name) ?? []), ...(definition.fields ?? [])]);
    }

  const json = new GraphQLScalarType({ name: "Json" });
  const scalars = new Map([...specifiedScalarTypes, json].map((type) => [type.name, type]));
  const objects = new Map(
    Array.from(fields, ([name, nodes]) => [
      name,
      new GraphQLObjectType({ name, fields: () => fieldsOf(nodes) }),
    ]),
  );

  function fieldsOf(nodes: readonly FieldDefinitionNode[]) {
    const entries = nodes.map((astNode): [string, GraphQLFieldConfig<unknown, unknown>] => {
      const args = astNode.arguments?.map(({ name, type }) => [name.value, { type: scalarOf(type) }]) ?? [];
      return [astNode.name.value, { astNode, type: typeOf(astNode.type), args: Object.fromEntries(args) }];
    });
    return Object.fromEntries(entries);
  }

  function typeOf(node: TypeNode): GraphQLOutputType {
    return node.kind === Kind.NON_NULL_TYPE ? new GraphQLNonNull(nullableOf(node.type)) : nullableOf(node);
  }

  function nullableOf(node: NamedTypeNode | ListTypeNode) {
    if (node.kind === Kind.LIST_TYPE) return new GraphQLList(typeOf(node.type));
    return objects.get(node.name.value) ?? scalarOf(node);
  }

  function scalarOf(node: TypeNode): GraphQLScalarType {
    const name = node.kind === Kind.NAMED_TYPE ? node.name.value : node.kind;
    const scalar = scalars.get(name);
    if (!scalar) throw new Error(`There is no GraphQL type ${name}`);
    return scalar;
  }

  return new GraphQLSchema({ query: objects.get("Query") ?? null });
}
