import type { ComponentType } from "react";
import { isRecord } from "../../content/fields/value-path";
import { fileName, namedPath } from "../../content/reading/file-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypeOf,
  contentTypes,
} from "../../content/types/content-types";
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
import { contentOf, entriesIn, factsOf } from "../change/entries";
import { tidyValue } from "../words/tidy";
import { completeContent } from "./complete-content";
import { marked } from "./field-marks";
import { shownEntries, type TypedEntry } from "./published-page";
import { type Surroundings, shownContent } from "./shown-content";

/**
 * The preview of a content type: the type whose page shows it, and the field of that page's query that it fills,
 * or of which it is one of the nodes. `draw` is given data in the place of what Gatsby answered.
 */
function preview<Data>(on: ContentTypeName, Page: ComponentType<{ data: Data }>, field: keyof Data & string) {
  return { on, field, draw: (data: object) => <Page data={data as Data} /> };
}

/** By content type; undefined for those that no page shows. */
export const previews: Readonly<Record<ContentTypeName, ReturnType<typeof preview> | undefined>> = {
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
  Rate: preview("PlannerPage", PlannerPage, "rates"),
  Person: preview("CompanyPage", CompanyPage, "people"),
  Certificate: preview("CompanyPage", CompanyPage, "certificates"),
  CompanyPage: preview("CompanyPage", CompanyPage, "companyPage"),
  PrivacyPolicy: preview("PrivacyPolicy", LegalTemplate, "privacyPolicy"),
  TermsOfService: preview("TermsOfService", LegalTemplate, "termsOfService"),
  NotFoundPage: preview("NotFoundPage", NotFoundPage, "notFoundPage"),
  House: undefined,
  Redirects: undefined,
};

/** The content types of the query fields whose names do not say them. */
const queriedTypes: Readonly<Record<string, ContentTypeName>> = {
  allService: "Service",
  areas: "Area",
  compared: "Project",
  next: "Project",
  planner: "PlannerPage",
  previous: "Project",
  projects: "Project",
  reviews: "Review",
  services: "Service",
  tiles: "Tile",
};

/** The query fields that list every entry of their type, in its order: an entry that was just published joins them. */
const wholeLists = ["faqs", "people", "prices", "rates"];

/** The content type that a field of a page's query is about. */
function queriedType(on: ContentTypeName | undefined, field: string): ContentTypeName | undefined {
  const registered = contentTypeNames.find(
    (type) => previews[type]?.on === on && previews[type]?.field === field,
  );
  const named = contentTypeNames.find((type) => type.toLowerCase() === field.toLowerCase());
  return registered ?? queriedTypes[field] ?? named;
}

/**
 * The answer to a page's query, with the content as it is published by now: Gatsby answers before it has read what
 * was just published, and the published site is built minutes later.
 */
function currentData(
  on: ContentTypeName | undefined,
  data: Readonly<Record<string, unknown>>,
  files: readonly ContentFile[],
  around: Omit<Surroundings, "pictureAddress">,
  thumbnail: (picture: string) => string | undefined,
): Readonly<Record<string, unknown>> {
  const shownFile = (type: ContentTypeName, { path, text }: ContentFile, before: unknown) => {
    const pictureAddress = (named: string, publishedName: unknown) => {
      const isShown = publishedName === undefined || publishedName === fileName(named);
      return isShown ? undefined : thumbnail(namedPath(path, named));
    };
    const { schema } = contentTypes[type];
    const content = completeContent(type, contentOf(text), files);
    return shownContent(schema, content, before, { ...around, pictureAddress }, undefined);
  };
  const current = (field: string, answer: unknown): unknown => {
    const type = queriedType(on, field);
    if (!type || !isRecord(answer)) return answer;
    const { place } = contentTypes[type];
    const own = files.filter(({ path }) => contentTypeOf(path) === type);
    const fileOf = (slug: unknown) =>
      own.find(({ path }) => "file" in place || fileName(path) === String(slug));
    if (!Array.isArray(answer.nodes)) {
      const file = fileOf(answer.slug);
      return file ? shownFile(type, file, answer) : answer;
    }
    const nodes: unknown[] = answer.nodes;
    const shown = nodes.flatMap((node) => {
      const { slug } = Object(node);
      const file = fileOf(slug);
      if (file) return { slug, node: shownFile(type, file, node) };
      return slug === undefined ? { slug, node } : [];
    });
    if (!wholeLists.includes(field) || !("folder" in place)) return { nodes: shown.map(({ node }) => node) };
    return {
      nodes: entriesIn(files, place.folder).map(
        ({ slug, path }) =>
          shown.find((one) => one.slug === slug)?.node ??
          shownFile(type, { path, text: textAt({ files }, path) ?? "" }, undefined),
      ),
    };
  };
  return Object.fromEntries(Object.entries(data).map(([field, answer]) => [field, current(field, answer)]));
}

/** A published page's data as it is by now, with an entry as it is typed in its place. */
export function pageData(entry: TypedEntry, answered: Readonly<Record<string, unknown>>): object {
  const { type, path, files, pictureAddress, thumbnail } = entry;
  const { schema } = contentTypes[type];
  const content = completeContent(type, tidyValue(schema, entry.content), files);
  const asTyped = [...files.filter((file) => file.path !== path), { path, text: JSON.stringify(content) }];
  const around: Surroundings = {
    facts: { ...factsOf(files), ...factsOf(asTyped) },
    entryOf: (of, slug) => {
      const stored = files.find((file) => contentTypeOf(file.path) === of && fileName(file.path) === slug);
      const content = contentOf(stored?.text);
      // Groups and pictures are as Gatsby answered them; an entry that no fetched page shows has none.
      const plain = Object.entries(content).filter(([, value]) => typeof value !== "object");
      const { name, title } = content;
      return {
        ...Object.fromEntries(plain),
        ...shownEntries.get(slug),
        ...(stored && { name: name ?? title }),
      };
    },
    pictureAddress,
  };
  const { on, field = "" } = previews[type] ?? {};
  const data = currentData(on, answered, files, around, thumbnail);
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
  const claims = Object.entries(around.facts).map(([fact, words]) => {
    return [fact, words && marked(`claims.${fact}`, words)];
  });
  const homeType = contentTypes.HomePage;
  const words = contentOf(textAt({ files }, homeType.place.file));
  const home = { ...around, facts: Object.fromEntries(claims), pictureAddress: () => undefined };
  return {
    ...data,
    company: { ...Object(shown), name: Object(content).name },
    home: shownContent(homeType.schema, words, data.home, home, undefined),
  };
}
