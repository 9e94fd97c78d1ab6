import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { pagePaths } from "../src/routes/page-paths";
import { chromiumArguments, chromiumPath } from "../tools/chromium/chromium";
import { servePublic } from "../tools/site-server/serve-public";
import { stripPage } from "./strip-page";

/** The last that runs on Node 20; npx fetches it when it is first asked for. */
const lighthouse = "lighthouse@12.8.2";

const runs = 5;

interface Figures {
  /** Of performance, accessibility, best practices and SEO. */
  scores: string;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Measures pages of the built site: Lighthouse's figures, and LCP on a slowed line beside that of the stripped page. */
export async function measurePages(words: string[]): Promise<void> {
  for (const address of words.length > 0 ? words : onePageOfEachKind()) {
    const stripped = siteWithStripped(address);
    const simulated = await audit("public", address, "simulate");
    const slowed = await audit("public", address, "devtools");
    const least = await audit(stripped, address, "devtools");
    rmSync(stripped, { recursive: true });
    const ratio = (slowed.lcp / least.lcp).toFixed(2);
    console.table([{ address, ...simulated, slowed: slowed.lcp, stripped: least.lcp, ratio }]);
  }
}

function onePageOfEachKind(): string[] {
  const { home, portfolio, areasCovered, company, privacyPolicy } = pagePaths;
  const folders = [pagePaths.area, pagePaths.service, pagePaths.project].map((pathOf) => pathOf(""));
  const firsts = folders.map((folder) => {
    const page = readdirSync(join("public", folder)).find((file) => file.endsWith(".html"));
    return `${folder}${page?.replace(".html", "")}`;
  });
  return [home, portfolio, areasCovered, company, privacyPolicy, ...firsts];
}

/** A copy of the built site in which one page is the least that it could be. */
function siteWithStripped(address: string): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  cpSync("public", folder, { recursive: true });
  const file = join(folder, address === pagePaths.home ? "index.html" : `${address}.html`);
  const html = stripPage(readFileSync(file, "utf8"));
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  return folder;
}

/** The medians of some runs, one after the other. */
async function audit(folder: string, address: string, throttling: string): Promise<Figures> {
  const server = await servePublic({ port: 0, folder, outboxFolder: ".outbox" });
  const bound = server.address();
  const url = `http://localhost:${typeof bound === "object" ? bound?.port : ""}${address}`;
  const reports: ReturnType<typeof JSON.parse>[] = [];
  while (reports.length < runs) reports.push(await report(url, throttling));
  server.closeAllConnections();
  server.close();
  const of = (name: string) => median(reports.map(({ audits }) => audits[name].numericValue));
  const scores = Object.keys(reports[0].categories).map((name) =>
    median(reports.map(({ categories }) => Math.round(100 * categories[name].score))),
  );
  return {
    scores: scores.join(" "),
    lcp: Math.round(of("largest-contentful-paint")),
    tbt: Math.round(of("total-blocking-time")),
    cls: of("cumulative-layout-shift"),
  };
}

async function report(url: string, throttling: string) {
  const how = ["--output=json", "--quiet", `--throttling-method=${throttling}`];
  const chrome = `--chrome-flags=--headless ${chromiumArguments.join(" ")}`;
  const { stdout } = await promisify(execFile)("npx", ["--yes", lighthouse, url, ...how, chrome], {
    env: { ...process.env, CHROME_PATH: await chromiumPath() },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
