import { type DocumentNode, Kind, parse } from "graphql";

const texts = new Set<string>();
const parsed = new Map<string, DocumentNode>();

/**
 * Replaces Gatsby's tag of this name in tests and in the editor, which Gatsby does not compile: returns the text, and keeps
 * it for `documentOf`.
 */
export function graphql([text = ""]: readonly string[]): string {
  texts.add(text);
  return text;
}

/** A page's query with the fragments of all modules that have been loaded. */
export function documentOf(query: string): DocumentNode {
  const { kind, definitions } = parseOnce(query);
  const fragments = [...texts]
    .filter((text) => text !== query)
    .flatMap((text) => parseOnce(text).definitions)
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return { kind, definitions: [...definitions, ...fragments] };
}

function parseOnce(text: string): DocumentNode {
  const document = parsed.get(text) ?? parse(text, { noLocation: true });
  parsed.set(text, document);
  return document;
}
