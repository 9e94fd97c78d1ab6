import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { nextPublication, nextSiteAddress, outboxFolder, siteAddress } from "./tests/browser/site-under-test";
import { chromiumArguments, unwantedArguments } from "./tools/chromium";

/** What only the published content must bear out, because it depends on how much an owner writes. */
const published = /@published/;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  // On two cores, of which a page's test leaves a fifth idle: 180 instead of 194 seconds.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  // For machines that are busy.
  expect: { timeout: 10_000 },
  projects: [
    { name: "any-content", grepInvert: published },
    { name: "published", grep: published },
  ],
  reporter: [["list"]],
  use: {
    baseURL: siteAddress,
    browserName: "chromium",
    launchOptions: { args: chromiumArguments, ignoreDefaultArgs: unwantedArguments(), ...executable() },
    locale: "en-GB",
    trace: process.env.TRACE === "true" ? "on" : "off",
  },
  webServer: [
    server(".", siteAddress),
    ...(existsSync(nextPublication) ? [server(nextPublication, nextSiteAddress)] : []),
  ],
});

/** A built site's folder under an address; all requests arrive in one outbox. */
function server(cwd: string, url: string) {
  const env = { PORT: new URL(url).port, OUTBOX: resolve(outboxFolder) };
  return { command: "npx tsx tools/preview.ts", cwd, env, url, reuseExistingServer: false };
}

/** tools/browser-tests.ts finds the browser and names it. */
function executable(): { executablePath?: string } {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {};
}
