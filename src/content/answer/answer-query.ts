import { type DocumentNode, execute, type GraphQLObjectType, getNamedType, isObjectType } from "graphql";
import { companyFacts } from "../derived/company-facts";
import { isRecord } from "../fields/value-path";
import { namedPath } from "../reading/file-path";
import { type ContentTypeName, contentTypeNames, contentTypeOf, contentTypes } from "../types/content-types";
import { type Asked, chooseEntries, meets } from "./choose-entries";
import { graphqlTypes, phoneNumberType } from "./graphql-types";
import { type Around, derivedFields, fieldExtensions, typesWithKind } from "./resolvers";
import { schemaOf } from "./schema-of";

export type Fields = Readonly<Record<string, unknown>>;

/** Parsed content files by their paths below data/. */
export type ContentByPath = Readonly<Record<string, Fields>>;

/** The shape in which a query asks for a picture. */
interface Shape {
  aspectRatio?: number;
  width?: number;
  height?: number;
}

/** The part of gatsby-plugin-image's data that the engine reads. */
interface ImageData {
  width: number;
  height: number;
  images: { fallback?: { src: string } };
}

interface Surroundings {
  content: ContentByPath;
  /** The day for which the page is built, in London. */
  today: string;
  /** The data of a picture, or the address of a document, by its path below data/. */
  pictures: (path: string, shape: Shape) => ImageData;
  /** Changes a value on its way into the answer: the editor marks texts with their fields. */
  present?: (value: unknown, source: object, fieldName: string) => unknown;
}

/** The types and fields that Gatsby adds to ours, as far as pages ask for them. */
const gatsbyTypes = `
  type File { name: String! publicURL: String childImageSharp: ImageSharp }
  type ImageSharp {
    gatsbyImageData(width: Int, height: Int): Json!
    resize(width: Int, height: Int): Resized
    original: Original
  }
  type Resized { src: String! }
  type Original { width: Float! height: Float! }
  extend type Picture { image(aspectRatio: Float): File! @fileByRelativePath }
  extend type OpenedPicture { image(aspectRatio: Float, part: Float): File! @fileByRelativePath }
  type Query {
    ${contentTypeNames.map((type) => `${rootField(type)}(id: Json): ${type}`).join("\n")}
    ${contentTypeNames.map((type) => `all${type}(filter: Json, sort: Json, limit: Int): ${type}Connection!`).join("\n")}
  }
  ${contentTypeNames
    .map((type) => `type ${type}Connection { nodes: [${type}!]! } extend type ${type} { id: ID! }`)
    .join("\n")}
  ${Object.entries(derivedFields)
    .flatMap(([parent, fields]) =>
      Object.entries(fields).map(([name, { type }]) =>
        type ? `extend type ${parent} { ${name}: ${type} }` : "",
      ),
    )
    .join("\n")}`;

function rootField(type: ContentTypeName): string {
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
}

/** The types of the whole content. */
export const contentSchema = schemaOf(`${phoneNumberType} ${graphqlTypes(contentTypes)} ${gatsbyTypes}`);

/** The path of an entry's file. A symbol, so that no query can ask for it, and a copy of the entry keeps it. */
const file = Symbol("file");

interface Node extends Fields {
  [file]: string;
}

type Answerer = (document: DocumentNode, variables: Fields) => Fields;

/**
 * Answers pages' queries from content files, as Gatsby does in the build, at once and without one. Both use the types of
 * ./graphql-types.ts and the fields of ./resolvers.ts; tests/site/answers.test.ts compares their answers. The id of an
 * entry is its slug. docs/decisions/027-a-page-query-has-two-answerers.md says what this engine cannot do.
 */
export function answererOf(given: Surroundings): Answerer {
  const contextValue = resolverOf(given);
  return (document, variables) => {
    const { data, errors } = Object(
      execute({
        schema: contentSchema,
        document,
        variableValues: variables,
        contextValue,
        rootValue: {},
        fieldResolver: (source: object, args: Fields, resolve: Resolve, { parentType, fieldName }) =>
          resolve(parentType, fieldName, source, args),
      }),
    );
    if (errors?.[0]) throw errors[0];
    return data;
  };
}

type Resolve = (parent: GraphQLObjectType, fieldName: string, source: object, args: Fields) => unknown;

function resolverOf({ content, today, pictures, present = (value) => value }: Surroundings): Resolve {
  const nodes = nodesOf(content);
  const files = filesOfGroups(nodes);
  const fileOf = (group: object) => (group as Partial<Node>)[file] ?? files.get(group) ?? "";
  const around = { ...nodes, today, facts: factsIn(nodes, present), ownerOf } as unknown as Around;

  function ownerOf(part: object) {
    const path = fileOf(part);
    const type = contentTypeOf(path) ?? "";
    return typesWithKind.includes(type) ? nodes[type]?.find((node) => node[file] === path) : undefined;
  }

  const resolve: Resolve = (parent, fieldName, source, args) => {
    const field = parent.getFields()[fieldName];
    const type = getNamedType(field?.type)?.name ?? "";
    const derived = derivedFields[parent.name]?.[fieldName];
    if (derived) return derived.resolve(source, around, fieldName);
    if (parent.name === "Query") return listed(type, args);
    if (parent.name === "ImageSharp") return pictureField(fieldName, source as AskedFile, args);
    const [directive] = field?.astNode?.directives ?? [];
    const extension = directive && fieldExtensions[directive.name.value];
    if (extension) return extension.resolve(source, around, fieldName);
    return mapped((source as Fields)[fieldName], (value) => {
      if (directive?.name.value === "link") return isRecord(value) ? value : entryOf(type, value);
      if (directive?.name.value !== "fileByRelativePath") return value;
      return askedFile(namedPath(fileOf(source), String(value)), args);
    });
  };

  const entryOf = (type: string, slug: unknown) => nodes[type]?.find((node) => node.slug === slug);

  /** Answers `area(id: …)` and `allArea(filter: …, sort: …, limit: …)`. */
  function listed(type: string, { id, ...choice }: Fields): unknown {
    const ofType = type.replace(/Connection$/, "");
    const entries = (nodes[ofType] ?? []).map((node) => askedOf(contentSchema.getType(ofType), node));
    if (ofType !== type) return { nodes: chooseEntries(entries, choice).map(({ value }) => value) };
    return entries.find((entry) => meets(entry.field("id"), Object(id)))?.value;
  }

  /** Lets a filter ask for what a query would get. */
  function askedOf(type: unknown, value: unknown): Asked {
    return {
      value,
      field: (name) => {
        if (Array.isArray(value)) return askedOf(type, value[Number(name)]);
        if (!isObjectType(type) || !isRecord(value)) return askedOf(undefined, undefined);
        return askedOf(getNamedType(type.getFields()[name]?.type), resolve(type, name, value, {}));
      },
    };
  }

  function askedFile(path: string, shape: Shape) {
    const childImageSharp: AskedFile = { path, shape };
    const name = path.replace(/^.*\/|\.\w+$/g, "");
    return {
      name,
      childImageSharp,
      get publicURL() {
        return pictures(path, shape).images.fallback?.src;
      },
    };
  }

  function pictureField(fieldName: string, { path, shape }: AskedFile, args: Shape): unknown {
    const data = pictures(path, { ...shape, ...args });
    if (fieldName === "gatsbyImageData") return data;
    return fieldName === "original" ? data : data.images.fallback;
  }

  return (parent, fieldName, source, args) =>
    present(resolve(parent, fieldName, source, args), source, fieldName);
}

interface AskedFile {
  path: string;
  shape: Shape;
}

/** The entries of each content type. */
function nodesOf(content: ContentByPath): Readonly<Record<string, readonly Node[]>> {
  const nodes: Record<string, Node[]> = Object.fromEntries(contentTypeNames.map((type) => [type, []]));
  for (const [path, fields] of Object.entries(content)) {
    const type = contentTypeOf(path);
    if (type) nodes[type]?.push({ ...fields, id: fields.slug ?? type, [file]: path });
  }
  return nodes;
}

/** The path of each group's file. One map is filled: a preview builds it at every key. */
function filesOfGroups(nodes: Readonly<Record<string, readonly Node[]>>): ReadonlyMap<unknown, string> {
  const files = new Map<unknown, string>();
  const add = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const one of value) add(one, path);
    if (!isRecord(value)) return;
    files.set(value, path);
    for (const part of Object.values(value)) add(part, path);
  };
  for (const node of Object.values(nodes).flat()) add(node, node[file]);
  return files;
}

/** The company's facts, presented as values of its claims. */
function factsIn(
  nodes: Readonly<Record<string, readonly Node[]>>,
  present: NonNullable<Surroundings["present"]>,
) {
  const [company] = (nodes.Company ?? []) as unknown as Around["Company"];
  if (!company) return {};
  const facts = Object.entries(companyFacts(company, nodes.Service?.length ?? 0));
  return Object.fromEntries(facts.map(([name, fact]) => [name, present(fact, company.claims, name)]));
}

function mapped(value: unknown, change: (value: unknown) => unknown): unknown {
  return Array.isArray(value)
    ? value.map(change)
    : value === undefined || value === null
      ? null
      : change(value);
}
