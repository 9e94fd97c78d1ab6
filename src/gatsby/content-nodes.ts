import type { NodePluginArgs } from "gatsby";
import type { ContentTypeName, Entry } from "../content/types/content-types";

/** All nodes of a content type. Never empty after the content check, unless the type has `mayBeEmpty`. */
export function contentNodes<Type extends ContentTypeName>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: Type,
) {
  return getNodesByType(type) as unknown as [Entry<Type>, ...Entry<Type>[]];
}
