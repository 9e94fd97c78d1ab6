import type { GatsbyNode } from "gatsby";
import type { FieldResolver } from "../../content/answer/resolver";
import { resolvers } from "../../content/answer/resolvers";
import { withNodeModel } from "./content-nodes";
import { imageOfShape } from "./pictures/image-of-shape";

const adapted = ({ type, ...resolver }: FieldResolver) => ({
  ...(type && { type }),
  resolve: withNodeModel(resolver),
});

/** Adds the fields that the site works out, and pictures cut to a shape. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
  ...given
}) => {
  addResolvers({
    Picture: { image: imageOfShape(given) },
    // The opened wall lies over the hero's picture: both are cut around the same point.
    OpenedPicture: {
      image: imageOfShape(given, async (_picture, { nodeModel }) => {
        const [page] = (await nodeModel.findAll({ type: "HomePage" })).entries;
        return page?.hero.picture.focus;
      }),
    },
  });
  for (const [type, fields] of Object.entries(resolvers))
    addResolvers({
      [type]: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, adapted(field)])),
    });
};
