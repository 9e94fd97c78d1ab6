import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { editedSite, editorAddress, editorPort } from "./tests/browser/editor/edited-site";
import { outboxFolder, siteAddress } from "./tests/browser/support/site-under-test";
import { chromiumArguments } from "./tools/chromium/chromium";

/** Tests of the built site, as its visitors use it. */
const site = { testDir: "tests/browser", testIgnore: "editor/**", outputDir: "test-results/browser" };

/** Tests of bytes, screens and sizes of pictures, which depend on how much an owner writes. */
const budget = /@budget/;

/** Tests of the editor. They edit one copy of the site, so they run one after the other. */
const editor = {
  testDir: "tests/browser/editor",
  outputDir: "test-results/editor",
  workers: 1,
  fullyParallel: false,
  use: {
    baseURL: editorAddress,
    viewport: { width: 1400, height: 900 },
  },
} as const;

/** tests/own-site/test-own-site.ts runs these two, in the site that it makes from the starter. */
const ownSite = { testDir: "tests/own-site", outputDir: "test-results/own-site" };

/** The tests that also run in Firefox's and Safari's engines: `npx playwright install firefox webkit`. */
const mainFlows = {
  ...site,
  grepInvert: budget,
  testMatch: [
    "form/quote-request.spec.ts",
    "features/{navigation,postcode-check,project-filter,tile-planner}.spec.ts",
    "pictures/viewer.spec.ts",
  ],
};

/** Playwright starts every server in its configuration, whichever project runs, so it gets only the one that is needed. */
const needsEditor = process.argv.some((argument) => /^--project=(editor|own-site-owner)$/.test(argument));

export default defineConfig({
  testMatch: "*.spec.ts",
  // Three are fastest on two cores, because each waits for a fifth of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Long, because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: "any-content", ...site, grepInvert: budget },
    { name: "budgets", ...site, grep: budget },
    { name: "firefox", ...mainFlows, use: { browserName: "firefox", launchOptions: {} } },
    { name: "webkit", ...mainFlows, use: { browserName: "webkit", launchOptions: {} } },
    { name: "editor", ...editor },
    { name: "own-site-owner", ...editor, ...ownSite, testMatch: "owner.spec.ts" },
    { name: "own-site-visitor", ...ownSite, testMatch: "visitor.spec.ts" },
  ],
  reporter: [["list"]],
  use: {
    baseURL: siteAddress,
    browserName: "chromium",
    launchOptions: { args: chromiumArguments, ...executable() },
    locale: "en-GB",
    screenshot: "only-on-failure",
    trace: traced(),
  },
  webServer: needsEditor
    ? {
        command: "npx tsx tests/browser/editor/serve-editor.ts",
        cwd: editedSite,
        env: { PORT: String(editorPort), PUBLIC: resolve("public") },
        url: `${editorAddress}/admin/`,
        reuseExistingServer: false,
      }
    : {
        command: "npx tsx tools/preview.ts",
        env: { PORT: new URL(siteAddress).port, OUTBOX: outboxFolder },
        url: siteAddress,
        reuseExistingServer: false,
      },
});

/** tools/browser-tests.ts puts the path of the browser into CHROMIUM_PATH. */
function executable(): { executablePath?: string } {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {};
}

/** CI uploads the traces of failed tests. Elsewhere tests are faster without. */
function traced(): "on" | "retain-on-failure" | "off" {
  const { TRACE, CI } = process.env;
  if (TRACE === "true") return "on";
  return CI ? "retain-on-failure" : "off";
}
