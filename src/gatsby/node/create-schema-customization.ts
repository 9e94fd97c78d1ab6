import type { GatsbyNode } from "gatsby";
import { graphqlTypes, phoneNumberType } from "../../content/answer/graphql-types";
import { fieldExtensions } from "../../content/answer/resolvers";
import { contentTypes } from "../../content/types/content-types";
import { withNodeModel } from "./content-nodes";

/** Declares a GraphQL type for every content type. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createSchemaCustomization */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolverOf] of Object.entries(fieldExtensions))
    actions.createFieldExtension({
      name,
      args: { orElse: "String" },
      extend: (args: { orElse?: string }) => ({ resolve: withNodeModel(resolverOf(args)) }),
    });
  actions.createTypes(`${phoneNumberType}\n\n${graphqlTypes(contentTypes)}`);
};
