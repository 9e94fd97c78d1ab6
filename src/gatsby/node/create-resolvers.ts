import type { GatsbyNode } from "gatsby";
import { openingHoursText } from "../../content/derived/opening-hours-text";
import { openingMinutes } from "../../content/derived/opening-minutes";
import type { Area } from "../../content/types/area";
import type { Company } from "../../content/types/company";
import type { Project } from "../../content/types/project";
import { areaProject } from "./relations/area-project";
import { nearbyAreas } from "./relations/nearby-areas";

interface ResolverContext {
  nodeModel: {
    findAll: <Type extends "Area" | "Project">(query: {
      type: Type;
    }) => Promise<{ entries: Iterable<Type extends "Area" ? Area : Project> }>;
  };
}

/** Adds the fields that are derived from others. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers }) => {
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
    },
    Area: {
      nearby: {
        type: "[Area!]!",
        resolve: async (area: Area, _args: unknown, { nodeModel }: ResolverContext) => {
          const { entries } = await nodeModel.findAll({ type: "Area" });
          return nearbyAreas(area, entries);
        },
      },
      project: {
        type: "Project",
        resolve: async (area: Area, _args: unknown, { nodeModel }: ResolverContext) => {
          const areas = await nodeModel.findAll({ type: "Area" });
          const projects = await nodeModel.findAll({ type: "Project" });
          return areaProject(area, areas.entries, projects.entries);
        },
      },
    },
  });
};
