import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The content for all unit tests: a small made-up company. */
export const fixtureFolder = join(__dirname, "../fixtures/content");

/** The valid content of one of its files, without `$schema`. */
export function fixture(path: string): unknown {
  const { $schema: _path, ...content } = JSON.parse(readFileSync(join(fixtureFolder, path), "utf8"));
  return content;
}
