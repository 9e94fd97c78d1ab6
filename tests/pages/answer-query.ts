import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type DirectiveNode,
  execute,
  FieldsOnCorrectTypeRule,
  type GraphQLResolveInfo,
  getNamedType,
  KnownFragmentNamesRule,
  parse,
  validate,
  valueFromASTUntyped,
} from "gatsby/graphql";
import { isRecord } from "../../src/content/fields/value-path";
import { type ContentTypeName, contentTypeNames, contentTypeOf } from "../../src/content/types/content-types";
import { createResolvers } from "../../src/gatsby/node/create-resolvers";
import { createSchemaCustomization } from "../../src/gatsby/node/create-schema-customization";
import { runHook } from "../gatsby/node/run-hook";
import { imageFile } from "../sections/image-file";

type Fields = Readonly<Record<string, unknown>>;

/** Parsed content files by their paths below data/. */
export type Content = Readonly<Record<string, Fields>>;

interface Resolver {
  resolve(source: Fields, args: Fields, context: object, info: object): unknown;
}

/** The field extensions of createSchemaCustomization by their names. */
type Extensions = Record<string, (args: Fields) => Resolver>;

/** The fields that createResolvers adds or changes, by type and name. */
type AddedFields = Record<string, Record<string, Resolver & { type?: string }>>;

/**
 * Answers a page's query from content files as Gatsby does, but without a build. Types, extensions and resolvers come from
 * src/gatsby/node, fragments from all of src. The id of an entry is its slug; picture files are made up.
 */
export async function answerQuery(
  query: string,
  variables: Fields,
  content: Content,
  now: Date,
): Promise<Fields> {
  const { types, extensions } = await schemaCustomization();
  const addedFields = await fieldsOfCreateResolvers();
  const nodes = nodesOf(content);
  const schema = buildSchema([types, gatsbyTypes, extensionsOf(addedFields)].join("\n"), {
    assumeValidSDL: true,
  });
  const document = parse([query, ...fragments()].join("\n"));
  const [mistake] = validate(schema, document, [FieldsOnCorrectTypeRule, KnownFragmentNamesRule]);
  if (mistake) throw mistake;
  const answer = (source: Fields, args: Fields, context: object, info: GraphQLResolveInfo) => {
    const { fieldName, parentType, returnType } = info;
    const type = getNamedType(returnType).name;
    if (parentType.name === "Query") return answerRootField(type, args, nodes);
    const [directive] = parentType.getFields()[fieldName]?.astNode?.directives ?? [];
    const extension = directive && extensions[directive.name.value];
    if (extension) return extension(argumentsOf(directive)).resolve(source, args, context, info);
    return mapValue(source[fieldName], (value) => {
      if (directive?.name.value === "link") return nodes[type]?.find(({ slug }) => slug === value);
      return directive?.name.value === "fileByRelativePath" ? imageFile(String(value)) : value;
    });
  };
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: { nodeModel: nodeModelOf(nodes, now) },
    fieldResolver: (source: Fields, args: Fields, context: object, info) => {
      const added = addedFields[info.parentType.name]?.[info.fieldName];
      if (!added) return answer(source, args, context, info);
      return added.resolve(source, args, context, { ...info, originalResolver: answer });
    },
  });
  if (errors?.[0]) throw errors[0];
  return { ...data };
}

/** Every fragment of src: Gatsby, too, finds those of modules that a page does not import. */
function fragments(): string[] {
  const source = join(__dirname, "../../src");
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap(
      (path) => readFileSync(join(source, path), "utf8").match(/(?<=graphql`\s*)fragment [^`]*/g) ?? [],
    );
}

/** The nodes of each content type. */
type Nodes = Readonly<Record<string, Fields[]>>;

function nodesOf(content: Content): Nodes {
  const nodes: Record<string, Fields[]> = Object.fromEntries(contentTypeNames.map((type) => [type, []]));
  for (const [path, fields] of Object.entries(content)) {
    const type = contentTypeOf(path);
    if (type) nodes[type]?.push({ ...fields, id: fields.slug ?? type });
  }
  return nodes;
}

/** The types, and the fields of `Query`, that Gatsby adds. */
const gatsbyTypes = `
  scalar Json
  interface Node { id: ID! }
  type File { name: String publicURL: String childImageSharp: Json }
  type Query {
    ${contentTypeNames.map((type) => `${queryField(type)}(id: Json): ${type}`).join("\n")}
    ${contentTypeNames.map((type) => `all${type}(filter: Json, sort: Json, limit: Int): ${type}Connection!`).join("\n")}
  }
  ${contentTypeNames
    .map((type) => `type ${type}Connection { nodes: [${type}!]! } extend type ${type} { id: ID! }`)
    .join("\n")}`;

function queryField(type: ContentTypeName): string {
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
}

function extensionsOf(addedFields: AddedFields): string {
  const fields = Object.entries(addedFields).flatMap(([parent, added]) =>
    Object.entries(added).map(([name, { type }]) => type && `extend type ${parent} { ${name}: ${type} }`),
  );
  return fields.filter(Boolean).join("\n");
}

/** Answers `area(id: …)` or `allArea(filter: …, sort: …, limit: …)`. */
function answerRootField(type: string, args: Fields, nodes: Nodes): unknown {
  const { id = {}, filter = {}, sort = {}, limit } = args;
  const listed = nodes[type.replace(/Connection$/, "")] ?? [];
  if (!type.endsWith("Connection")) return listed.find((node) => meets(node.id, id)) ?? null;
  const [[key, direction] = ["id", "ASC"]] = Object.entries(Object(sort));
  const sign = direction === "DESC" ? -1 : 1;
  const found = listed
    .filter((node) => meets(node, filter))
    .sort((one, other) => (Object(one)[key] < Object(other)[key] ? -sign : sign));
  return { nodes: found.slice(0, typeof limit === "number" ? limit : undefined) };
}

/** True if a value meets a filter such as `{ service: { id: { eq: "floor-tiling" } } }`. */
function meets(value: unknown, filter: unknown): boolean {
  return Object.entries(Object(filter)).every(([key, condition]) => {
    if (key === "eq") return (value ?? null) === condition;
    if (key === "ne") return (value ?? null) !== condition;
    if (key === "elemMatch") return [value ?? []].flat().some((entry) => meets(entry, condition));
    // A reference is stored as the slug of its entry, which is the entry's id here.
    return meets(isRecord(value) ? value[key] : key === "id" ? value : undefined, condition);
  });
}

/** The part of Gatsby's node model that our resolvers use. */
function nodeModelOf(nodes: Nodes, now: Date) {
  return {
    findOne: async ({ type }: { type: string }) =>
      type === "SiteBuildMetadata" ? { buildTime: now.toISOString() } : nodes[type]?.[0],
    findAll: async ({ type }: { type: string }) => {
      const entries = nodes[type] ?? [];
      return { entries, totalCount: async () => entries.length };
    },
    findRootNodeAncestor: (part: object, isAskedFor: (node: object) => boolean) =>
      Object.values(nodes)
        .flat()
        .find((node) => isAskedFor(node) && contains(node, part)) ?? null,
  };
}

function contains(value: unknown, part: object): boolean {
  if (typeof value !== "object" || value === null) return false;
  return value === part || Object.values(value).some((inner) => contains(inner, part));
}

function mapValue(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  return value === undefined || value === null ? null : change(value);
}

function argumentsOf(directive: DirectiveNode): Fields {
  return Object.fromEntries(
    directive.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]) ?? [],
  );
}

async function schemaCustomization() {
  const extensions: Extensions = {};
  const types: string[] = [];
  await runHook(createSchemaCustomization, {
    actions: {
      createFieldExtension: ({ name, extend }: { name: string; extend: Extensions[string] }) => {
        extensions[name] = extend;
      },
      createTypes: (definitions: string) => types.push(definitions),
    },
  });
  return { types: types.join("\n"), extensions };
}

async function fieldsOfCreateResolvers(): Promise<AddedFields> {
  const fields: AddedFields = {};
  await runHook(createResolvers, {
    createResolvers: (added: AddedFields) => Object.assign(fields, added),
  });
  // It crops files with sharp.
  delete fields.Picture?.image;
  return fields;
}
