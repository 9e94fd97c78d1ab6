import type { ComponentType, ReactElement } from "react";
import { companyFacts } from "../../content/derived/company-facts";
import { isRecord } from "../../content/fields/content-path";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { withoutSchemaAddress } from "../../content/reading/without-schema-address";
import type { Checked } from "../../content/types/checked";
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
import { Questions } from "../../sections/home/Questions";
import { ServiceCutaway } from "../../sections/service/ServiceCutaway";
import { ServiceTiles } from "../../sections/service/ServiceTiles";
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

type HomeData = Checked<Queries.HomePageQuery>;
type ServiceData = Checked<Queries.ServiceTemplateQuery>;
type AreaData = Checked<Queries.AreaTemplateQuery>;
type AreasCoveredData = Checked<Queries.AreasCoveredPageQuery>;

/** Redirects are on no page. */
export const previewed: Readonly<Record<Exclude<ContentTypeName, "Redirects">, Previewed>> = {
  Area: field<AreaData>("Area", AreaTemplate, "area"),
  AreaPage: field<AreaData>("AreaPage", AreaTemplate, "page", "Area"),
  Service: field<ServiceData>("Service", ServiceTemplate, "service"),
  ServicePage: field<ServiceData>("ServicePage", ServiceTemplate, "page", "Service"),
  Project: field<Checked<Queries.ProjectTemplateQuery>>("Project", ProjectTemplate, "project"),
  HomePage: field<HomeData>("HomePage", HomePage, "home"),
  Layout: field<HomeData>("Layout", HomePage, "layout", "HomePage"),
  QuoteForm: field<HomeData>("QuoteForm", HomePage, "quoteForm", "HomePage"),
  PostcodeCheck: field<HomeData>("PostcodeCheck", HomePage, "postcodeCheck", "HomePage"),
  AreasCoveredPage: field<AreasCoveredData>("AreasCoveredPage", AreasCoveredPage, "areasCoveredPage"),
  AdditionalAreas: field<AreasCoveredData>(
    "AdditionalAreas",
    AreasCoveredPage,
    "additionalAreas",
    "AreasCoveredPage",
  ),
  PortfolioPage: field<Checked<Queries.PortfolioPageQuery>>("PortfolioPage", PortfolioPage, "portfolioPage"),
  CompanyPage: field<Checked<Queries.CompanyPageQuery>>("CompanyPage", CompanyPage, "companyPage"),
  PrivacyPolicy: field<Checked<Queries.PrivacyPolicyPageQuery>>(
    "PrivacyPolicy",
    PrivacyPolicyPage,
    "privacyPolicy",
  ),
  TermsOfService: field<Checked<Queries.TermsOfServicePageQuery>>(
    "TermsOfService",
    TermsOfServicePage,
    "termsOfService",
  ),
  NotFoundPage: field<Checked<Queries.NotFoundPageQuery>>("NotFoundPage", NotFoundPage, "notFoundPage"),
  /** The home page's words name the company's claims as they are typed. */
  Company: shows<HomeData>("HomePage", HomePage, (content, published, around) => {
    const typed = companySchema.safeParse(withoutSchemaAddress(Object(content)));
    const facts = typed.success ? companyFacts(typed.data) : around.facts;
    const changed = { ...around, facts, pictureAddress: () => undefined };
    const home = withoutSchemaAddress(Object(around.published("pages/home.json")));
    return {
      home: shownContent(homePageSchema, home, published.home, changed),
      company: shownContent(companySchema, content, published.company, changed),
    };
  }),
  /** A question among the others; the answers, which are being written, are open. */
  Faq: shows<HomeData>(
    "HomePage",
    ({ data: { home, faqs } }) => (
      <main>
        <Questions questions={home.questions} faqs={faqs.nodes} open />
      </main>
    ),
    (content, { faqs: { nodes } }, around) => {
      const slug = isRecord(content) ? content.slug : undefined;
      const before = nodes.find((node) => node.slug === slug);
      const shown = shownContent(faqSchema, content, before, around);
      const others = nodes.filter((node) => node !== before);
      return {
        faqs: { nodes: before ? nodes.map((node) => (node === before ? shown : node)) : [...others, shown] },
      };
    },
  ),
  Tile: shows<ServiceData>(
    "Service",
    ({ data: { service, page, tiles, portfolioPage } }) => (
      <main>
        <ServiceTiles
          title={fillPlaceholders(page.tilesTitle, { service: service.title })}
          tiles={tiles.nodes}
          words={page}
          gallery={portfolioPage}
        />
      </main>
    ),
    (content, _published, around) => ({
      tiles: { nodes: [shownContent(tileSchema, content, around.shownBefore(content), around)] },
    }),
  ),
  Cutaway: shows<ServiceData>(
    "Service",
    ({ data: { cutaways, portfolioPage } }) => (
      <main>
        {cutaways.nodes.map((cutaway) => (
          <ServiceCutaway key={cutaway.slug} cutaway={cutaway} visualisation={portfolioPage.visualisation} />
        ))}
      </main>
    ),
    (content, _published, around) => ({
      cutaways: { nodes: [shownContent(cutawaySchema, content, around.shownBefore(content), around)] },
    }),
  ),
};
