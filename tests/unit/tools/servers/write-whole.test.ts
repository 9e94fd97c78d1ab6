import promises, { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../../../../tools/servers/write-whole";
import { temporaryFolder } from "../../../support/temporary-folder";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => void jest.restoreAllMocks());

it("A file is written with its folder, and nothing is left beside it", async () => {
  await writeWhole(join(folder, "areas/chelsea.json"), "{}");
  expect(await readFile(join(folder, "areas/chelsea.json"), "utf8")).toBe("{}");
  expect(await readdir(join(folder, "areas"))).toEqual(["chelsea.json"]);
});

it.each(["writeFile", "rename"] as const)("A file stays as it was where %s fails", async (name) => {
  const file = join(folder, "chelsea.json");
  await writeFile(file, "before");
  jest.spyOn(promises, name).mockRejectedValue(new Error("No room"));
  await expect(writeWhole(file, "after")).rejects.toThrow("No room");
  expect(await readFile(file, "utf8")).toBe("before");
  expect(await readdir(folder)).toEqual(["chelsea.json"]);
});
