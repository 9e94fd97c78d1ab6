import { type DocumentNode, executeSync, type GraphQLObjectType, getNamedType } from "graphql";
import { companyFacts } from "../derived/company-facts";
import { namedPath } from "../reading/file-path";
import { type ContentTypeName, contentTypeNames } from "../types/content-types";
import { contentSchema, entryField, listField } from "./content-schema";
import { directives } from "./directives";
import { type ContentByPath, type Entries, entriesOf, entryFinder, type Fields } from "./entries";
import { imageFile, type Pictures } from "./image-file";
import { type ResolverContext, typesWithKind } from "./resolver";
import { resolvers } from "./resolvers";

interface AnswererOptions {
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
 * Answers pages' queries from content files, without a Gatsby build. Both use the types of ./graphql-types.ts and the fields
 * of ./resolvers.ts; tests/site/answers.test.ts compares their answers.
 * docs/decisions/027-a-page-query-has-two-answerers.md says what this engine cannot do.
 */
export function answererOf({ content, today, pictures, present = asItIs }: AnswererOptions): Answerer {
  const entries = entriesOf(content);
  const entryOf = entryFinder(content);
  const context: ResolverContext = {
    ...entries,
    today,
    facts: factsFrom(entries, present),
    ownerOf(picture) {
      const { type, fields } = entryOf(picture);
      return typesWithKind.includes(type) ? fields : undefined;
    },
  };

  function fieldValue(parent: GraphQLObjectType, name: string, source: object, args: Fields): unknown {
    const field = parent.getFields()[name];
    const directive = field?.astNode?.directives?.[0]?.name.value ?? "";
    const resolver = resolvers[parent.name]?.[name] ?? directives[directive];
    if (resolver) return resolver.resolve(source, context, name);
    const value = (source as Fields)[name];
    if (typeof value === "function") return value(args);
    if (directive === "link") {
      const linked: readonly Fields[] = entries[getNamedType(field?.type)?.name as ContentTypeName];
      return foundBy(value, (slug) => linked.find((entry) => entry.slug === slug));
    }
    if (directive === "fileByRelativePath")
      return foundBy(value, (named) => imageFile(namedPath(entryOf(source).path, named), args, pictures));
    return value;
  }

  const rootValue = queryFields(entries);
  return (document, variables) => {
    const { data, errors } = executeSync({
      schema: contentSchema,
      document,
      variableValues: variables,
      rootValue,
      fieldResolver: (source, args, _context, { parentType, fieldName }) =>
        present(fieldValue(parentType, fieldName, source, args), source, fieldName),
    });
    if (errors?.[0]) throw errors[0];
    return data ?? {};
  };
}

const asItIs: Present = (value) => value;

/** The company's facts. `present` gets each as a value of its claims, also for the texts that they are filled into. */
function factsFrom({ Company: [company], Service }: Entries, present: Present) {
  if (!company) return {};
  const facts = Object.entries(companyFacts(company, Service.length));
  return Object.fromEntries(facts.map(([name, fact]) => [name, String(present(fact, company.claims, name))]));
}

/** Finds what a name, or each name of a list, stands for. A preview has an object in the place of an entry without a file. */
function foundBy(value: unknown, find: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => foundBy(one, find));
  return typeof value === "string" ? find(value) : value;
}

/** The fields of `Query`: an entry by its slug, or the only one, and the entries of a type. */
function queryFields(entries: Entries): Fields {
  const fields = contentTypeNames.flatMap((type) => {
    const all: readonly Fields[] = entries[type];
    const entry = ({ slug }: { slug?: { eq: string } }) =>
      slug ? all.find((one) => one.slug === slug.eq) : all[0];
    const list = ({ sort, limit }: ListArguments) => ({ nodes: sorted(all, sort).slice(0, limit) });
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
