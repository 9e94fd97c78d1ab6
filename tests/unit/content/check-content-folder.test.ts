import { rename, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { checkContentFolder } from "../../../src/content/check-content-folder";
import { copyData } from "../../support/data-copy";
import { set } from "../../support/fixture-edits";

it("A data folder is read, and the pictures that it names are checked", async () => {
  const { data } = await copyData();
  expect((await checkContentFolder(data)).errors).toEqual([]);
  await rm(join(data, "pages/layout.json"));
  await rm(join(data, "images/houses/studio-house.jpg"));
  await truncate(join(data, "images/hero/hero-wide.jpg"), 2000);
  const { errors } = await checkContentFolder(data);
  expect(errors.map(({ file, field }) => [file, field])).toEqual([
    ["pages/layout.json", ""],
    ["houses/studio-house.json", "picture.image"],
    ["pages/home.json", "hero.picture.image"],
    ["pages/opened-wall.json", "finished"],
  ]);
});

it("A picture outside the data folder counts as missing, although it is there: the build does not read it", async () => {
  const { folder, data, write } = await copyData();
  await rename(join(data, "images/houses/studio-house.jpg"), join(folder, "studio-house.jpg"));
  const house = "houses/studio-house.json";
  await write(set(house, "picture.image", "../../studio-house.jpg"));
  const { errors } = await checkContentFolder(data);
  expect(errors).toEqual([
    expect.objectContaining({
      file: house,
      field: "picture.image",
      message: expect.stringContaining("a picture that exists"),
    }),
  ]);
});
