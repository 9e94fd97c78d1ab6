import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContentFiles } from "../../../../src/content/reading/read-content-files";
import { temporaryFolder } from "../../../support/temporary-folder";

it("Reading a folder covers all folders below it and skips files that are not JSON", async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, "pages"));
  const files = { "pages/home.json": "{}", "company.json": '{ "name": "Café" ', "README.md": "words" };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  expect(await readContentFiles(folder)).toEqual([
    { path: "company.json", text: '{ "name": "Café" ' },
    { path: "pages/home.json", text: "{}" },
  ]);
});

it("A folder that is reached by a link, as a checkout may be, is read", async () => {
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
  await writeFile(join(elsewhere, "company.json"), "{}");
  await symlink(elsewhere, join(folder, "data"), "junction");
  expect(await readContentFiles(join(folder, "data"))).toEqual([{ path: "company.json", text: "{}" }]);
});
