import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The slugs of all content of a folder below data/. */
export function contentSlugs(folder: "areas" | "services" | "projects"): string[] {
  return readdirSync(join("data", folder)).map((file) => {
    return JSON.parse(readFileSync(join("data", folder, file), "utf8")).slug;
  });
}
