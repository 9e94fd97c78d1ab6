import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { temporaryFolder } from "../../jest/temporary-folder";

it("A folder of content is read with all folders below it, and without what is no JSON file", async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, "pages/folder.json"), { recursive: true });
  const files = { "pages/home.json": "{}", "company.json": '{ "name": "Café" ', "README.md": "words" };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  expect(await readContentFiles(folder)).toEqual([
    { path: "company.json", text: '{ "name": "Café" ' },
    { path: "pages/home.json", text: "{}" },
  ]);
});

describe("A file that cannot be read as UTF-8", () => {
  const place = (text: string) => `{ "description": "${text}" }`;
  it.each([
    ["Windows-1252", Buffer.from(place("£500 café"), "latin1")],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${place("café")}`, "utf16le")],
    ["UTF-16 without a mark", Buffer.from(place("cafe"), "utf16le")],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${place("café")}`)],
  ])("is named: %s", async (_what, bytes) => {
    const folder = temporaryFolder();
    await writeFile(join(folder, "company.json"), bytes);
    const [file] = await readContentFiles(folder);
    expect(file).toEqual({ path: "company.json", text: "", fault: expect.stringContaining("UTF-8") });
  });
});

it("A file with its ending in capitals is found, because Gatsby would read it as well", async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, "CHELSEA.JSON"), "{}");
  expect(await readContentFiles(folder)).toEqual([{ path: "CHELSEA.JSON", text: "{}" }]);
});

it("A linked file, and each file in a linked folder, is refused", async () => {
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
  await writeFile(join(elsewhere, "chelsea.json"), "{}");
  await symlink(elsewhere, join(folder, "areas"), "junction");
  await symlink(join(elsewhere, "chelsea.json"), join(folder, "link.json"));
  const fault = expect.stringContaining("This is a link");
  expect(await readContentFiles(folder)).toEqual([
    { path: "areas/chelsea.json", text: "", fault },
    { path: "link.json", text: "", fault },
  ]);
});

it("A folder that is reached by a link, as a checkout may be, is read", async () => {
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
  await writeFile(join(elsewhere, "company.json"), "{}");
  await symlink(elsewhere, join(folder, "data"), "junction");
  expect(await readContentFiles(join(folder, "data"))).toEqual([{ path: "company.json", text: "{}" }]);
});
