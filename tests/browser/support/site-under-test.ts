import { pagePaths } from "../../../src/routes";
import { areas, companyPage, first, hasPlanner, projects, services } from "../../support/built-content";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
export const siteAddress = `http://localhost:${process.env.SITE_PORT ?? 9123}`;
export const outboxFolder = "test-results/outbox";

/** The page of any area. */
export const areaPath = pagePaths.area(first(areas).slug);

export const companyPath = pagePaths.company(companyPage.slug);

/** The page of any service. */
export const servicePath = pagePaths.service(first(services).slug);

const phased = services.find(({ phases }) => phases);

/** A page of every type that every site has. The two legal pages share a template, so one stands for both. */
const pageByType: Readonly<Record<Exclude<keyof typeof pagePaths, "termsOfService" | "planner">, string>> = {
  home: pagePaths.home,
  service: servicePath,
  area: areaPath,
  areasCovered: pagePaths.areasCovered,
  company: companyPath,
  portfolio: pagePaths.portfolio,
  project: pagePaths.project(first(projects).slug),
  privacyPolicy: pagePaths.privacyPolicy,
  notFound: "/no-such-page",
};

/** A page of each type: those above, and the planner and a service in phases if the site has them. */
export const pageOfEachType: Readonly<Record<string, string>> = {
  ...pageByType,
  ...(hasPlanner ? { planner: pagePaths.planner } : {}),
  ...(phased ? { "service in phases": pagePaths.service(phased.slug) } : {}),
};
