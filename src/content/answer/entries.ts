import type { Entries } from "../graphql/create-resolver";
import { type ContentTypeName, contentTypeNames, contentTypeOf } from "../types/content-types";

export type EntryData = Readonly<Record<string, unknown>>;

/** Parsed content files by their paths below data/. */
export type ContentByPath = Readonly<Record<string, EntryData>>;

/** The entries of each content type. */
export function entriesOf(content: ContentByPath): Entries {
  const files = Object.entries(content);
  const ofType = (type: ContentTypeName) =>
    files.flatMap(([path, fields]) => (contentTypeOf(path) === type ? fields : []));
  return Object.fromEntries(contentTypeNames.map((type) => [type, ofType(type)])) as unknown as Entries;
}
