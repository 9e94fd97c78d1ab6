import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Content that makes no claim about a firm. It stays, so that a new site has pictures and the planner in its first minute. */
const kept = /^(tiles|cutaways)\/|^pages\/opened-wall\.json$/;

const legalTexts = /^pages\/(privacy-policy|terms-of-service)\.json$/;

/**
 * Replaces the content of data/ by the starter. Assigns the kept tiles and cutaways to the starter's service, and deletes the
 * pictures that no entry names. Dates the legal texts with `today`, such as 2026-12-31.
 */
export function putStarter(starter: string, data: string, today: string): void {
  const services = readdirSync(join(starter, "services")).map((file) => file.replace(/\.json$/, ""));
  for (const path of contentIn(data)) {
    const file = join(data, path);
    const content = JSON.parse(readFileSync(file, "utf8"));
    if (!kept.test(path)) rmSync(file);
    else if (content.services) writeFileSync(file, `${JSON.stringify({ ...content, services }, null, 2)}\n`);
  }
  cpSync(starter, data, { recursive: true });
  for (const path of contentIn(data).filter((path) => legalTexts.test(path))) {
    const file = join(data, path);
    writeFileSync(file, readFileSync(file, "utf8").replace(/"updated": ?"[^"]*"/, `"updated": "${today}"`));
  }
  const texts = contentIn(data).map((path) => readFileSync(join(data, path), "utf8"));
  for (const path of filesIn(data))
    if (path.startsWith("images/") && !texts.some((text) => text.includes(`${path}"`)))
      rmSync(join(data, path));
}

const contentIn = (folder: string) => filesIn(folder).filter((path) => path.endsWith(".json"));

/** The paths of all files below a folder, with forward slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"));
}
