import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContentFiles } from "../../../src/content/reading/read-content-files";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

describe("Reading a folder of content", () => {
  it("finds the files of every folder below it, in the order of their paths", async () => {
    await write("pages/home.json", "{}");
    await write("areas/west/deep/chelsea.json", "[]");
    await write("company.json", "1");
    expect(await readContentFiles(folder)).toEqual([
      { path: "areas/west/deep/chelsea.json", text: "[]" },
      { path: "company.json", text: "1" },
      { path: "pages/home.json", text: "{}" },
    ]);
  });

  it("leaves alone what is no JSON file", async () => {
    await write("images/room.jpg", "picture");
    await write("README.md", "words");
    await write("home.json.bak", "{}");
    await mkdir(join(folder, "folder.json"));
    expect(await readContentFiles(folder)).toEqual([]);
  });

  it("takes a file as it is, even if it cannot be understood", async () => {
    await write("company.json", '{ "name": "Café" ');
    expect(await readContentFiles(folder)).toEqual([{ path: "company.json", text: '{ "name": "Café" ' }]);
  });

  it("fails where there is no such folder", async () => {
    await expect(readContentFiles(join(folder, "missing"))).rejects.toThrow("ENOENT");
  });
});
