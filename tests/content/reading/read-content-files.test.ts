import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContentFiles } from "../../../src/content/reading/read-content-files";

it("A folder of content is read with all folders below it, and without what is no JSON file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await mkdir(join(folder, "pages/folder.json"), { recursive: true });
  const files = { "pages/home.json": "{}", "company.json": '{ "name": "Café" ', "README.md": "words" };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  expect(await readContentFiles(folder)).toEqual([
    { path: "company.json", text: '{ "name": "Café" ' },
    { path: "pages/home.json", text: "{}" },
  ]);
  await rm(folder, { recursive: true });
});
