import type { GatsbyNode } from "gatsby";
import { nearbyAreas } from "../../content/derived/near-areas";
import { openingHoursText, openingMinutes } from "../../content/derived/opening-hours";
import { stillToCome } from "../../content/derived/other-hours";
import type { Area } from "../../content/types/area";
import type { Company } from "../../content/types/company";
import type { Project } from "../../content/types/project";
import { imageOfShape } from "./pictures/image-of-shape";
import { isBefore, servicePicture } from "./relations/service-picture";

interface ResolverContext {
  nodeModel: {
    findAll<Type extends keyof Nodes>(query: { type: Type }): Promise<{ entries: Iterable<Nodes[Type]> }>;
    /** Walks up from a part of the content, such as a picture, to the first node that meets the condition. */
    findRootNodeAncestor(part: object, isAskedFor: (node: object) => boolean): Partial<Project> | null;
  };
}

interface Nodes {
  Area: Area;
  Project: Project;
}

/** Projects, tiles and cutaways say whether their pictures are photographs, where these do not say so themselves. */
const saysItsKind = (node: object) => "kind" in node;

/** Adds the fields that are derived from others. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
  ...given
}) => {
  const image = imageOfShape(given);
  addResolvers({
    Company: {
      openingHoursText: {
        type: "[String!]!",
        resolve: (company: Company) => openingHoursText(company.openingHours),
      },
      openingMinutes: {
        type: "[Int!]!",
        resolve: (company: Company) => openingMinutes(company.openingHours),
      },
      otherHours: { resolve: (company: Company) => stillToCome(company.otherHours) },
      notices: { resolve: (company: Company) => stillToCome(company.notices) },
    },
    OtherCut: { image },
    Picture: {
      image,
      kind: {
        type: "String",
        resolve: (picture: { kind?: string }, _args: unknown, { nodeModel }: ResolverContext) =>
          picture.kind ?? nodeModel.findRootNodeAncestor(picture, saysItsKind)?.kind,
      },
      isBefore: {
        type: "Boolean!",
        resolve: (picture: { image: string }, _args: unknown, { nodeModel }: ResolverContext) =>
          isBefore(picture, nodeModel.findRootNodeAncestor(picture, saysItsKind) ?? {}),
      },
    },
    Service: {
      picture: {
        type: "Picture",
        resolve: async (service: { slug: string }, _args: unknown, { nodeModel }: ResolverContext) => {
          const { entries } = await nodeModel.findAll({ type: "Project" });
          return servicePicture(service, entries);
        },
      },
    },
    Area: {
      nearby: {
        type: "[Area!]!",
        resolve: async (area: Area, _args: unknown, { nodeModel }: ResolverContext) => {
          const { entries } = await nodeModel.findAll({ type: "Area" });
          return nearbyAreas(area, entries);
        },
      },
    },
  });
};
