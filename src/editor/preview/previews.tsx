import type { ComponentType } from "react";
import { isRecord } from "../../content/fields/value-path";
import { fileName } from "../../content/reading/file-path";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../content/types/content-types";
import NotFoundPage from "../../pages/404";
import AreasCoveredPage from "../../pages/areas-covered";
import HomePage from "../../pages/index";
import CompanyPage from "../../pages/london-tiling-company";
import PlannerPage from "../../pages/plan-your-tiles";
import PortfolioPage from "../../pages/portfolio";
import AreaTemplate from "../../templates/AreaTemplate";
import LegalTemplate from "../../templates/LegalTemplate";
import ProjectTemplate from "../../templates/ProjectTemplate";
import ServiceTemplate from "../../templates/ServiceTemplate";
import { textAt } from "../change/changed-files";
import { contentOf, factsOf } from "../state/entries";
import { tidyValue } from "../words/tidy";
import { marked } from "./field-marks";
import { shownEntries, type TypedEntry } from "./published-page";
import { type Surroundings, shownContent } from "./shown-content";

/**
 * Where a content type is shown before it is published: on whose page, and the field of that page's query that it fills,
 * or of which it is one of the nodes. `draw` is given data in the place of what Gatsby answered.
 */
function preview<Data>(on: ContentTypeName, Page: ComponentType<{ data: Data }>, field: keyof Data & string) {
  return { on, field, draw: (data: object) => <Page data={data as Data} /> };
}

/** Redirects are on no page. */
export const previews: Readonly<Partial<Record<ContentTypeName, ReturnType<typeof preview>>>> = {
  Area: preview("Area", AreaTemplate, "area"),
  AreaPage: preview("Area", AreaTemplate, "page"),
  Service: preview("Service", ServiceTemplate, "service"),
  ServicePage: preview("Service", ServiceTemplate, "page"),
  Tile: preview("Service", ServiceTemplate, "tiles"),
  Cutaway: preview("Service", ServiceTemplate, "cutaways"),
  Project: preview("Project", ProjectTemplate, "project"),
  HomePage: preview("HomePage", HomePage, "home"),
  Layout: preview("HomePage", HomePage, "layout"),
  QuoteForm: preview("HomePage", HomePage, "quoteForm"),
  PostcodeCheck: preview("HomePage", HomePage, "postcodeCheck"),
  Company: preview("HomePage", HomePage, "company"),
  Review: preview("HomePage", HomePage, "reviews"),
  Faq: preview("HomePage", HomePage, "faqs"),
  AreasCoveredPage: preview("AreasCoveredPage", AreasCoveredPage, "areasCoveredPage"),
  AdditionalAreas: preview("AreasCoveredPage", AreasCoveredPage, "additionalAreas"),
  PortfolioPage: preview("PortfolioPage", PortfolioPage, "portfolioPage"),
  PlannerPage: preview("PlannerPage", PlannerPage, "page"),
  PriceExample: preview("PlannerPage", PlannerPage, "prices"),
  Person: preview("CompanyPage", CompanyPage, "people"),
  Certificate: preview("CompanyPage", CompanyPage, "certificates"),
  CompanyPage: preview("CompanyPage", CompanyPage, "companyPage"),
  PrivacyPolicy: preview("PrivacyPolicy", LegalTemplate, "privacyPolicy"),
  TermsOfService: preview("TermsOfService", LegalTemplate, "termsOfService"),
  NotFoundPage: preview("NotFoundPage", NotFoundPage, "notFoundPage"),
};

/** What Gatsby answered a page's query, with an entry as it is typed in its place. */
export function pageData(entry: TypedEntry, data: Readonly<Record<string, unknown>>): object {
  const { type, path, files, pictureAddress } = entry;
  const { schema } = contentTypes[type];
  const content = tidyValue(schema, entry.content);
  const asTyped = [...files.filter((file) => file.path !== path), { path, text: JSON.stringify(content) }];
  const around: Surroundings = {
    facts: { ...factsOf(files), ...factsOf(asTyped) },
    entryOf: (of, slug) => {
      const stored = files.find((file) => contentTypeOf(file.path) === of && fileName(file.path) === slug);
      const { name, title } = contentOf(stored?.text);
      return { name: name ?? title, ...shownEntries.get(slug) };
    },
    pictureAddress,
  };
  const { field = "" } = previews[type] ?? {};
  const before = data[field];
  if (isRecord(before) && Array.isArray(before.nodes)) {
    const { slug } = Object(content);
    const published = before.nodes.find((node) => node.slug === slug);
    const shown = shownContent(schema, content, published ?? around.entryOf(type, slug), around, "");
    const others = before.nodes.map((node) => (node === published ? shown : node));
    return { ...data, [field]: { nodes: published ? others : [...others, shown] } };
  }
  const shown = shownContent(schema, content, before, around, "");
  if (type !== "Company") return { ...data, [field]: shown };
  // The home page's words name the company's claims; its header counts the letters of the company's name.
  const claims = Object.entries(around.facts).map(([fact, words]) => [fact, marked(`claims.${fact}`, words)]);
  const homeType = contentTypes.HomePage;
  const words = contentOf(textAt({ files }, homeType.place.file));
  const home = { ...around, facts: Object.fromEntries(claims), pictureAddress: () => undefined };
  return {
    ...data,
    company: { ...Object(shown), name: Object(content).name },
    home: shownContent(homeType.schema, words, data.home, home, undefined),
  };
}
