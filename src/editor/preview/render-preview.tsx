import type { ComponentType, ReactElement } from "react";
import { answererOf } from "../../content/answer/answer-query";
import { type ContentByPath, type EntryData, entriesOf } from "../../content/answer/entries";
import { documentOf } from "../../content/answer/page-queries";
import { sitePages } from "../../content/derived/site-pages";
import type { ReferenceTarget } from "../../content/fields/field-descriptions";
import { type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import NotFoundPage, { query as notFoundQuery } from "../../pages/404";
import AreasCoveredPage, { query as areasCoveredQuery } from "../../pages/areas-covered";
import HomePage, { query as homeQuery } from "../../pages/index";
import PlannerPage, { query as plannerQuery } from "../../pages/plan-your-tiles";
import PortfolioPage, { query as portfolioQuery } from "../../pages/portfolio";
import PrivacyPolicyPage, { query as privacyPolicyQuery } from "../../pages/privacy-policy";
import TermsOfServicePage, { query as termsOfServiceQuery } from "../../pages/terms-of-service";
import type { PageName } from "../../routes";
import AreaTemplate, { query as areaQuery } from "../../templates/AreaTemplate";
import CompanyTemplate, { query as companyQuery } from "../../templates/CompanyTemplate";
import ProjectTemplate, { query as projectQuery } from "../../templates/ProjectTemplate";
import ServiceTemplate, { query as serviceQuery } from "../../templates/ServiceTemplate";
import { entrySchema, type Site, slugIn, typeAt } from "../site/site";
import { toStoredValue } from "../site/tidy";
import { hasFieldMark, markedValue } from "./field-marks";
import { finishedContent } from "./finished-content";
import { pageThatShows } from "./page-that-shows";

/** An entry with its typed values. */
export interface TypedEntry {
  /** Its file below data/. */
  path: string;
  /** The form's value, which may be unfinished. */
  value: unknown;
  /** Everything that is published. */
  site: Site;
  /** The address of a picture by its path below data/. */
  pictureAddress(picture: string): string;
}

function preview<Data>(Page: ComponentType<{ data: Data }>, query: unknown) {
  return { query: String(query), render: (data: object) => <Page data={data as Data} /> };
}

const pages: Readonly<Record<PageName, ReturnType<typeof preview>>> = {
  home: preview(HomePage, homeQuery),
  areasCovered: preview(AreasCoveredPage, areasCoveredQuery),
  company: preview(CompanyTemplate, companyQuery),
  portfolio: preview(PortfolioPage, portfolioQuery),
  planner: preview(PlannerPage, plannerQuery),
  privacyPolicy: preview(PrivacyPolicyPage, privacyPolicyQuery),
  termsOfService: preview(TermsOfServicePage, termsOfServiceQuery),
  notFound: preview(NotFoundPage, notFoundQuery),
  area: preview(AreaTemplate, areaQuery),
  service: preview(ServiceTemplate, serviceQuery),
  project: preview(ProjectTemplate, projectQuery),
};

/** The pages that show entries of a type, the best one first. No page shows redirects. */
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
 * Renders the page that shows an entry. Answers the page's own query from the published content and the typed entry. Prefers the
 * first page that shows a text of the entry. Undefined if no page shows such entries.
 */
export function renderPreview({ path, value, site, pictureAddress }: TypedEntry): ReactElement | undefined {
  const finished = finishedEntry(path, value, site);
  const stored = [...site.entries.values()].map((entry) => [entry.path, entry.value]);
  const content: ContentByPath = { ...Object.fromEntries(stored), [path]: finished };
  const pictures = (picture: string, { aspectRatio = 4 / 3 }) => {
    const fallback = { src: pictureAddress(picture) };
    return { layout: "constrained", width, height: width / aspectRatio, images: { fallback } };
  };
  const answer = answererOf({ content, today: londonDay(new Date()), pictures, transform: markedValue });
  const entries = entriesOf(content);
  const all = sitePages((type) => entries[type]);
  let first: ReactElement | undefined;
  for (const name of pagesOfType[typeAt(path)]) {
    const ofName = all.filter((page) => page.name === name);
    const page = pageThatShows(ofName, { path, content: finished }, site);
    if (!page) continue;
    const { query, render } = pages[name];
    const data = answer(documentOf(query), page.variables);
    if (hasFieldMark(data)) return render(data);
    first ??= render(data);
  }
  return first;
}

/** Completes a typed entry, and keeps the slug by which other entries still refer to it. */
function finishedEntry(path: string, value: unknown, { entries }: Site): EntryData {
  const isKnown = (to: ReferenceTarget, slug: string) =>
    entries.has(`${contentTypes[to].storedIn.folder}/${slug}.json`);
  const finished = finishedContent(entrySchema(path), toStoredValue(path, value), isKnown);
  return "slug" in finished ? { ...finished, slug: slugIn(path, entries.get(path)?.value) } : finished;
}

/** In pixels. The size of a new picture is not known before it is published. */
const width = 1440;
