/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { temporaryFolder } from "../jest/temporary-folder";
import { writeSmallestContent } from "./smallest-content";

const firm = join(__dirname, "data");

it("The content of another firm follows the rules", async () => {
  expect(await checkContentFolder(firm)).toEqual([]);
});

it("So does the smallest, of one area, one service and one project, without anything that may be left out", async () => {
  const folder = temporaryFolder();
  writeSmallestContent(firm, folder);
  expect(await checkContentFolder(folder)).toEqual([]);
  const counted = readdirSync(folder).filter((name) => !/\.json$|^(pages|images)$/.test(name));
  expect(counted.map((name) => [name, readdirSync(join(folder, name)).length]).sort()).toEqual([
    ["areas", 1],
    ["projects", 1],
    ["services", 1],
  ]);
});
