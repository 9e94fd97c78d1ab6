import { isRecord } from "../fields/value-path";
import { contentTypeNames, contentTypeOf } from "../types/content-types";

export type Fields = Readonly<Record<string, unknown>>;

/** Parsed content files by their paths below data/. */
export type ContentByPath = Readonly<Record<string, Fields>>;

/** The path of an entry's file. A symbol, so that no query can ask for it, and a copy of the entry keeps it. */
const file = Symbol("file");

interface Node extends Fields {
  [file]: string;
}

/** The entries of each content type. */
export type Nodes = Readonly<Record<string, readonly Node[]>>;

export function nodesOf(content: ContentByPath): Nodes {
  const nodes: Record<string, Node[]> = Object.fromEntries(contentTypeNames.map((type) => [type, []]));
  for (const [path, fields] of Object.entries(content)) {
    const type = contentTypeOf(path);
    if (type) nodes[type]?.push({ ...fields, [file]: path });
  }
  return nodes;
}

/** Finds the path of the file that an entry, or a group within it, is from. */
export type FindFile = (part: object) => string;

export function fileFinder(nodes: Nodes): FindFile {
  // One map is filled: a preview builds it at every key.
  const files = new Map<unknown, string>();
  const add = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const one of value) add(one, path);
    if (!isRecord(value)) return;
    files.set(value, path);
    for (const part of Object.values(value)) add(part, path);
  };
  for (const node of Object.values(nodes).flat()) add(node, node[file]);
  return (part) => (part as Partial<Node>)[file] ?? files.get(part) ?? "";
}
