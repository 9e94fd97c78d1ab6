import type { z } from "zod";
import { pagePaths } from "../../routes/page-paths";
import type { ReferenceTarget } from "../fields/field-descriptions";
import { additionalAreasSchema } from "./additional-areas";
import { areaSchema } from "./area";
import { companySchema } from "./company";
import { cutawaySchema } from "./cutaway";
import { faqSchema } from "./faq";
import { areaPageSchema } from "./pages/area-page";
import { areasCoveredPageSchema } from "./pages/areas-covered-page";
import { companyPageSchema } from "./pages/company-page";
import { homePageSchema } from "./pages/home-page";
import { layoutSchema } from "./pages/layout";
import { legalPageSchema } from "./pages/legal-page";
import { notFoundPageSchema } from "./pages/not-found-page";
import { plannerPageSchema } from "./pages/planner-page";
import { portfolioPageSchema } from "./pages/portfolio-page";
import { quoteFormSchema } from "./pages/quote-form";
import { servicePageSchema } from "./pages/service-page";
import { postcodeCheckSchema } from "./postcode-check";
import { priceExampleSchema } from "./price-example";
import { projectSchema } from "./project";
import { redirectsSchema } from "./redirects";
import { serviceSchema } from "./service";
import { tileSchema } from "./tile";

/** The groups of the editor, in its order. */
export const editorGroups = [
  "Company",
  "Home page",
  "Services",
  "Areas",
  "Portfolio",
  "Tiles",
  "Cutaways",
  "Questions",
  "Pages",
] as const;

/** The editor names an entry by the first of these fields that it has. */
export const nameFields = ["title", "name", "question"] as const;

export interface ContentType {
  /** One file, or every .json file of a folder, below data/. */
  place: { file: string } | { folder: string };
  /** Where it is in the editor. A single file is listed by the label; of a folder's files it names one. */
  editor: { group: (typeof editorGroups)[number]; label: string };
  schema: z.ZodObject;
  /** The address of the page whose own words these are; of a folder's files, by their slug. */
  page?: string | ((slug: string) => string);
}

/** Every content type: its GraphQL type name, where its files are and are edited, and what is valid in them. */
export const contentTypes = {
  Company: {
    place: { file: "company.json" },
    editor: { group: "Company", label: "Company details" },
    schema: companySchema,
  },
  Area: {
    place: { folder: "areas" },
    editor: { group: "Areas", label: "Area" },
    schema: areaSchema,
    page: pagePaths.area,
  },
  AdditionalAreas: {
    place: { file: "additional-areas.json" },
    editor: { group: "Pages", label: "Additional areas" },
    schema: additionalAreasSchema,
  },
  PostcodeCheck: {
    place: { file: "postcode-check.json" },
    editor: { group: "Pages", label: "Postcode check" },
    schema: postcodeCheckSchema,
  },
  Service: {
    place: { folder: "services" },
    editor: { group: "Services", label: "Service" },
    schema: serviceSchema,
    page: pagePaths.service,
  },
  Project: {
    place: { folder: "projects" },
    editor: { group: "Portfolio", label: "Project" },
    schema: projectSchema,
    page: pagePaths.project,
  },
  Tile: {
    place: { folder: "tiles" },
    editor: { group: "Tiles", label: "Tile" },
    schema: tileSchema,
  },
  Cutaway: {
    place: { folder: "cutaways" },
    editor: { group: "Cutaways", label: "Cutaway" },
    schema: cutawaySchema,
  },
  PriceExample: {
    place: { folder: "price-examples" },
    editor: { group: "Questions", label: "Price example" },
    schema: priceExampleSchema,
  },
  Faq: {
    place: { folder: "faqs" },
    editor: { group: "Questions", label: "Question" },
    schema: faqSchema,
  },
  Layout: {
    place: { file: "pages/layout.json" },
    editor: { group: "Pages", label: "Header and footer" },
    schema: layoutSchema,
  },
  HomePage: {
    place: { file: "pages/home.json" },
    editor: { group: "Home page", label: "Words and pictures" },
    schema: homePageSchema,
    page: pagePaths.home,
  },
  ServicePage: {
    place: { file: "pages/service.json" },
    editor: { group: "Pages", label: "Service pages" },
    schema: servicePageSchema,
  },
  AreaPage: {
    place: { file: "pages/area.json" },
    editor: { group: "Pages", label: "Area pages" },
    schema: areaPageSchema,
  },
  AreasCoveredPage: {
    place: { file: "pages/areas-covered.json" },
    editor: { group: "Pages", label: "Areas overview" },
    schema: areasCoveredPageSchema,
    page: pagePaths.areasCovered,
  },
  CompanyPage: {
    place: { file: "pages/london-tiling-company.json" },
    editor: { group: "Pages", label: "Company page" },
    schema: companyPageSchema,
    page: pagePaths.company,
  },
  PortfolioPage: {
    place: { file: "pages/portfolio.json" },
    editor: { group: "Pages", label: "Portfolio pages" },
    schema: portfolioPageSchema,
    page: pagePaths.portfolio,
  },
  PlannerPage: {
    place: { file: "pages/plan-your-tiles.json" },
    editor: { group: "Tiles", label: "Tile planner" },
    schema: plannerPageSchema,
    page: pagePaths.planner,
  },
  PrivacyPolicy: {
    place: { file: "pages/privacy-policy.json" },
    editor: { group: "Pages", label: "Privacy policy" },
    schema: legalPageSchema,
    page: pagePaths.privacyPolicy,
  },
  TermsOfService: {
    place: { file: "pages/terms-of-service.json" },
    editor: { group: "Pages", label: "Terms of service" },
    schema: legalPageSchema,
    page: pagePaths.termsOfService,
  },
  NotFoundPage: {
    place: { file: "pages/not-found.json" },
    editor: { group: "Pages", label: "Page not found" },
    schema: notFoundPageSchema,
    page: pagePaths.notFound,
  },
  Redirects: {
    place: { file: "redirects.json" },
    editor: { group: "Pages", label: "Redirects" },
    schema: redirectsSchema,
  },
  QuoteForm: {
    place: { file: "pages/quote-form.json" },
    editor: { group: "Pages", label: "Quote form" },
    schema: quoteFormSchema,
  },
} as const satisfies Record<string, ContentType> & Record<ReferenceTarget, ContentType>;

export type ContentTypeName = keyof typeof contentTypes;

export const contentTypeNames = Object.keys(contentTypes) as ContentTypeName[];

/** The type to which a file below data/ belongs, by its path with forward slashes; undefined for any other file. */
export function contentTypeOf(path: string): ContentTypeName | undefined {
  return contentTypeNames.find((name) => {
    const { place } = contentTypes[name];
    if ("file" in place) return place.file === path;
    const [folder, file, ...deeper] = path.split("/");
    return folder === place.folder && file?.endsWith(".json") && deeper.length === 0;
  });
}
