import type { FileSystemNode } from "gatsby-source-filesystem";
import { companyFacts } from "../content/derived/company-facts";
import type { Need, Resolver, ResolverContext } from "../content/graphql/create-resolver";
import type { ContentTypeName, Entry } from "../content/types/content-types";
import { londonDay } from "../content/values/clock";
import { valueAt } from "../content/values/value-path";

/** Gatsby's own context of a resolver, which it does not type: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/ */
export interface GatsbyContext {
  nodeModel: {
    findOne(query: { type: "SiteBuildMetadata" }): Promise<{ buildTime: string }>;
    findAll<Type extends ContentTypeName>(query: { type: Type }): Promise<{ entries: Iterable<Entry<Type>> }>;
    /** Walks up from a part of the content, such as a picture, to the first node that meets the condition. */
    findRootNodeAncestor(part: object, isRoot: (node: object) => boolean): object | null;
    getNodeById(query: { id: string; type: "File" }): FileSystemNode | null;
  };
}

/** Our resolver as Gatsby calls it: gets what it needs from the node model. */
export function withNodeModel({ needs, resolve }: Resolver) {
  return async (
    source: object,
    _args: unknown,
    { nodeModel }: GatsbyContext,
    { fieldName }: { fieldName: string },
  ): Promise<unknown> => {
    const found = needs.map(async (need) => [need, await findNeeded(need, nodeModel)] as const);
    // Holds only the listed needs, and the type of a resolver lets it read no others.
    const context = Object.fromEntries(await Promise.all(found)) as unknown as ResolverContext;
    return resolve(source, context, fieldName);
  };
}

async function findNeeded(need: Need, nodeModel: GatsbyContext["nodeModel"]): Promise<unknown> {
  const all = async <Type extends ContentTypeName>(type: Type) => [
    ...(await nodeModel.findAll({ type })).entries,
  ];
  switch (need) {
    case "today": {
      // Reading the build time makes Gatsby rerun the query in every build.
      const { buildTime } = await nodeModel.findOne({ type: "SiteBuildMetadata" });
      return londonDay(new Date(buildTime));
    }
    case "facts": {
      const [[company], services] = [await all("Company"), await all("Service")];
      return company ? companyFacts(company, services.length) : {};
    }
    case "projectOf":
      return (picture: object) => nodeModel.findRootNodeAncestor(picture, isProject) ?? undefined;
    default:
      return all(need);
  }
}

const isProject = (node: object) => valueAt(node, ["internal", "type"]) === "Project";
