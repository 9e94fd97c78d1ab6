import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copySite } from "../editor/site-copy";
import { writeSmallestContent } from "./smallest-content";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
const sitePort = process.env.SITE_PORT ?? "9126";

const site = join(tmpdir(), `another-firm-${sitePort}`);
const firm = resolve("tests/another-firm/data");

/** A firm, and how its content comes into a copy of the site. */
const firms: readonly (readonly [name: string, putInto: (folder: string) => void])[] = [
  ["Another firm", (folder) => cpSync(firm, folder, { recursive: true })],
  ["The smallest firm", (folder) => writeSmallestContent(firm, folder)],
];

/** The browser tests that find what depends on how much a firm has; the demonstration alone runs the others. */
const specs = [
  "pages/brand-type",
  "pages/budgets",
  "pages/every-page",
  "pages/layout-shift",
  "pages/layout",
  "pages/without-script",
  "form/quote-request",
].map((name) => `tests/browser/${name}.spec.ts`);

/** A firm runs the first before it publishes. */
const steps = ["publish:check", `test:browser -- ${specs.join(" ")}`];

/**
 * Builds and tests the site for two other firms, in one copy: the second build finds the pictures of the first, and pages
 * of content that is gone must go.
 */
function testOtherFirms(): void {
  copySite(site);
  const failed = firms.flatMap(([name, putInto]) => {
    rmSync(join(site, "data"), { recursive: true });
    putInto(join(site, "data"));
    return steps.filter((step) => !succeeds(step)).map((step) => `${name}: npm run ${step}`);
  });
  if (failed.length === 0) return;
  console.error(`\nFailed, in ${site}:\n${failed.map((step) => `  ${step}`).join("\n")}`);
  process.exitCode = 1;
}

function succeeds(step: string): boolean {
  const env = { ...process.env, SITE_PORT: sitePort };
  const { status } = spawnSync(`npm run --silent ${step}`, { cwd: site, shell: true, stdio: "inherit", env });
  return status === 0;
}

testOtherFirms();
