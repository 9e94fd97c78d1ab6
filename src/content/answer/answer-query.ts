import { type DocumentNode, executeSync, type GraphQLObjectType, getNamedType } from "graphql";
import { companyFacts } from "../derived/company-facts";
import { isRecord } from "../fields/value-path";
import { namedPath } from "../reading/file-path";
import { contentTypeNames, contentTypeOf } from "../types/content-types";
import { contentSchema, entryField, listField } from "./content-schema";
import {
  type ContentByPath,
  type Fields,
  type FindFile,
  fileFinder,
  type Nodes,
  nodesOf,
} from "./entry-nodes";
import { imageFile, type Pictures } from "./image-file";
import { type Around, derivedFields, fieldExtensions, typesWithKind } from "./resolvers";

interface Surroundings {
  content: ContentByPath;
  /** The day for which the page is built, in London. */
  today: string;
  pictures: Pictures;
  /** Changes a value on its way into the answer: the editor marks texts with their fields. */
  present?: Present;
}

type Present = (value: unknown, source: object, fieldName: string) => unknown;

type Answerer = (document: DocumentNode, variables: Fields) => Fields;

/**
 * Answers pages' queries from content files, as Gatsby does in the build, at once and without one. Both use the types of
 * ./graphql-types.ts and the fields of ./resolvers.ts; tests/site/answers.test.ts compares their answers.
 * docs/decisions/027-a-page-query-has-two-answerers.md says what this engine cannot do.
 */
export function answererOf({ content, today, pictures, present = asItIs }: Surroundings): Answerer {
  const nodes = nodesOf(content);
  const fileOf = fileFinder(nodes);
  const facts = factsIn(nodes, present);
  const ownerOf = (picture: object) => entryWithKind(fileOf(picture), nodes, fileOf);
  const around = { ...nodes, today, facts, ownerOf } as unknown as Around;
  const resolve = resolverOf({ nodes, fileOf, around, pictures });
  const rootValue = queryFields(nodes);
  return (document, variables) => {
    const { data, errors } = executeSync({
      schema: contentSchema,
      document,
      variableValues: variables,
      rootValue,
      fieldResolver: (source, args, _context, { parentType, fieldName }) =>
        present(resolve(parentType, fieldName, source, args), source, fieldName),
    });
    if (errors?.[0]) throw errors[0];
    return data ?? {};
  };
}

const asItIs: Present = (value) => value;

/** The company's facts, presented as values of its claims. */
function factsIn(nodes: Nodes, present: Present) {
  const [company] = (nodes.Company ?? []) as unknown as Around["Company"];
  if (!company) return {};
  const facts = Object.entries(companyFacts(company, nodes.Service?.length ?? 0));
  return Object.fromEntries(facts.map(([name, fact]) => [name, present(fact, company.claims, name)]));
}

function entryWithKind(path: string, nodes: Nodes, fileOf: FindFile) {
  const type = contentTypeOf(path) ?? "";
  return typesWithKind.includes(type) ? nodes[type]?.find((node) => fileOf(node) === path) : undefined;
}

type Resolve = (parent: GraphQLObjectType, fieldName: string, source: object, args: Fields) => unknown;

interface Sources {
  nodes: Nodes;
  fileOf: FindFile;
  around: Around;
  pictures: Pictures;
}

/** Resolves a field by its resolver in ./resolvers.ts, or from its source; a reference becomes its entry, a path its file. */
function resolverOf({ nodes, fileOf, around, pictures }: Sources): Resolve {
  return (parent, fieldName, source, args) => {
    const field = parent.getFields()[fieldName];
    const directive = field?.astNode?.directives?.[0]?.name.value ?? "";
    const resolver = derivedFields[parent.name]?.[fieldName] ?? fieldExtensions[directive];
    if (resolver) return resolver.resolve(source, around, fieldName);
    const value = sourceValue(source, fieldName, args);
    if (directive === "link") {
      const entries = nodes[getNamedType(field?.type)?.name ?? ""];
      return mapped(value, (one) => (isRecord(one) ? one : entries?.find(({ slug }) => slug === one)));
    }
    if (directive === "fileByRelativePath")
      return mapped(value, (named) => imageFile(namedPath(fileOf(source), String(named)), args, pictures));
    return value;
  };
}

/** The value of a source's field. A function gets the arguments of the query, as in graphql's own resolver. */
function sourceValue(source: object, fieldName: string, args: Fields): unknown {
  const value = (source as Fields)[fieldName];
  return typeof value === "function" ? value(args) : value;
}

function mapped(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  return value === undefined || value === null ? value : change(value);
}

/** The fields of `Query`: an entry by its slug, or the only one, and the entries of a type. */
function queryFields(nodes: Nodes): Fields {
  const fields = contentTypeNames.flatMap((type) => {
    const entries = nodes[type] ?? [];
    const entry = ({ slug }: Fields) =>
      slug ? entries.find((one) => one.slug === Object(slug).eq) : entries[0];
    const list = ({ sort, limit }: ListArguments) => ({ nodes: sorted(entries, sort).slice(0, limit) });
    return [
      [entryField(type), entry],
      [listField(type), list],
    ];
  });
  return Object.fromEntries(fields);
}

/** The arguments of a list in a query: `sort: { order: ASC }, limit: 3`. */
interface ListArguments {
  sort?: Readonly<Record<string, "ASC" | "DESC">>;
  limit?: number;
}

/** Sorts entries by one field, as Gatsby does. */
function sorted(entries: readonly Fields[], sort: ListArguments["sort"] = {}): readonly Fields[] {
  const [[key, direction] = []] = Object.entries(sort);
  if (key === undefined) return entries;
  const sign = direction === "DESC" ? -1 : 1;
  return [...entries].sort((one, other) => sign * compared(one[key], other[key]));
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (String(one) === String(other)) return 0;
  return String(one) < String(other) ? -1 : 1;
}
