import type { ContentTypeName, Entry } from "../types/content-types";
import type { Project } from "../types/project";
import { fillFacts } from "../values/placeholders";

/** The entries of each content type. In the editor an entry may lack fields that the content check asks for. */
export type Entries = { readonly [Type in ContentTypeName]: readonly Entry<Type>[] };

/** The values that a resolver may use besides its source. */
export type ResolverContext = Entries & {
  /** The day for which pages are built, in London. */
  today: string;
  /** The value of every company placeholder. */
  facts: Readonly<Record<string, string>>;
  /** Returns the project that a picture belongs to. Undefined for any other picture. */
  projectOf: (picture: object) => Partial<Project> | undefined;
};

export type Need = keyof ResolverContext;

/**
 * Works out one field of an answer. It lists its needs, so that Gatsby fetches those only, and reruns a query if they change. An entry,
 * or a part of one, is returned itself, never as a copy: `projectOf` finds its project by the object.
 */
export interface Resolver {
  needs: readonly Need[];
  /** A method, so that TypeScript accepts resolvers of a narrower source, such as a project. */
  resolve(source: object, context: ResolverContext, fieldName: string): unknown;
  /** The field's GraphQL type, if the content has no such field. */
  type?: string | undefined;
}

/** Creates a resolver. Its context has only the listed needs. */
export const resolver = <Source, Needs extends Need>(
  needs: readonly Needs[],
  resolve: (source: Source, context: Pick<ResolverContext, Needs>, fieldName: string) => unknown,
  type?: string,
) => ({ needs, resolve, type });

/** A resolver for a text, with the company's facts filled in. */
export const textResolver = <Source, Needs extends Need>(
  needs: readonly Needs[],
  textOf: (source: Source, context: Pick<ResolverContext, Needs>) => string,
) =>
  resolver([...needs, "facts"], (source: Source, context: Pick<ResolverContext, Needs | "facts">) =>
    fillFacts(textOf(source, context), context.facts),
  );
