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

it("Files that Gatsby would read as well are found: links, and endings in capitals", async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, "CHELSEA.JSON"), "{}");
  await symlink(join(folder, "CHELSEA.JSON"), join(folder, "link.json"));
  expect(await readContentFiles(folder)).toEqual([
    { path: "CHELSEA.JSON", text: "{}" },
    { path: "link.json", text: "{}" },
  ]);
});

it("A folder is read whose listing calls files and folders links, as it does in OneDrive", async () => {
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
  await writeFile(join(elsewhere, "chelsea.json"), "{}");
  await symlink(elsewhere, join(folder, "areas"), "junction");
  expect(await readContentFiles(folder)).toEqual([{ path: "areas/chelsea.json", text: "{}" }]);
});
