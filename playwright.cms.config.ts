import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import shared from "./playwright.config";
import { cmsAddress, cmsPort, editedSite } from "./tests/cms/edited-site";

/** Tests of the CMS over a copy of the site, one after the other, as an editor would work. */
export default defineConfig({
  ...shared,
  testDir: "tests/cms",
  testMatch: "*.spec.ts",
  outputDir: "test-results/cms",
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...shared.use,
    baseURL: cmsAddress,
    viewport: { width: 1400, height: 900 },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "npx tsx tools/serve-cms.ts",
    cwd: editedSite,
    env: { PORT: String(cmsPort), PUBLIC: resolve("public") },
    url: `${cmsAddress}/admin/`,
    reuseExistingServer: false,
  },
});
