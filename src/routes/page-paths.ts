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

/** The answer to a page's query, which Gatsby writes next to the page: /page-data/areas/chelsea/page-data.json. */
export function pageDataPath(path: string): string {
  return `/page-data${path === pagePaths.home ? "/index" : path}/page-data.json`;
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
