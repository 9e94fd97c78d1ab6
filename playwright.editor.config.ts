import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import shared from "./playwright.config";
import { editedSite, editorAddress, editorPort } from "./tests/editor/edited-site";

/** What makes the site that tests/edited-site/ builds, and is tried there. */
const session = "editing-session.spec.ts";

/** Tests of the editor: an owner's work on a copy of the site, one after the other, as people do. */
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
  projects: [
    { name: "session", testMatch: session },
    { name: "here", testIgnore: [session, "github/**"] },
    { name: "github", testMatch: "github/*.spec.ts" },
  ],
  webServer: {
    command: "npx tsx tools/serve-editor.ts",
    cwd: editedSite,
    env: { PORT: String(editorPort), PUBLIC: resolve("public") },
    url: `${editorAddress}/admin/`,
    reuseExistingServer: false,
  },
});
