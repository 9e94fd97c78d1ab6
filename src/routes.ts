/** The path of every page, without a trailing slash. */
export const pagePaths = {
  home: "/",
  areasCovered: "/areas-covered",
  portfolio: "/portfolio",
  planner: "/plan-your-tiles",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  notFound: "/404",
  area: (slug: string) => `/areas/${slug}`,
  service: (slug: string) => `/services/${slug}`,
  project: (slug: string) => `/portfolio/${slug}`,
  company: (slug: string) => `/${slug}`,
} as const;

/** The file that hosts serve at a page's path without a redirect: /areas/chelsea.html. The home page keeps "/". */
export function filePath(path: string): string {
  return path === pagePaths.home ? path : `${path}.html`;
}

/** The path that Gatsby is given for a page. In production it is the page's file name, which Gatsby writes unchanged. */
export function builtPath(path: string): string {
  return process.env.NODE_ENV === "production" ? filePath(path) : path;
}

/** Turns a built path back into the page's path. */
export function pathOfFile(path: string): string {
  return path.replace(/\.html$/, "");
}

/** The home page's anchors, named as in the specification. */
export const homeAnchors = {
  home: "home",
  services: "services",
  portfolio: "portfolio",
  about: "about",
  contact: "contact",
} as const;

/** The id of the prices on the planner's page. */
export const pricesAnchor = "prices";

export const pricesPath = `${pagePaths.planner}#${pricesAnchor}`;

/** The id of the contact section's heading, which names the quote form, too. */
export const contactTitleId = "contact-title";

/** The link to a section of the home page: /#contact. */
export function homeSection(anchor: keyof typeof homeAnchors): string {
  return `${pagePaths.home}#${homeAnchors[anchor]}`;
}

export type PageName = keyof typeof pagePaths;

interface PageType {
  /** The path of its component below src/, without extension. Gatsby finds pages/ by itself; src/gatsby/pages.ts creates the others. */
  component: `pages/${string}` | `templates/${string}`;
  /** The content type that the page shows: one file or, if the path is made from a slug, an entry for each page. */
  content: string;
}

/** Every type of page, by its name in pagePaths. A name that is missing here or there does not compile. */
export const pageTypes = {
  home: { component: "pages/index", content: "HomePage" },
  areasCovered: { component: "pages/areas-covered", content: "AreasCoveredPage" },
  company: { component: "templates/CompanyTemplate", content: "CompanyPage" },
  portfolio: { component: "pages/portfolio", content: "PortfolioPage" },
  planner: { component: "pages/plan-your-tiles", content: "PlannerPage" },
  privacyPolicy: { component: "pages/privacy-policy", content: "PrivacyPolicy" },
  termsOfService: { component: "pages/terms-of-service", content: "TermsOfService" },
  notFound: { component: "pages/404", content: "NotFoundPage" },
  area: { component: "templates/AreaTemplate", content: "Area" },
  service: { component: "templates/ServiceTemplate", content: "Service" },
  project: { component: "templates/ProjectTemplate", content: "Project" },
} as const satisfies Record<PageName, PageType>;

export const pageNames = Object.keys(pageTypes) as PageName[];

/** A page of a breadcrumb. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** Pages that stand above others in a breadcrumb. */
export const parentPages = {
  areas: { name: "Areas Covered", path: pagePaths.areasCovered },
  portfolio: { name: "Portfolio", path: pagePaths.portfolio },
};

/** Builds a breadcrumb: the home page, then the given pages. */
export function fromHome(steps: readonly Breadcrumb[]): Breadcrumb[] {
  return [{ name: "Home", path: pagePaths.home }, ...steps];
}
