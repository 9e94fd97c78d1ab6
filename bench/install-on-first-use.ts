import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ToolError } from "../tools/command-line/start-tool";
import { dependencies } from "./package.json";

/**
 * Brings Lighthouse into bench/node_modules where it is not there yet, or is there in another version. It and the 200
 * packages that it needs are no burden on who only wants the site.
 */
export function installOnFirstUse(folder = "bench", install = runNpm): void {
  const { lighthouse: wanted } = dependencies;
  if (installedVersion(folder) === wanted) return;
  console.log(`Lighthouse ${wanted} is not here yet: npm install --prefix ${folder}, once.`);
  install(["install", "--prefix", folder, "--no-audit", "--no-fund"]);
}

function installedVersion(folder: string): string | undefined {
  const file = join(folder, "node_modules/lighthouse/package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
}

function runNpm(words: string[]): void {
  // On Windows npm is a script, which only a shell can run.
  const { status } = spawnSync("npm", words, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new ToolError("Lighthouse could not be installed; npm says why above.");
}
