import type { pagePaths } from "./page-paths";

export type PageName = keyof typeof pagePaths;

interface PageType {
  /** The path of its component below src/, without extension. Gatsby finds pages/ by itself; gatsby-node creates the others. */
  component: `pages/${string}` | `templates/${string}`;
  /** Variables of its query, besides an entry's slug. */
  context?: Readonly<Record<string, unknown>>;
}

/** Every type of page, by its name in page-paths.ts. A name that is missing here or there does not compile. */
export const pageTypes = {
  home: { component: "pages/index" },
  areasCovered: { component: "pages/areas-covered" },
  company: { component: "templates/CompanyTemplate" },
  portfolio: { component: "pages/portfolio" },
  planner: { component: "pages/plan-your-tiles" },
  privacyPolicy: { component: "templates/LegalTemplate", context: { isPrivacyPolicy: true } },
  termsOfService: { component: "templates/LegalTemplate", context: { isPrivacyPolicy: false } },
  notFound: { component: "pages/404" },
  area: { component: "templates/AreaTemplate" },
  service: { component: "templates/ServiceTemplate" },
  project: { component: "templates/ProjectTemplate" },
} as const satisfies Record<PageName, PageType>;

export const pageNames = Object.keys(pageTypes) as PageName[];
