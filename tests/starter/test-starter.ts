import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putStarter } from "../../tools/start-fresh/put-starter";
import { copySite } from "../editor/site-copy";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
const sitePort = process.env.SITE_PORT ?? "9126";

const site = join(tmpdir(), `starter-${sitePort}`);
const data = join(site, "data");

/** The starter as it is, and what a firm of another trade keeps of it. */
const rounds: readonly (readonly [name: string, prepare: () => void])[] = [
  ["The starter", () => putStarter("starter", data)],
  ["The starter without tiles, cutaways and opened wall", removeDrawings],
];

function removeDrawings(): void {
  for (const path of ["tiles", "cutaways", "pages/opened-wall.json"])
    rmSync(join(data, path), { recursive: true });
}

/** A firm runs the first before it publishes. The browser tests are those whose result depends on how much a firm has. */
const specs = ["every-page", "layout", "without-script"].map((name) => `tests/browser/pages/${name}.spec.ts`);
const steps = ["publish:check", `test:browser -- ${specs.join(" ")}`];

/** Builds and tests the starter in a copy of the site. Pages of content that is gone must go in the second build. */
function testStarter(): void {
  copySite(site);
  const failed = rounds.flatMap(([name, prepare]) => {
    prepare();
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

testStarter();
