import type { ComponentType } from "react";
import type { z } from "zod";
import { areaSchema } from "../../../content/types/area";
import type { Checked } from "../../../content/types/checked";
import { homePageSchema } from "../../../content/types/pages/home-page";
import { projectSchema } from "../../../content/types/project";
import { serviceSchema } from "../../../content/types/service";
import { pagePaths } from "../../../routes/page-paths";
import { HomeHero } from "../../../sections/home/HomeHero";
import AreaTemplate from "../../../templates/AreaTemplate";
import ProjectTemplate from "../../../templates/ProjectTemplate";
import ServiceTemplate from "../../../templates/ServiceTemplate";
import { Layout } from "./LayoutStub";

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

export const homeHero: PreviewedPage<HomeData> = {
  schema: homePageSchema,
  Page: ({ data }) => (
    <Layout>
      <HomeHero hero={data.home.hero} visualisation={data.portfolioPage.visualisation} />
    </Layout>
  ),
  field: "home",
  path: () => pagePaths.home,
  another: () => "",
};
