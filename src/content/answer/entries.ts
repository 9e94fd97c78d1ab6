import { type ContentTypeName, contentTypeNames, contentTypeOf, type Entry } from "../types/content-types";

export type EntryData = Readonly<Record<string, unknown>>;

/** Parsed content files by their paths below data/. */
export type ContentByPath = Readonly<Record<string, EntryData>>;

/** The entries of each content type. In the editor an entry may lack fields that the content check asks for. */
export type Entries = { readonly [Type in ContentTypeName]: readonly Entry<Type>[] };

export function entriesOf(content: ContentByPath): Entries {
  const files = Object.entries(content);
  const ofType = (type: ContentTypeName) =>
    files.flatMap(([path, fields]) => (contentTypeOf(path) === type ? fields : []));
  return Object.fromEntries(contentTypeNames.map((type) => [type, ofType(type)])) as unknown as Entries;
}
