import { pagePaths } from "../../src/routes";
import { areas, companyPage, first, projects, services } from "../site/built-content";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
export const siteAddress = `http://localhost:${process.env.SITE_PORT ?? 9123}`;
export const outboxFolder = "test-results/outbox";

/** The page of an area; any will do. */
export const areaPath = pagePaths.area(first(areas).slug);

/** The page of the company. */
export const companyPath = pagePaths.company(companyPage.slug);

/** The page of a service; any will do. */
export const servicePath = pagePaths.service(first(services).slug);

const phased = services.find(({ phases }) => phases);

/** A page of every type. The legal template counts once. */
const pageByType: Readonly<Record<Exclude<keyof typeof pagePaths, "termsOfService">, string>> = {
  home: pagePaths.home,
  service: servicePath,
  area: areaPath,
  areasCovered: pagePaths.areasCovered,
  company: companyPath,
  portfolio: pagePaths.portfolio,
  project: pagePaths.project(first(projects).slug),
  planner: pagePaths.planner,
  privacyPolicy: pagePaths.privacyPolicy,
  notFound: "/no-such-page",
};

/** The same, but with a service that has phases if there is one. */
export const pageOfEachType: Readonly<Record<string, string>> = {
  ...pageByType,
  ...(phased ? { "service in phases": pagePaths.service(phased.slug) } : {}),
};
