/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "../jest/temporary-folder";

/** The exit status of `npm run lint` for a file in data/areas. */
function lintArea(text: string): number | null {
  const folder = temporaryFolder();
  // The folder is no git checkout.
  const settings = readFileSync("biome.json", "utf8").replace('"enabled": true', '"enabled": false');
  writeFileSync(join(folder, "biome.json"), settings);
  mkdirSync(join(folder, "data/areas"), { recursive: true });
  writeFileSync(join(folder, "data/areas/leeds.json"), text);
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  return spawnSync(process.execPath, [biome, "ci", "--error-on-warnings", "."], { cwd: folder }).status;
}

it.each([
  ["with no newline at its end", '{\n  "name": "Leeds"\n}'],
  ["on one line", '{"name":"Leeds",   "postcodes":["LS1","LS2"]}\n'],
  ["with the line ends of Windows and tabs", '{\r\n\t"name": "Leeds"\r\n}\r\n'],
])("The linter passes a data file that somebody wrote by hand %s", (_how, text) => {
  expect(lintArea(text)).toBe(0);
});

it("The linter refuses a data file that is no JSON", () => {
  expect(lintArea('{ "name": "Leeds" ')).not.toBe(0);
});
