/** @jest-environment node */
import { cp, mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { contentFolder } from "./valid-content";

it("A data folder is read, and the pictures that it names are looked at", async () => {
  const folder = await mkdtemp(join(tmpdir(), "data-"));
  await cp(contentFolder, folder, { recursive: true });
  expect(await checkContentFolder(folder)).toEqual([]);
  await rm(join(folder, "faqs"), { recursive: true });
  await rm(join(folder, "images/houses/studio-house.jpg"));
  await truncate(join(folder, "images/hero/hero-wide.jpg"), 2000);
  const errors = await checkContentFolder(folder);
  expect(errors.map(({ file, field }) => [file, field])).toEqual([
    ["faqs/", undefined],
    ["houses/studio-house.json", "picture.image"],
    ["pages/home.json", "hero.picture.image"],
  ]);
  await rm(folder, { recursive: true });
});
