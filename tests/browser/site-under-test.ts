/** SITE_PORT lets several checkouts on one machine be tested at once. */
export const sitePort = Number(process.env.SITE_PORT ?? 9123);
export const siteAddress = `http://localhost:${sitePort}`;
export const outboxFolder = "test-results/outbox";

/** One page of every type. */
export const pageOfEachType = {
  home: "/",
  service: "/services/floor-tiling",
  refurbishment: "/services/bathroom-refurbishment",
  area: "/areas/chelsea",
  "areas covered": "/areas-covered",
  company: "/london-tiling-company",
  portfolio: "/portfolio",
  project: "/portfolio/emerald-wall-tiling",
  "privacy policy": "/privacy-policy",
  "terms of service": "/terms-of-service",
  "404": "/no-such-page",
} as const;

/**
 * For tests whose subject is not motion: before each click, Playwright waits for smooth scrolling to end,
 * which is a third of a form's test.
 */
export const withoutMotion = { contextOptions: { reducedMotion: "reduce" } } as const;

/** The scripts that hydration waits for; the one that says whether the company is open comes by itself. */
export const hydrationScripts = /^(?!.*\/open-now-).*\.js$/;
