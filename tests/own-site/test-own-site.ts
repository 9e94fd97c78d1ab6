import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { putStarter } from "../../tools/start-fresh/put-starter";
import { copySite } from "../browser/editor/site-copy";
import { brand, ownDetails } from "./own-details";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
const port = process.env.SITE_PORT ?? "9126";

const site = join(tmpdir(), `own-site-${port}`);
const data = join(site, "data");

const failed: string[] = [];

/**
 * Builds and tests two sites in one folder, so that stale pages are found: the starter, and the starter with a firm's own
 * details and without all that only tilers need.
 */
async function testOwnSite(): Promise<void> {
  copySite(site);

  rmSync(data, { recursive: true });
  cpSync("data", data, { recursive: true });
  putStarter("starter", data, "2026-01-31");
  runInSite("npm run publish:check");
  runInSite("npm run test:browser");

  for (const path of ["tiles", "cutaways", "pages/opened-wall.json"])
    rmSync(join(data, path), { recursive: true });
  await addOwnDetails();
  runInSite("npm run publish:check");
  // The browser tests whose result depends on how much content a firm has.
  const specs = ["every-page", "layout", "without-script"].map(
    (name) => `tests/browser/pages/${name}.spec.ts`,
  );
  runInSite(`npm run test:browser -- ${specs.join(" ")}`);
  runInSite("npx jest --selectProjects own-site");
  runInSite("npx tsx tools/browser-tests.ts --project=own-site");

  if (failed.length === 0) return;
  console.error(`\nFailed, in ${site}:\n${failed.map((command) => `  ${command}`).join("\n")}`);
  process.exitCode = 1;
}

/** Gives the company colours, a mark, a notice and other hours of its own. */
async function addOwnDetails(): Promise<void> {
  const company = join(data, "company.json");
  writeFileSync(company, JSON.stringify({ ...JSON.parse(readFileSync(company, "utf8")), ...ownDetails }));
  const mark = join(data, brand.mark);
  mkdirSync(dirname(mark), { recursive: true });
  await sharp({ create: { width: 512, height: 512, channels: 3, background: "#2f5d50" } }).toFile(mark);
}

/** Goes on after a failure, so that one run finds every fault. */
function runInSite(command: string): void {
  const env = { ...process.env, SITE_PORT: port, EDITOR_REPOSITORY: "owner/name" };
  const { status } = spawnSync(command, { cwd: site, shell: true, stdio: "inherit", env });
  if (status !== 0) failed.push(command);
}

void testOwnSite();
