import { contentKindOf } from "../content/content-kinds";

/** The GraphQL type of the node that gatsby-transformer-json makes of a file below data/. */
export function nodeTypeName({ node }: { node: { relativePath?: unknown } }): string {
  const kind = contentKindOf(String(node.relativePath));
  if (!kind) throw new Error(`data/${String(node.relativePath)} belongs to no kind of content`);
  return kind;
}
