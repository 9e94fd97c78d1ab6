/** What the bench uses of Lighthouse, so that it is type-checked where Lighthouse is not installed. */
declare module "lighthouse" {
  interface Flags {
    port: number;
    logLevel: "error";
    onlyCategories: string[];
    ignoreStatusCode: boolean;
    disableFullPageScreenshot: boolean;
  }

  interface Artifacts {
    Trace: { traceEvents: { name: string; dur?: number; tdur?: number }[] };
  }

  /** https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/understanding-results.md */
  interface Result {
    audits: Record<string, { score: number | null; numericValue?: number }>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  }

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ artifacts: Artifacts } | undefined>;

  export function auditFlowArtifacts(flow: {
    gatherSteps: { artifacts: Artifacts; flags: Flags }[];
    name: string;
  }): Promise<{ steps: { lhr: Result }[] }>;
}
