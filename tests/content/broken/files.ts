export const additional = "additional-areas.json";
export const areaPage = "pages/area.json";
export const barnes = "areas/barnes.json";
export const cafe = "projects/cafe-backsplash.json";
export const chelsea = "areas/chelsea.json";
export const company = "company.json";
export const companyPage = "pages/london-tiling-company.json";
export const family = "projects/family-bathroom-refurbishment.json";
export const floor = "services/floor-tiling.json";
export const home = "pages/home.json";
export const hotel = "projects/hotel-shower-suite.json";
export const insured = "faqs/insured-and-guaranteed.json";
export const notFound = "pages/not-found.json";
export const privacy = "pages/privacy-policy.json";
export const quoteForm = "pages/quote-form.json";
export const refurbishment = "services/bathroom-refurbishment.json";
export const servicePage = "pages/service.json";
export const terms = "pages/terms-of-service.json";

/** Where the report says that each of the files is mended. */
export const inCms: Readonly<Record<string, string>> = {
  [additional]: "Pages › Additional areas",
  [areaPage]: "Pages › Area pages",
  [barnes]: "Areas › Barnes",
  [cafe]: "Portfolio › Café counter wall in ochre tiles",
  [chelsea]: "Areas › Chelsea",
  [company]: "Company › Company details",
  [companyPage]: "Pages › Company page",
  [family]: "Portfolio › Family bathroom, before and after",
  "faqs/": "Questions",
  [floor]: "Services › Floor Tiling",
  [home]: "Home page › Words and pictures",
  [hotel]: "Portfolio › Hotel shower suite in large stone slabs",
  [insured]: "Questions › Are you insured, and is the work guaranteed?",
  [notFound]: "Pages › Page not found",
  [privacy]: "Pages › Privacy policy",
  [quoteForm]: "Pages › Quote form",
  [refurbishment]: "Services › Bathroom Refurbishment",
  [servicePage]: "Pages › Service pages",
  [terms]: "Pages › Terms of service",
};
