/** @jest-environment node */
import { cp, mkdtemp, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { changed, contentFolder, published } from "./valid-content";

it("A data folder is read, and the pictures that it names are looked at", async () => {
  const folder = await mkdtemp(join(tmpdir(), "data-"));
  await cp(contentFolder, folder, { recursive: true });
  expect(await checkContentFolder(folder)).toEqual([]);
  await rm(join(folder, "pages/layout.json"));
  await rm(join(folder, "images/houses/studio-house.jpg"));
  await truncate(join(folder, "images/hero/hero-wide.jpg"), 2000);
  const errors = await checkContentFolder(folder);
  expect(errors.map(({ file, field }) => [file, field])).toEqual([
    ["pages/layout.json", undefined],
    ["houses/studio-house.json", "picture.image"],
    ["pages/home.json", "hero.picture.image"],
  ]);
  await rm(folder, { recursive: true });
});

it("A picture outside the data folder counts as missing, although it is there: the build does not read it", async () => {
  const outside = await mkdtemp(join(tmpdir(), "data-"));
  const folder = join(outside, "data");
  await cp(contentFolder, folder, { recursive: true });
  await rename(join(folder, "images/houses/studio-house.jpg"), join(outside, "studio-house.jpg"));
  const house = "houses/studio-house.json";
  const content = changed(published(house), "picture.image", "../../studio-house.jpg");
  await writeFile(join(folder, house), JSON.stringify(content));
  expect(await checkContentFolder(folder)).toEqual([
    expect.objectContaining({
      file: house,
      field: "picture.image",
      found: '"../../studio-house.jpg": no picture at data/../studio-house.jpg',
    }),
  ]);
  await rm(outside, { recursive: true });
});
