import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pagePaths } from "../src/routes/page-paths";
import { chromiumArguments, chromiumPath } from "../tools/chromium/chromium";
import { ToolError } from "../tools/start-tool";
import { measureFirstTaps } from "./first-taps";
import { median } from "./median";
import { serveAsHost } from "./serve-as-host";
import { stripPage } from "./strip-page";
import { measureTyping } from "./typing";

/** The number of measurements of each page of each site in each way. The tables hold medians. */
const runs = 5;

/** `simulate` reckons a phone's figures from a fast load; `devtools` really slows the line and the processor. */
const methods = ["simulate", "devtools"] as const;

type Method = (typeof methods)[number];

/** One Lighthouse report, in milliseconds but for the scores and the layout shift. */
interface Figures {
  /** Scores of performance, accessibility, best practices and SEO. */
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

interface Site {
  name: string;
  server: Http2SecureServer;
  /** The page of this site that stands for an address; a peer has other pages, so its home page stands for all. */
  pageFor: (address: string) => string;
}

/**
 * Measures pages of the built site as hosts send them, interleaved with the same page stripped to the least that it could
 * be, and with another site's build where `--beside` names its folder.
 */
export async function measurePages(words: string[], beside?: string): Promise<void> {
  if (!existsSync("public/index.html")) throw new ToolError("There is no built site: npm run build.");
  if (beside !== undefined && !existsSync(join(beside, "index.html")))
    throw new ToolError(`${beside} holds no index.html: --beside takes the folder of a built site.`);
  const rows: object[] = [];
  for (const address of words.length > 0 ? words : onePageOfEachType()) {
    const stripped = siteWithStripped(address);
    const sites: Site[] = [
      { name: "ours", server: await serveAsHost("public"), pageFor: (page) => page },
      { name: "ours, stripped", server: await serveAsHost(stripped), pageFor: (page) => page },
    ];
    if (beside) sites.push({ name: beside, server: await serveAsHost(beside), pageFor: () => "/" });
    rows.push(...(await measureInTurn(sites, address)));
    for (const { server } of sites) server.close();
    rmSync(stripped, { recursive: true });
  }
  console.table(rows);
  console.table(await measureFirstTaps(runs));
  console.table(await measureTyping(runs));
}

/** Measures the sites one after the other, again and again, so that what else the machine does meets all of them. */
async function measureInTurn(sites: readonly Site[], address: string): Promise<object[]> {
  const measured = new Map<string, Figures[]>();
  for (const method of methods)
    for (let run = 1; run <= runs; run++)
      for (const { name, server, pageFor } of sites) {
        const { port } = server.address() as AddressInfo;
        const figures = await audit(`https://localhost:${port}${pageFor(address)}`, method);
        const key = `${name} ${method}`;
        measured.set(key, [...(measured.get(key) ?? []), figures]);
        console.log(
          `${address}  ${name}, ${method}, run ${run} of ${runs}: FCP ${figures.fcp}, LCP ${figures.lcp} ms`,
        );
      }
  return sites.map(({ name }) => {
    const simulated = medians(measured.get(`${name} simulate`) ?? []);
    const slowed = medians(measured.get(`${name} devtools`) ?? []);
    return {
      page: address,
      site: name,
      scores: simulated.scores.join(" "),
      "simulated FCP": simulated.fcp,
      "simulated LCP": simulated.lcp,
      "slowed FCP": slowed.fcp,
      "slowed LCP": slowed.lcp,
      TBT: simulated.tbt,
      CLS: slowed.cls,
    };
  });
}

function onePageOfEachType(): string[] {
  const { home, portfolio, areasCovered, planner, privacyPolicy } = pagePaths;
  const { slug } = JSON.parse(readFileSync("data/pages/company-page.json", "utf8"));
  const company = pagePaths.company(slug);
  const folders = [pagePaths.area, pagePaths.service, pagePaths.project].map((pathOf) => pathOf(""));
  const firsts = folders.map((folder) => {
    const page = readdirSync(join("public", folder)).find((file) => file.endsWith(".html"));
    return `${folder}${page?.replace(".html", "")}`;
  });
  return [home, portfolio, ...firsts, areasCovered, company, planner, privacyPolicy];
}

/** A copy of the built site in which one page is the least that it could be. */
function siteWithStripped(address: string): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  cpSync("public", folder, { recursive: true });
  const file = join(folder, address === pagePaths.home ? "index.html" : `${address}.html`);
  writeFileSync(file, stripPage(readFileSync(file, "utf8")));
  return folder;
}

async function audit(url: string, method: Method): Promise<Figures> {
  const flags = ["--headless", "--ignore-certificate-errors", ...chromiumArguments].join(" ");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      require.resolve("lighthouse/cli/index.js"),
      url,
      "--output=json",
      "--quiet",
      `--throttling-method=${method}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: 2 ** 28 },
  );
  const { audits, categories } = JSON.parse(stdout);
  const of = (name: string) => Math.round(audits[name].numericValue);
  return {
    scores: Object.values<{ score: number }>(categories).map(({ score }) => Math.round(100 * score)),
    fcp: of("first-contentful-paint"),
    lcp: of("largest-contentful-paint"),
    tbt: of("total-blocking-time"),
    cls: Number(audits["cumulative-layout-shift"].numericValue.toFixed(3)),
  };
}

function medians(reports: readonly Figures[]): Figures {
  const of = (name: "fcp" | "lcp" | "tbt" | "cls") => median(reports.map((report) => report[name]));
  const scores = (reports[0]?.scores ?? []).map((_, index) =>
    median(reports.map((report) => report.scores[index] ?? Number.NaN)),
  );
  return { scores, fcp: of("fcp"), lcp: of("lcp"), tbt: of("tbt"), cls: of("cls") };
}
