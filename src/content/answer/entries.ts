import type { Entries } from "../graphql/create-resolver";
import { type ContentTypeName, contentTypeNames, contentTypeOf } from "../types/content-types";
import { isRecord } from "../values/value-path";

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

/** An entry with its type and the path of its file. */
interface FiledEntry {
  path: string;
  type: ContentTypeName;
  fields: EntryData;
}

/** Finds the entry of an object in the content, at any depth. */
export type FindEntry = (part: object) => FiledEntry;

export function entryFinder(content: ContentByPath): FindEntry {
  // One map for all files, because a preview builds it anew at every key.
  const entryOfPart = new Map<unknown, FiledEntry>();
  const add = (value: unknown, entry: FiledEntry): void => {
    if (Array.isArray(value)) for (const one of value) add(one, entry);
    if (!isRecord(value)) return;
    entryOfPart.set(value, entry);
    for (const part of Object.values(value)) add(part, entry);
  };
  for (const [path, fields] of Object.entries(content)) {
    const type = contentTypeOf(path);
    if (type) add(fields, { path, type, fields });
  }
  return (part) => {
    const entry = entryOfPart.get(part);
    if (!entry) throw new Error("This is no part of a content file");
    return entry;
  };
}
