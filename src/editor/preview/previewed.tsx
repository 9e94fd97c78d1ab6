import type { ComponentType, ReactElement } from "react";
import { companyFacts } from "../../content/derived/company-facts";
import { withoutSchemaAddress } from "../../content/reading/without-schema-address";
import { companySchema } from "../../content/types/company";
import { type ContentType, type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { cutawaySchema } from "../../content/types/cutaway";
import { faqSchema } from "../../content/types/faq";
import { homePageSchema } from "../../content/types/pages/home-page";
import { tileSchema } from "../../content/types/tile";
import NotFoundPage from "../../pages/404";
import AreasCoveredPage from "../../pages/areas-covered";
import HomePage from "../../pages/index";
import CompanyPage from "../../pages/london-tiling-company";
import PortfolioPage from "../../pages/portfolio";
import PrivacyPolicyPage from "../../pages/privacy-policy";
import TermsOfServicePage from "../../pages/terms-of-service";
import AreaTemplate from "../../templates/AreaTemplate";
import ProjectTemplate from "../../templates/ProjectTemplate";
import ServiceTemplate from "../../templates/ServiceTemplate";
import { type Surroundings, shownContent } from "./shown-content";

/** How a content type is shown before it is published. */
export interface Previewed {
  /** The type on whose page it is shown. */
  on: ContentTypeName;
  /** The page with the content in it; `answer` is what Gatsby answered that page's query. */
  draw(content: unknown, answer: unknown, around: Surroundings): ReactElement;
}

/** What of its query an entry changes. */
type Changed<Data> = (content: unknown, published: Data, around: Surroundings) => object;

function shows<Data>(
  on: ContentTypeName,
  Page: ComponentType<{ data: Data }>,
  changed: Changed<Data>,
): Previewed {
  return {
    on,
    draw: (content, answer, around) => {
      // Gatsby's own answer to the query of this very page.
      const published = answer as Data;
      return <Page data={{ ...published, ...changed(content, published, around) }} />;
    },
  };
}

/** A type whose content is one field of its page's query. */
function field<Data>(
  type: ContentTypeName,
  Page: ComponentType<{ data: Data }>,
  name: keyof Data & string,
  on: ContentTypeName = type,
): Previewed {
  const { schema }: ContentType = contentTypes[type];
  return shows(on, Page, (content, published, around) => ({
    [name]: shownContent(schema, content, published[name], around),
  }));
}

/** Redirects are on no page. */
export const previewed: Readonly<Record<Exclude<ContentTypeName, "Redirects">, Previewed>> = {
  Area: field("Area", AreaTemplate, "area"),
  AreaPage: field("AreaPage", AreaTemplate, "page", "Area"),
  Service: field("Service", ServiceTemplate, "service"),
  ServicePage: field("ServicePage", ServiceTemplate, "page", "Service"),
  Project: field("Project", ProjectTemplate, "project"),
  HomePage: field("HomePage", HomePage, "home"),
  Layout: field("Layout", HomePage, "layout", "HomePage"),
  QuoteForm: field("QuoteForm", HomePage, "quoteForm", "HomePage"),
  PostcodeCheck: field("PostcodeCheck", HomePage, "postcodeCheck", "HomePage"),
  AreasCoveredPage: field("AreasCoveredPage", AreasCoveredPage, "areasCoveredPage"),
  AdditionalAreas: field("AdditionalAreas", AreasCoveredPage, "additionalAreas", "AreasCoveredPage"),
  PortfolioPage: field("PortfolioPage", PortfolioPage, "portfolioPage"),
  CompanyPage: field("CompanyPage", CompanyPage, "companyPage"),
  PrivacyPolicy: field("PrivacyPolicy", PrivacyPolicyPage, "privacyPolicy"),
  TermsOfService: field("TermsOfService", TermsOfServicePage, "termsOfService"),
  NotFoundPage: field("NotFoundPage", NotFoundPage, "notFoundPage"),
  /** The home page's words name the company's claims as they are typed. */
  Company: shows("HomePage", HomePage, (content, published, around) => {
    const typed = companySchema.safeParse(withoutSchemaAddress(Object(content)));
    const facts = typed.success ? companyFacts(typed.data) : around.facts;
    const changed = { ...around, facts, pictureAddress: () => undefined };
    const home = withoutSchemaAddress(Object(around.published("pages/home.json")));
    return {
      home: shownContent(homePageSchema, home, published.home, changed),
      company: shownContent(companySchema, content, published.company, changed),
    };
  }),
  /** A question among the others. */
  Faq: shows("HomePage", HomePage, (content, { faqs: { nodes } }, around) => {
    const before = nodes.find(({ slug }) => slug === Object(content).slug);
    const shown = shownContent(faqSchema, content, before, around);
    return {
      faqs: { nodes: before ? nodes.map((node) => (node === before ? shown : node)) : [...nodes, shown] },
    };
  }),
  Tile: shows("Service", ServiceTemplate, (content, _published, around) => ({
    tiles: { nodes: [shownContent(tileSchema, content, around.shownBefore(content), around)] },
  })),
  Cutaway: shows("Service", ServiceTemplate, (content, _published, around) => ({
    cutaways: { nodes: [shownContent(cutawaySchema, content, around.shownBefore(content), around)] },
  })),
};
