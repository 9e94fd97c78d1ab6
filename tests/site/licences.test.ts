/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const licences = readFileSync("public/licences.txt", "utf8");
const titles = [...licences.matchAll(/^(\S.*) \d\S* \(.*\)\n=+$/gm)].map(([, name = ""]) => name);

describe("licences.txt", () => {
  it("has the notices of what is in the scripts, and of nothing that only builds the site", () => {
    expect(titles).toEqual(expect.arrayContaining(["react", "react-dom", "react-hook-form", "zod"]));
    expect(titles.filter((name) => /^(sharp|parse5|esbuild|react-refresh)$/.test(name))).toEqual([]);
  });

  it("has each package's own words", () => {
    const texts = titles
      .map((name) => join("node_modules", name, "LICENSE"))
      .filter((file) => existsSync(file));
    expect(texts.length).toBeGreaterThan(10);
    const missing = texts.filter((file) => !licences.includes(readFileSync(file, "utf8").trim()));
    expect(missing).toEqual([]);
  });
});
