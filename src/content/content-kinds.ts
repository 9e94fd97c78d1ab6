import type { z } from "zod";
import { additionalAreasSchema } from "./additional-areas";
import { areaSchema } from "./area";
import { companySchema } from "./company";
import { faqSchema } from "./faq";
import { areaPageSchema } from "./pages/area-page";
import { areasCoveredPageSchema } from "./pages/areas-covered-page";
import { companyPageSchema } from "./pages/company-page";
import { homePageSchema } from "./pages/home-page";
import { layoutSchema } from "./pages/layout";
import { legalPageSchema } from "./pages/legal-page";
import { notFoundPageSchema } from "./pages/not-found-page";
import { portfolioPageSchema } from "./pages/portfolio-page";
import { quoteFormSchema } from "./pages/quote-form";
import { servicePageSchema } from "./pages/service-page";
import { projectSchema } from "./project";
import { serviceSchema } from "./service";

export interface ContentKind {
  /** One file, or every .json file of a folder, below data/. */
  place: { file: string } | { folder: string };
  schema: z.ZodObject;
}

/** Every kind of content: its GraphQL type name, where its files lie and what is valid in them. */
export const contentKinds = {
  Company: { place: { file: "company.json" }, schema: companySchema },
  Area: { place: { folder: "areas" }, schema: areaSchema },
  AdditionalAreas: { place: { file: "additional-areas.json" }, schema: additionalAreasSchema },
  Service: { place: { folder: "services" }, schema: serviceSchema },
  Project: { place: { folder: "projects" }, schema: projectSchema },
  Faq: { place: { folder: "faqs" }, schema: faqSchema },
  Layout: { place: { file: "pages/layout.json" }, schema: layoutSchema },
  HomePage: { place: { file: "pages/home.json" }, schema: homePageSchema },
  ServicePage: { place: { file: "pages/service.json" }, schema: servicePageSchema },
  AreaPage: { place: { file: "pages/area.json" }, schema: areaPageSchema },
  AreasCoveredPage: { place: { file: "pages/areas-covered.json" }, schema: areasCoveredPageSchema },
  CompanyPage: { place: { file: "pages/london-tiling-company.json" }, schema: companyPageSchema },
  PortfolioPage: { place: { file: "pages/portfolio.json" }, schema: portfolioPageSchema },
  PrivacyPolicy: { place: { file: "pages/privacy-policy.json" }, schema: legalPageSchema },
  TermsOfService: { place: { file: "pages/terms-of-service.json" }, schema: legalPageSchema },
  NotFoundPage: { place: { file: "pages/not-found.json" }, schema: notFoundPageSchema },
  QuoteForm: { place: { file: "pages/quote-form.json" }, schema: quoteFormSchema },
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof contentKinds;

export const contentKindNames = Object.keys(contentKinds) as ContentKindName[];

/** The kind to which a file below data/ belongs, by its path with forward slashes; undefined for strangers. */
export function contentKindOf(path: string): ContentKindName | undefined {
  return contentKindNames.find((name) => {
    const { place } = contentKinds[name];
    if ("file" in place) return place.file === path;
    const [folder, file, ...deeper] = path.split("/");
    return folder === place.folder && file?.endsWith(".json") && deeper.length === 0;
  });
}
