import type { GatsbyNode } from "gatsby";
import { graphqlTypes, phoneNumberType } from "../../content/answer/graphql-types";
import { fieldExtensions } from "../../content/answer/resolvers";
import { contentTypes } from "../../content/types/content-types";
import { withNodeModel } from "./content-nodes";

/** Declares a GraphQL type for every content type. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createSchemaCustomization */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolver] of Object.entries(fieldExtensions))
    actions.createFieldExtension({ name, extend: () => ({ resolve: withNodeModel(resolver) }) });
  actions.createTypes(`${phoneNumberType}\n\n${graphqlTypes(contentTypes)}`);
};
