export const additional = "additional-areas.json";
export const areaPage = "pages/area.json";
export const battersea = "areas/battersea.json";
export const cafe = "projects/cafe-backsplash.json";
export const chelsea = "areas/chelsea.json";
export const company = "company.json";
export const companyPage = "pages/london-tiling-company.json";
export const family = "projects/family-bathroom-refurbishment.json";
export const floor = "services/floor-tiling.json";
export const home = "pages/home.json";
export const insured = "faqs/insured-and-guaranteed.json";
export const kensington = "areas/kensington.json";
export const notFound = "pages/not-found.json";
export const privacy = "pages/privacy-policy.json";
export const quoteForm = "pages/quote-form.json";
export const redirects = "redirects.json";
export const refurbishment = "services/bathroom-refurbishment.json";
export const servicePage = "pages/service.json";
export const terms = "pages/terms-of-service.json";

/** Where the report says that each of the files is mended. */
export const inCms: Readonly<Record<string, string>> = {
  [additional]: "Pages › Additional areas",
  [areaPage]: "Pages › Area pages",
  [battersea]: "Areas › Battersea",
  [cafe]: "Portfolio › Café Léon: a counter in sea-green tiles",
  [chelsea]: "Areas › Chelsea",
  [company]: "Company › Company details",
  [companyPage]: "Pages › Company page",
  [family]: "Portfolio › A brown bathroom turns to stone",
  "faqs/": "Questions",
  [floor]: "Services › Stone & Porcelain Floors",
  [home]: "Home page › Words and pictures",
  [insured]: "Questions › What if a tile comes loose?",
  [notFound]: "Pages › Page not found",
  [privacy]: "Pages › Privacy policy",
  [quoteForm]: "Pages › Quote form",
  [redirects]: "Pages › Redirects",
  [refurbishment]: "Services › Whole Bathrooms",
  [servicePage]: "Pages › Service pages",
  [terms]: "Pages › Terms of service",
};
