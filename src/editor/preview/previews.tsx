import type { ComponentType, ReactElement } from "react";
import { answererOf } from "../../content/answer/answer-query";
import { type ContentByPath, entriesOf, type Fields } from "../../content/answer/entries";
import { documentOf } from "../../content/answer/page-queries";
import { type SitePage, sitePages } from "../../content/derived/site-pages";
import type { ReferenceTarget } from "../../content/fields/field-descriptions";
import { fieldsIn } from "../../content/fields/find-fields";
import { fileName } from "../../content/reading/file-path";
import { type ContentTypeName, contentTypeOf, contentTypes, pageOf } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import NotFoundPage, { query as notFoundQuery } from "../../pages/404";
import AreasCoveredPage, { query as areasCoveredQuery } from "../../pages/areas-covered";
import HomePage, { query as homeQuery } from "../../pages/index";
import PlannerPage, { query as plannerQuery } from "../../pages/plan-your-tiles";
import PortfolioPage, { query as portfolioQuery } from "../../pages/portfolio";
import type { PageName } from "../../routes";
import AreaTemplate, { query as areaQuery } from "../../templates/AreaTemplate";
import CompanyTemplate, { query as companyQuery } from "../../templates/CompanyTemplate";
import LegalTemplate, { query as legalQuery } from "../../templates/LegalTemplate";
import ProjectTemplate, { query as projectQuery } from "../../templates/ProjectTemplate";
import ServiceTemplate, { query as serviceQuery } from "../../templates/ServiceTemplate";
import { type Site, slugIn, typeAt } from "../site/site";
import { tidyEntry } from "../site/tidy";
import { hasFieldMark } from "./field-marks";
import { finishedContent } from "./finished-content";
import { markedValue } from "./marked-value";

/** An entry while it is written. */
export interface TypedEntry {
  /** Its file below data/, and its content as it is typed, unfinished as it may be. */
  path: string;
  content: unknown;
  /** Everything that is published. */
  site: Site;
  /** The address of a picture by its path below data/. */
  pictureAddress(picture: string): string;
}

function page<Data>(Page: ComponentType<{ data: Data }>, query: unknown) {
  return { query: String(query), draw: (data: object) => <Page data={data as Data} /> };
}

const pages: Readonly<Record<PageName, ReturnType<typeof page>>> = {
  home: page(HomePage, homeQuery),
  areasCovered: page(AreasCoveredPage, areasCoveredQuery),
  company: page(CompanyTemplate, companyQuery),
  portfolio: page(PortfolioPage, portfolioQuery),
  planner: page(PlannerPage, plannerQuery),
  privacyPolicy: page(LegalTemplate, legalQuery),
  termsOfService: page(LegalTemplate, legalQuery),
  notFound: page(NotFoundPage, notFoundQuery),
  area: page(AreaTemplate, areaQuery),
  service: page(ServiceTemplate, serviceQuery),
  project: page(ProjectTemplate, projectQuery),
};

/** The pages that show something of a content type, the best one first. Redirects and the marks of the demonstration are on no page. */
const pagesOfType: Readonly<Record<ContentTypeName, readonly PageName[]>> = {
  Area: ["area"],
  AreaPage: ["area"],
  House: ["area", "areasCovered"],
  Service: ["service"],
  ServicePage: ["service"],
  Tile: ["service"],
  Cutaway: ["service"],
  Project: ["project"],
  HomePage: ["home"],
  OpenedWall: ["home"],
  Layout: ["home"],
  QuoteForm: ["home"],
  PostcodeCheck: ["home"],
  Company: ["home"],
  Review: ["home", "area", "service"],
  Faq: ["home"],
  AreasCoveredPage: ["areasCovered"],
  AdditionalAreas: ["areasCovered"],
  PortfolioPage: ["portfolio", "project"],
  PlannerPage: ["planner"],
  PriceExample: ["planner"],
  Rate: ["planner", "home"],
  Person: ["company"],
  Certificate: ["company"],
  CompanyPage: ["company"],
  PrivacyPolicy: ["privacyPolicy"],
  TermsOfService: ["termsOfService"],
  NotFoundPage: ["notFound"],
  Redirects: [],
};

/**
 * The page that shows an entry as it will be: its own query is answered from the published content with the entry as it is
 * typed. Undefined if no page shows such entries. Prefers the first page that shows a text of the entry.
 */
export function drawPreview(entry: TypedEntry): ReactElement | undefined {
  const { path, site, pictureAddress } = entry;
  const type = typeAt(path);
  const stored: ContentByPath = Object.fromEntries(
    [...site.entries.values()].map(({ path, value }) => [path, value]),
  );
  const { schema } = contentTypes[type];
  const isKnown = (to: ReferenceTarget, slug: string) =>
    Object.hasOwn(stored, `${contentTypes[to].storedIn.folder}/${slug}.json`);
  const finished: Fields = finishedContent(schema, tidyEntry(path, entry.content), isKnown);
  // A changed short name is in no other entry yet.
  const slug = "slug" in finished ? { slug: slugIn(path, stored[path]) } : {};
  const content = { ...stored, [path]: { ...finished, ...slug } };
  const pictures = (picture: string, { aspectRatio = 4 / 3 }) => {
    const fallback = { src: pictureAddress(picture) };
    return { layout: "constrained", width, height: width / aspectRatio, images: { fallback } };
  };
  const answer = answererOf({ content, today: londonDay(new Date()), pictures, transform: markedValue });
  const entries = entriesOf(content);
  const all = sitePages((one) => entries[one]);
  let first: ReactElement | undefined;
  for (const name of pagesOfType[type]) {
    const ofName = all.filter((page) => page.name === name);
    const page = pageAbout(ofName, path, finished, stored);
    if (!page) continue;
    const { query, draw } = pages[name];
    const data = answer(documentOf(query), page.variables);
    if (hasFieldMark(data)) return draw(data);
    first ??= draw(data);
  }
  return first;
}

/** In pixels, of a picture whose size is not known before it is published. */
const width = 1440;

/** Returns the entry's own page of `pages`; without one, a page that it refers to, one that refers to it, or the first. */
function pageAbout(
  pages: readonly SitePage[],
  path: string,
  content: Fields,
  stored: ContentByPath,
): SitePage | undefined {
  const type = typeAt(path);
  const at = (addresses: readonly unknown[]) => pages.find((page) => addresses.includes(page.path));
  const referenced = () => referencesIn(type, content).map(({ to, slug }) => pageOf(to, slug));
  const referring = () =>
    Object.entries(stored).map(([file, fields]) => {
      const of = contentTypeOf(file);
      const references = of ? referencesIn(of, fields) : [];
      const isReferring = references.some(({ to, slug }) => to === type && slug === fileName(path));
      return of && isReferring ? pageOf(of, fileName(file)) : undefined;
    });
  return at([pageOf(type, fileName(path))]) ?? at(referenced()) ?? at(referring()) ?? pages[0];
}

/** The entries that an entry refers to. */
function referencesIn(type: ContentTypeName, content: unknown): { to: ContentTypeName; slug: string }[] {
  return fieldsIn(contentTypes[type].schema, content).flatMap(({ description: { to }, value }) =>
    to && typeof value === "string" ? { to, slug: value } : [],
  );
}
