import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putStarter } from "../../tools/start-fresh/put-starter";
import { copySite } from "../browser/editor/site-copy";

/** SITE_PORT lets several checkouts on one machine be tested at once. */
const port = process.env.SITE_PORT ?? "9126";

const site = join(tmpdir(), `own-site-${port}`);
const data = join(site, "data");

const check = "npm run --silent publish:check";
const test = "npm run --silent test:browser";

/** The browser tests whose result depends on how much content a firm has. */
const specs = ["every-page", "layout", "without-script"].map((name) => `tests/browser/pages/${name}.spec.ts`);
const checksOfLittleContent = [check, `${test} -- ${specs.join(" ")}`];

const browserTests = (project: string) => `npx tsx tools/browser-tests.ts --project=${project}`;

/** All rounds build in one folder, so stale pages are found. */
const rounds: readonly (readonly [name: string, prepare: () => void, steps: readonly string[]])[] = [
  ["The starter", putFreshStarter, [check, test]],
  ["The starter without tiles, cutaways and opened wall", removeDrawings, checksOfLittleContent],
  [
    "The starter after its owner's first days in the editor",
    putFreshStarter,
    [
      browserTests("own-site-owner"),
      ...checksOfLittleContent,
      "npx jest --selectProjects own-site",
      browserTests("own-site-visitor"),
    ],
  ],
];

function putFreshStarter(): void {
  rmSync(data, { recursive: true });
  cpSync("data", data, { recursive: true });
  putStarter("starter", data, "2026-01-31");
}

/** Removes the content that only a tiler needs. */
function removeDrawings(): void {
  for (const path of ["tiles", "cutaways", "pages/opened-wall.json"])
    rmSync(join(data, path), { recursive: true });
}

function testOwnSite(): void {
  copySite(site);
  const failed = rounds.flatMap(([name, prepare, steps]) => {
    prepare();
    return steps.filter((step) => !succeeds(step)).map((step) => `${name}: ${step}`);
  });
  if (failed.length === 0) return;
  console.error(`\nFailed, in ${site}:\n${failed.map((step) => `  ${step}`).join("\n")}`);
  process.exitCode = 1;
}

function succeeds(step: string): boolean {
  const own = { SITE_PORT: port, EDITOR_PORT: `${Number(port) + 1}`, EDITED_SITE: site };
  const env = { ...process.env, ...own, EDITOR_REPOSITORY: "owner/name" };
  return spawnSync(step, { cwd: site, shell: true, stdio: "inherit", env }).status === 0;
}

testOwnSite();
