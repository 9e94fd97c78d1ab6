import {
  type DocumentNode,
  defaultFieldResolver,
  executeSync,
  type GraphQLField,
  type GraphQLResolveInfo,
} from "graphql";
import { companyFacts } from "../derived/company-facts";
import type { Entries, ResolverContext } from "../graphql/create-resolver";
import { directiveResolvers } from "../graphql/directives";
import { resolvers } from "../graphql/resolvers";
import { contentTypeNames } from "../types/content-types";
import { contentSchema, entryField, listField } from "./content-schema";
import { type ContentByPath, type EntryData, entriesOf, entryFinder } from "./entries";
import { gatsbyDirectives, type PictureDataOf } from "./gatsby-directives";

interface AnswererOptions {
  content: ContentByPath;
  /** The day for which the page is built, in London. */
  today: string;
  pictures: PictureDataOf;
  /** Changes a value on its way into the answer: the editor marks texts with their fields. */
  transform?: Transform;
}

type Transform = (value: unknown, source: object, fieldName: string) => unknown;

type Answerer = (document: DocumentNode, variables: EntryData) => EntryData;

/**
 * Answers pages' queries from content files. The build and this engine use the same types (../graphql/graphql-types.ts) and resolvers
 * (../graphql/resolvers.ts); tests/site/answers.test.ts compares their answers.
 * docs/decisions/a-page-query-has-two-answerers.md lists what this engine cannot do.
 */
export function answererOf({ content, today, pictures, transform = asItIs }: AnswererOptions): Answerer {
  const entries = entriesOf(content);
  const entryOf = entryFinder(content);
  const context: ResolverContext = {
    ...entries,
    today,
    facts: factsFrom(entries, transform),
    projectOf(picture) {
      const { type, fields } = entryOf(picture);
      return type === "Project" ? fields : undefined;
    },
  };

  const directives = gatsbyDirectives(entries, entryOf, pictures);

  function fieldValue(source: object, args: EntryData, info: GraphQLResolveInfo): unknown {
    const { parentType, fieldName } = info;
    const directive = directiveOf(parentType.getFields()[fieldName]);
    const resolver = resolvers[parentType.name]?.[fieldName] ?? directiveResolvers[directive];
    if (resolver) return resolver.resolve(source, context, fieldName);
    const value = defaultFieldResolver(source, args, undefined, info);
    return directives[directive] ? directives[directive](value, source, info) : value;
  }

  const rootValue = queryFields(entries);
  return (document, variables) => {
    const { data, errors } = executeSync({
      schema: contentSchema,
      document,
      variableValues: variables,
      rootValue,
      fieldResolver: (source, args, _context, info) =>
        transform(fieldValue(source, args, info), source, info.fieldName),
    });
    if (errors?.[0]) throw errors[0];
    return data ?? {};
  };
}

const asItIs: Transform = (value) => value;

/** The name of a field's directive, of which it has at most one. */
const directiveOf = (field?: GraphQLField<unknown, unknown>): string =>
  field?.astNode?.directives?.[0]?.name.value ?? "";

/** The company's facts, as `transform` returns them. Texts are filled with these. */
function factsFrom({ Company: [company], Service }: Entries, transform: Transform) {
  if (!company) return {};
  const facts = Object.entries(companyFacts(company, Service.length));
  return Object.fromEntries(
    facts.map(([name, fact]) => [name, String(transform(fact, company.claims, name))]),
  );
}

/** The fields of `Query`: an entry by its slug, or the only one, and the entries of a type. */
function queryFields(entries: Entries): EntryData {
  const fields = contentTypeNames.flatMap((type): [string, unknown][] => {
    const all: readonly EntryData[] = entries[type];
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

/** Sorts entries by one field: by number, or by its text. */
function sorted(entries: readonly EntryData[], sort: ListArguments["sort"] = {}): readonly EntryData[] {
  const [by] = Object.entries(sort);
  if (!by) return entries;
  const [key, direction] = by;
  const sign = direction === "DESC" ? -1 : 1;
  return [...entries].sort((one, other) => sign * compared(one[key], other[key]));
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (String(one) === String(other)) return 0;
  return String(one) < String(other) ? -1 : 1;
}
