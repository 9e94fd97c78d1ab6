import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { projects, services } from "../../support/built-content";
import { control, liveForm } from "../support/quote-form";
import { pageOfEachType } from "../support/site-under-test";
import { budget, test } from "../support/test";

const kilobyte = 1024;

/** The most that a page may fetch before hydration and without scrolling. HTML is weighed in tests/specification. */
const budgets = {
  picturePages: 155 * kilobyte,
  otherPages: 120 * kilobyte,
  fonts: 40 * kilobyte,
  /** Pictures do not count: how many load depends on the texts between them. */
  otherRequests: 5,
};

interface FetchedFile {
  kind: string;
  body: Buffer;
}

/** Records every file that a page fetches from now on. Sizes do not depend on the machine or on the network. */
function fetchedFiles(page: Page): () => Promise<FetchedFile[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const read = async (response: Response) => {
    return { kind: response.request().resourceType(), body: await response.body() };
  };
  return () => Promise.all(responses.map(read));
}

/** Bytes as a host sends them: text with brotli, pictures and fonts as they are. */
function sentBytes(files: readonly FetchedFile[]): number {
  const sent = files.map(({ kind, body }) => (/image|font/.test(kind) ? body : brotliCompressSync(body)));
  return sent.reduce((bytes, { length }) => bytes + length, 0);
}

/** Opens a page and waits until it fetches nothing more: what it fetches by itself is what these tests weigh. */
async function openUntilQuiet(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

/** Adds a figure to Playwright's report. */
function note(type: string, figure: number): number {
  test.info().annotations.push({ type, description: String(figure) });
  return figure;
}

/** Pages with many pictures have a larger budget. */
const isPicturePage = (path: string) => path === "/" || path.startsWith("/portfolio");

/** One page of each type, every project and every service: how much these weigh depends on their pictures. */
const weighed = new Set([
  ...Object.values(pageOfEachType),
  ...projects.map(({ slug }) => pagePaths.project(slug)),
  ...services.map(({ slug }) => pagePaths.service(slug)),
]);

test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const path of weighed)
  test(
    `${path}, with its words, fonts and first pictures, keeps within its budgets`,
    budget,
    async ({ page }) => {
      const fetched = fetchedFiles(page);
      await openUntilQuiet(page, path);
      const files = await fetched();
      const ofKind = (kind: string) => files.filter((file) => file.kind === kind);
      const bytes = isPicturePage(path) ? budgets.picturePages : budgets.otherPages;
      expect.soft(note("bytes", sentBytes(files))).toBeLessThanOrEqual(bytes);
      expect.soft(note("fonts", sentBytes(ofKind("font")))).toBeLessThanOrEqual(budgets.fonts);
      expect.soft(files.length - ofKind("image").length).toBeLessThanOrEqual(budgets.otherRequests);
    },
  );

test("Hydrating the home page fetches no more script than it needs", budget, async ({ page }) => {
  await openUntilQuiet(page, "/");
  const fetched = fetchedFiles(page);
  await control(page, "email").focus();
  await expect(page.locator(liveForm)).toBeVisible();
  const scripts = (await fetched()).filter(({ kind }) => kind === "script");
  const packed = scripts.reduce((bytes, { body }) => bytes + gzipSync(body, { level: 9 }).length, 0);
  // Two of them are the mail client. It loads with the form, because the host may no longer have it when a request is sent.
  expect(note("bytes", packed)).toBeLessThanOrEqual(126 * kilobyte);
});
