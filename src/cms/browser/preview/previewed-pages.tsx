import type { ComponentType } from "react";
import type { z } from "zod";
import { areaSchema } from "../../../content/types/area";
import type { Checked } from "../../../content/types/checked";
import { projectSchema } from "../../../content/types/project";
import { serviceSchema } from "../../../content/types/service";
import { pagePaths } from "../../../routes/page-paths";
import AreaTemplate from "../../../templates/AreaTemplate";
import ProjectTemplate from "../../../templates/ProjectTemplate";
import ServiceTemplate from "../../../templates/ServiceTemplate";
import type { EntrySurroundings } from "./shown-content";

export type HomeData = Checked<Queries.HomePageQuery>;

/** How a content type is shown before it is saved. */
export interface PreviewedPage<Data> {
  schema: z.ZodObject;
  /** What shows it, and which field of its query is the entry. */
  Page: ComponentType<{ data: Data }>;
  field: keyof Data & string;
  path(slug: string): string;
  /** Another entry of the type, whose page lends its surroundings to one that has no page yet. */
  another(home: HomeData): string;
  /** What of the query an entry changes, where that is not only its own field. */
  show?(
    content: unknown,
    published: Data,
    surroundings: EntrySurroundings,
  ): Readonly<Record<string, unknown>>;
}

export const areaPage: PreviewedPage<Checked<Queries.AreaTemplateQuery>> = {
  schema: areaSchema,
  Page: AreaTemplate,
  field: "area",
  path: pagePaths.area,
  another: ({ home }) => home.featuredAreas.areas[0]?.slug ?? "",
};

export const servicePage: PreviewedPage<Checked<Queries.ServiceTemplateQuery>> = {
  schema: serviceSchema,
  Page: ServiceTemplate,
  field: "service",
  path: pagePaths.service,
  another: ({ home }) => home.services.cards[0]?.slug ?? "",
};

export const projectPage: PreviewedPage<Checked<Queries.ProjectTemplateQuery>> = {
  schema: projectSchema,
  Page: ProjectTemplate,
  field: "project",
  path: pagePaths.project,
  another: ({ projects }) => projects.nodes[0]?.slug ?? "",
};
