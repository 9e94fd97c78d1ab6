import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putStarter } from "../../tools/put-starter";
import { copySite } from "../support/site-copy";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
const port = process.env.SITE_PORT ?? "9126";

const site = join(tmpdir(), `own-site-${port}`);
const data = join(site, "data");

const failed: string[] = [];

/** Builds and tests a new firm's site three times in one folder, so that pages left over from the build before are found. */
function testOwnSite(): void {
  copySite(site);
  // As `npm run start-fresh` does.
  rmSync(join(site, "tests/specification"), { recursive: true, force: true });

  putFreshStarter();
  runInSite("npm run publish:check");
  runInSite("npm run test:browser");

  // Firms of other trades have no tiles, cutaways or opened wall.
  for (const path of ["tiles", "cutaways", "pages/opened-wall.json"])
    rmSync(join(data, path), { recursive: true });
  runInSite("npm run publish:check");
  testPages();

  putFreshStarter();
  // The owner's first days in the editor.
  runInSite("npx tsx tools/browser-tests.ts --project=own-site-owner");
  runInSite("npm run publish:check");
  testPages();
  runInSite("npx jest --selectProjects own-site");
  runInSite("npx tsx tools/browser-tests.ts --project=own-site-visitor");

  if (failed.length === 0) return;
  console.error(`\nFailed, in ${site}:\n${failed.map((command) => `  ${command}`).join("\n")}`);
  process.exitCode = 1;
}

function putFreshStarter(): void {
  rmSync(data, { recursive: true });
  cpSync("data", data, { recursive: true });
  putStarter("starter", data, "2026-01-31");
}

/** Runs the browser tests whose result depends on how much content a firm has. */
function testPages(): void {
  const specs = ["pages/every-page", "pages/layout", "pages/without-script", "features/tile-planner"].map(
    (name) => `tests/browser/${name}.spec.ts`,
  );
  runInSite(`npm run test:browser -- ${specs.join(" ")}`);
}

/** Runs a command. A failure does not end the run, so that one run finds every fault. */
function runInSite(command: string): void {
  const own = { SITE_PORT: port, EDITOR_PORT: `${Number(port) + 1}`, EDITED_SITE: site };
  const env = { ...process.env, ...own, EDITOR_REPOSITORY: "owner/name" };
  const { status } = spawnSync(command, { cwd: site, shell: true, stdio: "inherit", env });
  if (status !== 0) failed.push(command);
}

testOwnSite();
