/** Every address of the site, below the domain and without a slash at the end. */
export const pagePaths = {
  home: "/",
  areasCovered: "/areas-covered",
  company: "/london-tiling-company",
  portfolio: "/portfolio",
  planner: "/plan-your-tiles",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  notFound: "/404",
  area: (slug: string) => `/areas/${slug}`,
  service: (slug: string) => `/services/${slug}`,
  project: (slug: string) => `/portfolio/${slug}`,
} as const;

/** Parts of the site that a notice may keep to, by the addresses of their pages. The editor shows the home page without one. */
export const siteParts = {
  "Home page": /^\/?$/,
  Services: /^\/services\//,
  Areas: /^\/areas/,
  Portfolio: /^\/portfolio/,
  "Company page": /^\/london-tiling-company$/,
  "Tile planner": /^\/plan-your-tiles$/,
} as const;

/** The file that hosts find at a page's address without a redirect: /areas/chelsea.html. The home page's has no name. */
export function filePath(address: string): string {
  return address === pagePaths.home ? address : `${address}.html`;
}

/** Under which path Gatsby builds a page. While publishing it is the page's file: Gatsby writes such a path as it stands. */
export function builtPath(address: string): string {
  return process.env.NODE_ENV === "production" ? filePath(address) : address;
}

/** The address of a page from its path in a build. */
export function addressOf(builtPath: string): string {
  return builtPath.replace(/\.html$/, "");
}

/** The answer to the query of a page, by its path in the build: /page-data/areas/chelsea.html/page-data.json. */
export function pageDataPath(builtPath: string): string {
  return `/page-data${builtPath === pagePaths.home ? "/index" : builtPath}/page-data.json`;
}

/** The home page's anchors, as the specification names them, and within the last the company's details. */
export const homeAnchors = {
  home: "home",
  services: "services",
  portfolio: "portfolio",
  about: "about",
  contact: "contact",
  contactDetails: "contact-details",
} as const;

/** The address of a section of the home page: /#contact. */
export function homeSection(anchor: keyof typeof homeAnchors): string {
  return `${pagePaths.home}#${homeAnchors[anchor]}`;
}
