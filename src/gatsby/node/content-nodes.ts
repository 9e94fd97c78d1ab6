import type { NodePluginArgs } from "gatsby";
import type * as z from "zod";
import type { ContentTypeName, contentTypes } from "../../content/types/content-types";

type ContentNode<Type extends ContentTypeName> = z.infer<(typeof contentTypes)[Type]["schema"]> & {
  id: string;
};

/** All nodes of a content type as their files say, after the content check: at least one, unless the type may be empty. */
export function contentNodes<Type extends ContentTypeName>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: Type,
) {
  return getNodesByType(type) as unknown as [ContentNode<Type>, ...ContentNode<Type>[]];
}
