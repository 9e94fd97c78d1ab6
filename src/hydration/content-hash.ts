/** What a page is made of, as Gatsby's client has it: the answers to its own query and to those that pages share. */
export interface PageContent {
  json: unknown;
  staticQueryResults: Readonly<Record<string, unknown>>;
}

/**
 * Tells one state of a page's content from another. The build writes it into the page; in the browser it shows whether
 * the data that came is the data of this HTML, which scripts' names do not tell: a change of words renames no script.
 * FNV-1a with 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function contentHash({ json, staticQueryResults }: PageContent): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([json, Object.values(staticQueryResults)]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
