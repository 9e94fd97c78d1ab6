/** @jest-environment node */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../jest/temporary-folder";

interface Configuration {
  projects: { displayName: string; testPathIgnorePatterns: string[] }[];
}

it.each(["site", "site+new", "C++", "A$B", "^site"])(
  "Unit tests leave out those of the built site in a folder of any name: %s",
  async (name) => {
    const above = temporaryFolder();
    const folder = join(above, name);
    mkdirSync(folder);
    copyFileSync("jest.config.js", join(folder, "jest.config.js"));
    const { projects }: Configuration = require(join(folder, "jest.config.js"));
    const patterns = projects.find(({ displayName }) => displayName === "unit")?.testPathIgnorePatterns ?? [];
    const isLeftOut = (test: string) =>
      patterns.some((pattern) =>
        new RegExp(pattern.replaceAll("<rootDir>", folder)).test(join(folder, test)),
      );
    expect(["tests/site/a.test.ts", "tests/tools/a.test.ts"].map(isLeftOut)).toEqual([true, false]);
  },
);
