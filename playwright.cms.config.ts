import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import shared from "./playwright.config";
import { editedSite, editorAddress, editorPort } from "./tests/editor/edited-site";

/** What makes the site that tests/edited-site/ builds, and is tried there. */
const session = "editing-session.spec.ts";

/** An editor's work on a copy of the site: one after the other, as people do. */
const onThisMachine = { workers: 1, fullyParallel: false };

/** Tests of the CMS. Those of a git host need no site: each has a repository of its own, and they run beside the others. */
export default defineConfig({
  ...shared,
  testDir: "tests/cms",
  testMatch: "*.spec.ts",
  outputDir: "test-results/cms",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...shared.use,
    baseURL: editorAddress,
    viewport: { width: 1400, height: 900 },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "session", ...onThisMachine, testMatch: session },
    { name: "here", ...onThisMachine, testIgnore: [session, "git-host/**"] },
    { name: "git-host", testMatch: "git-host/*.spec.ts", use: { viewport: { width: 1280, height: 720 } } },
  ],
  webServer: {
    command: "npx tsx tools/serve-cms.ts",
    cwd: editedSite,
    env: { PORT: String(editorPort), PUBLIC: resolve("public") },
    url: `${editorAddress}/admin/`,
    reuseExistingServer: false,
  },
});
