import { pagePaths } from "../../src/routes/page-paths";
import { areas, first, projects, services } from "../published/published-content";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
export const siteAddress = `http://localhost:${process.env.SITE_PORT ?? 9123}`;
export const outboxFolder = "test-results/outbox";

/** The page of an area; any will do. */
export const areaPath = pagePaths.area(first(areas).slug);

/** The page of a service; any will do. */
export const servicePath = pagePaths.service(first(services).slug);

const phased = services.find(({ phases }) => phases);

/** One page of every type that the content has. */
export const pageOfEachType: Readonly<Record<string, string>> = {
  home: "/",
  service: servicePath,
  ...(phased ? { "service in phases": pagePaths.service(phased.slug) } : {}),
  area: areaPath,
  "areas covered": "/areas-covered",
  company: "/london-tiling-company",
  portfolio: "/portfolio",
  project: pagePaths.project(first(projects).slug),
  legal: "/privacy-policy",
  "404": "/no-such-page",
};

/**
 * Options for tests whose subject is not motion: before each click, Playwright waits for smooth scrolling to end,
 * which is a third of a form's test.
 */
export const withoutMotion = { contextOptions: { reducedMotion: "reduce" } } as const;

/** The scripts of islands, by their addresses: each comes with the first touch of its part. */
export const islandScripts = /\/scripts\/.+\.js(\?.*)?$/;

/** The quote form once React has taken it over. */
export const liveForm = "[data-live] > #quote-form";
