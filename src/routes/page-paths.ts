/** Every address of the site, below the domain and without a slash at the end. */
export const pagePaths = {
  home: "/",
  areasCovered: "/areas-covered",
  company: "/london-tiling-company",
  portfolio: "/portfolio",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  notFound: "/404",
  area: (slug: string) => `/areas/${slug}`,
  service: (slug: string) => `/services/${slug}`,
  project: (slug: string) => `/portfolio/${slug}`,
} as const;

/**
 * Under which path Gatsby builds a page. While publishing it is the file that hosts find at the page's address without a
 * redirect, /areas/chelsea.html: Gatsby writes a path that ends so as it stands.
 */
export function builtPath(path: string): string {
  return process.env.NODE_ENV === "production" && path !== pagePaths.home ? `${path}.html` : path;
}

/** The address of a page from its path in a build. */
export function addressOf(builtPath: string): string {
  return builtPath.replace(/\.html$/, "");
}

/** The answer to a page's query, which Gatsby writes beside its pages: /page-data/areas/chelsea.html/page-data.json. */
export function pageDataPath(path: string): string {
  return `/page-data${path === pagePaths.home ? "/index" : builtPath(path)}/page-data.json`;
}

/** The home page's anchors, as the specification names them. */
export const homeAnchors = {
  home: "home",
  services: "services",
  portfolio: "portfolio",
  about: "about",
  contact: "contact",
} as const;

/** The address of a section of the home page: /#contact. */
export function homeSection(anchor: keyof typeof homeAnchors): string {
  return `${pagePaths.home}#${homeAnchors[anchor]}`;
}
