import { inOwnTime } from "./own-time";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];

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

/**
 * Runs Lighthouse, as it comes, for a phone, and judges what it gathered in the page's own time.
 * https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/throttling.md
 */
export async function auditPage(
  url: string,
  debuggingPort: number,
  onlyCategories: Category[] = [...categories],
): Promise<PageFigures> {
  const { default: lighthouse, auditFlowArtifacts } = await import("lighthouse");
  const flags = {
    port: debuggingPort,
    logLevel: "error",
    onlyCategories,
    ignoreStatusCode: true,
    disableFullPageScreenshot: true,
  } as const;
  const gathered = await lighthouse(url, flags);
  if (!gathered) throw new Error(`Lighthouse says nothing of ${url}`);
  const { artifacts } = gathered;
  artifacts.Trace.traceEvents = inOwnTime(artifacts.Trace.traceEvents);
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts, flags }], name: url });
  const [step] = steps;
  if (!step) throw new Error(`Lighthouse does not judge ${url}`);
  const { audits, categories: found } = step.lhr;
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
