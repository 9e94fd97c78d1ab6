import type { NodePluginArgs } from "gatsby";
import type { ContentTypeName, Entry } from "../content/types/content-types";

type Nodes = Pick<NodePluginArgs, "getNodesByType">;

/** All nodes of a content type. */
export const contentNodes = <Type extends ContentTypeName>({ getNodesByType }: Nodes, type: Type) =>
  getNodesByType(type) as unknown as readonly Entry<Type>[];

/** The node of a type with one file, which the content check asks for. */
export function contentNode<Type extends ContentTypeName>(nodes: Nodes, type: Type): Entry<Type> {
  const [node] = contentNodes(nodes, type);
  if (!node) throw new Error(`The content has no ${type}.`);
  return node;
}
