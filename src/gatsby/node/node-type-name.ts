import { type ContentTypeName, contentTypeOf } from "../../content/types/content-types";

/** The GraphQL type of the node that gatsby-transformer-json makes of a file below data/. */
export function nodeTypeName({ node }: { node: { relativePath?: unknown } }): ContentTypeName {
  const type = contentTypeOf(String(node.relativePath));
  if (!type) throw new Error(`data/${String(node.relativePath)} belongs to no content type`);
  return type;
}
