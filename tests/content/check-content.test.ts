/** @jest-environment node */
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/content/check-content";
import { checkContentFolder } from "../../src/content/check-content-folder";
import type { PictureInspector } from "../../src/content/rules/pictures/check-pictures";
import { contentTypeNames } from "../../src/content/types/content-types";
import { add, publishedFiles, remove, rewrite, set } from "./content-folder";
import { contentFolder, goodPictures, today } from "./valid-content";

describe("The check of all content", () => {
  it("finds nothing wrong where nothing is wrong", async () => {
    expect(await checkContent(await publishedFiles(), goodPictures, today)).toEqual([]);
  });

  it("finds what is wrong in files, between files and in pictures, in this order", async () => {
    const files = await publishedFiles(
      set("projects/cafe-backsplash.json", "area", "atlantis"),
      set("pages/home.json", "hero.badge", ""),
    );
    const noTallImage: PictureInspector = async (path) =>
      path.endsWith("hero-tall.jpg") ? "missing" : goodPictures(path);
    const errors = await checkContent(files, noTallImage, today);
    expect(errors.map(({ file, field }) => [file, field])).toEqual([
      ["pages/home.json", "hero.badge"],
      ["projects/cafe-backsplash.json", "area"],
      ["pages/home.json", "hero.tallPicture.image"],
    ]);
  });

  it("knows the day on which the content would be published", async () => {
    const files = await publishedFiles();
    const legal = ["pages/privacy-policy.json", "pages/terms-of-service.json"];
    const errors = await checkContent(files, goodPictures, "2001-01-01");
    expect(errors.map(({ file, field }) => [file, field])).toEqual(legal.map((file) => [file, "updated"]));
  });

  it("says of each error where to mend it in the CMS", async () => {
    const files = await publishedFiles(
      set("areas/chelsea.json", "borough", ""),
      set("areas/battersea.json", "name", "Barnes, SW13"),
      set("areas/battersea.json", "neighbours.0", "atlantis"),
      rewrite("company.json", () => "{"),
      remove("faqs/"),
      add("notes.json", {}),
    );
    const errors = await checkContent(files, goodPictures, today);
    expect(Object.fromEntries(errors.map(({ file, cms }) => [file, cms]))).toEqual({
      "areas/chelsea.json": "Areas › Chelsea",
      "areas/battersea.json": "Areas › Barnes, SW13",
      "company.json": "Company › Company details",
      "faqs/": "Questions",
      "notes.json": undefined,
    });
  });

  it("looks at the pictures of a file in which other fields are wrong", async () => {
    const files = await publishedFiles(set("projects/cafe-backsplash.json", "title", ""));
    const errors = await checkContent(files, async () => "missing", today);
    expect(errors).toContainEqual(
      expect.objectContaining({ file: "projects/cafe-backsplash.json", field: "pictures[0].image" }),
    );
  });

  it("does not look for the pictures of a file that cannot be read", async () => {
    const files = await publishedFiles(rewrite("projects/cafe-backsplash.json", () => "{"));
    const inspect = jest.fn(goodPictures);
    expect(await checkContent(files, inspect, today)).toHaveLength(1);
    expect(inspect.mock.calls.filter(([path]) => path.includes("cafe-backsplash"))).toEqual([]);
  });

  it("does not take a file that cannot be read for a missing one", async () => {
    const files = await publishedFiles(rewrite("pages/layout.json", () => ""));
    expect((await checkContent(files, goodPictures, today)).map(({ file }) => file)).toEqual([
      "pages/layout.json",
    ]);
  });

  it("misses every part of an empty folder", async () => {
    const errors = await checkContent([], goodPictures, today);
    expect(errors).toHaveLength(contentTypeNames.length);
    expect(new Set(errors.map(({ expected }) => expected))).toEqual(new Set(["this part of the content"]));
  });
});

describe("The check of a data folder", () => {
  let folder = "";

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "data-"));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it("reads the files and looks at the pictures that they name", async () => {
    const files = await publishedFiles(remove("tiles/"), remove("cutaways/"), remove("faqs/"));
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await mkdir(join(folder, "images/hero"), { recursive: true });
    await cp(join(contentFolder, "images/projects"), join(folder, "images/projects"), { recursive: true });
    const green = sharp({ create: { width: 1200, height: 4, channels: 3, background: "#2f5d50" } });
    await green.toFile(join(folder, "images/hero/hero-wide.jpg"));

    const errors = await checkContentFolder(folder, today);
    expect(errors.map(({ file, field }) => [file, field])).toEqual([
      ["tiles/", undefined],
      ["cutaways/", undefined],
      ["faqs/", undefined],
      ["pages/home.json", "hero.tallPicture.image"],
    ]);
    expect(errors.at(-1)?.found).toContain("no picture at data/images/hero/hero-tall.jpg");
  });

  it("takes the clock's day for today where it is told no other", async () => {
    const later = set("pages/privacy-policy.json", "updated", "2999-12-31");
    const [policy] = (await publishedFiles(later)).filter(({ path }) => path === "pages/privacy-policy.json");
    await mkdir(join(folder, "pages"));
    await writeFile(join(folder, "pages/privacy-policy.json"), policy?.text ?? "");
    const errors = await checkContentFolder(folder);
    expect(errors.find(({ field }) => field === "updated")?.expected).toMatch(
      /^today, \d{4}-\d\d-\d\d, or an earlier day$/,
    );
  });
});
