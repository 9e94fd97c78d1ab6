import type { NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type * as z from "zod";
import { companyFacts } from "../../content/derived/company-facts";
import type { ContentTypeName, contentTypes } from "../../content/types/content-types";

type ContentNode<Type extends ContentTypeName> = z.infer<(typeof contentTypes)[Type]["schema"]> & {
  id: string;
};

/** All nodes of a content type. Never empty after the content check, unless the type has `mayBeEmpty`. */
export function contentNodes<Type extends ContentTypeName>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: Type,
) {
  return getNodesByType(type) as unknown as [ContentNode<Type>, ...ContentNode<Type>[]];
}

interface Found<Node> {
  entries: Iterable<Node>;
  totalCount(): Promise<number>;
}

/** The resolver context, which Gatsby does not type: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/ */
export interface ResolverContext {
  nodeModel: {
    findOne(query: { type: "SiteBuildMetadata" }): Promise<{ buildTime: string }>;
    findOne(query: { type: "Company" }): Promise<ContentNode<"Company">>;
    findAll<Type extends ContentTypeName>(query: { type: Type }): Promise<Found<ContentNode<Type>>>;
    /** Walks up from a part of the content, such as a picture, to the first node that meets the condition. */
    findRootNodeAncestor(
      part: object,
      isAskedFor: (node: object) => boolean,
    ): Partial<ContentNode<"Project">> | null;
    getNodeById(query: { id: string; type: "File" }): FileSystemNode | null;
  };
}

/** The value of every company placeholder. */
export async function companyFactsIn({ nodeModel }: ResolverContext) {
  const services = await nodeModel.findAll({ type: "Service" });
  return companyFacts(await nodeModel.findOne({ type: "Company" }), await services.totalCount());
}
