const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface PageFigures {
  /** Of each category, 0 to 100, in Lighthouse's order. */
  scores: number[];
  /** Largest contentful paint as simulated for a slow phone, in milliseconds. */
  paint: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What cost points. */
  faults: string[];
}

/** Runs Lighthouse, as it comes, for a phone: https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/throttling.md */
export async function auditPage(url: string, debuggingPort: number): Promise<PageFigures> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "error",
    onlyCategories: [...categories],
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories: found } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const counted = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: categories.map((category) => 100 * (found[category]?.score ?? Number.NaN)),
    paint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    faults: counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}
