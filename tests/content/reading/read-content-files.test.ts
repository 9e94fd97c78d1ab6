import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { temporaryFolder } from "../../jest/temporary-folder";

it("A folder of content is read with all folders below it, and without what is no JSON file", async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, "pages"));
  const files = { "pages/home.json": "{}", "company.json": '{ "name": "Café" ', "README.md": "words" };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  expect(await readContentFiles(folder)).toEqual([
    { path: "company.json", text: '{ "name": "Café" ' },
    { path: "pages/home.json", text: "{}" },
  ]);
});

it.each(["latin1", "utf16le"] as const)(
  "A file that is not in UTF-8 but in %s is named",
  async (encoding) => {
    const folder = temporaryFolder();
    await writeFile(join(folder, "company.json"), '\ufeff{ "description": "£500 café" }', encoding);
    const [file] = await readContentFiles(folder);
    expect(file).toEqual({ path: "company.json", text: "", fault: expect.stringContaining("UTF-8") });
  },
);

it("A file with its ending in capitals is found, because Gatsby would read it as well", async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, "CHELSEA.JSON"), "{}");
  expect(await readContentFiles(folder)).toEqual([{ path: "CHELSEA.JSON", text: "{}" }]);
});

it("A folder that is reached by a link, as a checkout may be, is read", async () => {
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
  await writeFile(join(elsewhere, "company.json"), "{}");
  await symlink(elsewhere, join(folder, "data"), "junction");
  expect(await readContentFiles(join(folder, "data"))).toEqual([{ path: "company.json", text: "{}" }]);
});
