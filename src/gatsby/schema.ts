import type { GatsbyNode } from "gatsby";
import type { Resolver } from "../content/graphql/create-resolver";
import { directiveResolvers } from "../content/graphql/directives";
import { graphqlTypes, phoneNumberType } from "../content/graphql/graphql-types";
import { resolvers } from "../content/graphql/resolvers";
import { contentTypes } from "../content/types/content-types";
import { withNodeModel } from "./node-model";

/** Declares a GraphQL type for every content type. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolver] of Object.entries(directiveResolvers))
    actions.createFieldExtension({ name, extend: () => ({ resolve: withNodeModel(resolver) }) });
  actions.createTypes(`${phoneNumberType}\n\n${graphqlTypes(contentTypes)}`);
};

const adapted = (resolver: Resolver) => ({ type: resolver.type, resolve: withNodeModel(resolver) });

/** Adds the fields that the site works out. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers }) => {
  for (const [type, fields] of Object.entries(resolvers))
    addResolvers({
      [type]: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, adapted(field)])),
    });
};
