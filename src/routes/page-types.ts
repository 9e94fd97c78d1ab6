import { pagePaths } from "./page-paths";

export type PageName = keyof typeof pagePaths;

/** The parts of the site to which a notice can be limited. */
export const siteParts = [
  "Home page",
  "Services",
  "Areas",
  "Portfolio",
  "Company page",
  "Tile planner",
] as const;

interface PageType {
  /** The path of its component below src/, without extension. Gatsby finds pages/ by itself; gatsby-node creates the others. */
  component: `pages/${string}` | `templates/${string}`;
  /** The content type whose entries each have such a page, at the path of their slug; or one file whose slug is its page's. */
  entries?: string;
  /** Variables of its query, besides an entry's id. */
  context?: Readonly<Record<string, unknown>>;
  /** The part of the site that it belongs to. */
  part?: (typeof siteParts)[number];
}

/** Every type of page, by its name in page-paths.ts. A name that is missing here or there does not compile. */
export const pageTypes = {
  home: { component: "pages/index", part: "Home page" },
  areasCovered: { component: "pages/areas-covered", part: "Areas" },
  company: { component: "templates/CompanyTemplate", entries: "CompanyPage", part: "Company page" },
  portfolio: { component: "pages/portfolio", part: "Portfolio" },
  planner: { component: "pages/plan-your-tiles", part: "Tile planner" },
  privacyPolicy: { component: "templates/LegalTemplate", context: { isPrivacyPolicy: true } },
  termsOfService: { component: "templates/LegalTemplate", context: { isPrivacyPolicy: false } },
  notFound: { component: "pages/404" },
  area: { component: "templates/AreaTemplate", entries: "Area", part: "Areas" },
  service: { component: "templates/ServiceTemplate", entries: "Service", part: "Services" },
  project: { component: "templates/ProjectTemplate", entries: "Project", part: "Portfolio" },
} as const satisfies Record<PageName, PageType>;

export const pageNames = Object.keys(pageTypes) as PageName[];

/** The part of the site that a path belongs to, if any. The company page's path has no folder: `companySlug` is all of it. */
export function partAt(path: string, companySlug: string): (typeof siteParts)[number] | undefined {
  const name = pageNames.find((name) => {
    const own = name === "company" ? pagePaths.company(companySlug) : pagePaths[name];
    return typeof own === "string" ? own === path : path.startsWith(own(""));
  });
  const type: PageType | undefined = name && pageTypes[name];
  return type?.part;
}
