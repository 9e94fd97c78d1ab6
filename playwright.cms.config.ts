import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import shared from "./playwright.config";
import { editedSite, editorAddress, editorPort } from "./tests/editor/edited-site";

/** Tests of the editing screen over a copy of the site, one after the other, as an editor would work. */
export default defineConfig({
  ...shared,
  testDir: "tests/editor",
  testMatch: "*.spec.ts",
  outputDir: "test-results/editor",
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  use: {
    ...shared.use,
    baseURL: editorAddress,
    viewport: { width: 1400, height: 900 },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "npx tsx tools/serve-editor.ts",
    cwd: editedSite,
    env: { PORT: String(editorPort), PUBLIC: resolve("public") },
    url: `${editorAddress}/admin/`,
    reuseExistingServer: false,
  },
});
