/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { checkContent } from "../../src/content/check-content";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import type { PictureInspector } from "../../src/content/rules/pictures/check-pictures";
import { inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import { reportOf } from "./broken/broken-content";
import { brokenFacts } from "./broken/facts";
import { brokenFields } from "./broken/fields";
import { battersea, cafe, chelsea, company, family, floor, home, terms } from "./broken/files";
import { brokenLists } from "./broken/lists";
import { brokenRelations } from "./broken/relations";
import { brokenTexts } from "./broken/texts";
import { brokenFiles } from "./broken/whole-files";
import { add, type Edit, publishedFiles, remove, rewrite, set } from "./content-folder";
import { goodPictures, today } from "./valid-content";

const errorsAfter = async (...edits: Edit[]) =>
  checkContent(await publishedFiles(...edits), goodPictures, today);

/** What is printed after some edits, line by line. */
async function report(edits: readonly Edit[], inspect: PictureInspector = goodPictures): Promise<string[]> {
  const errors = await checkContent(await publishedFiles(...edits), inspect, today);
  return errors.length > 0 ? formatValidationErrors(errors).split("\n") : [];
}

describe("The published content", () => {
  it("has no errors before it is broken", async () => {
    expect(await report([])).toEqual([]);
  });
});

describe.each([
  ["A broken field", brokenFields],
  ["A broken text", brokenTexts],
  ["A broken list or pair", brokenLists],
  ["A broken fact", brokenFacts],
  ["A broken relation", brokenRelations],
  ["A broken file", brokenFiles],
])("%s", (_kind, errors) => {
  it.each(errors)(
    "is told once, with all that is needed to mend it: %s",
    // Taken together, because Jest would call a fourth parameter that is left out `done`, and wait for it.
    async (...[, edit, told, place]) => {
      expect(await report([edit])).toEqual(reportOf(told, place));
    },
  );
});

describe("The broken files", () => {
  const all = [brokenFields, brokenTexts, brokenLists, brokenFacts, brokenRelations, brokenFiles].flat();

  it("are broken in more than a hundred ways", () => {
    expect(new Set(all.map(([what]) => what)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(100);
  });
});

describe("A broken picture", () => {
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bad-content-"));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const green = (width: number) =>
    sharp({ create: { width, height: 8, channels: 3, background: "#2f5d50" } });

  /** What is printed when the café's first picture is the given one, or is not there. */
  async function reportWith(picture: Sharp | Buffer | undefined): Promise<string[]> {
    const file = join(folder, picture ? "room.jpg" : "missing.jpg");
    if (picture) await writeFile(file, Buffer.isBuffer(picture) ? picture : await picture.jpeg().toBuffer());
    return report([], async (path) =>
      path === "images/projects/cafe-backsplash/room.jpg" ? inspectPicture(file) : goodPictures(path),
    );
  }

  const told = (
    found: string,
    expected: string,
    remedy: string,
  ) => `${cafe} pictures[0].image (Pictures › 1 › Image)
    found:    "../images/projects/cafe-backsplash/room.jpg" (43 characters): ${found}
    expected: ${expected}
    to do:    ${remedy}`;

  it("is none where the picture is upright, wide and silent about its place", async () => {
    expect(await reportWith(green(1200))).toEqual([]);
  });

  it("is one that is missing", async () => {
    const missing = told(
      "no picture at data/images/projects/cafe-backsplash/room.jpg",
      "a picture file that exists",
      "Add the file, or correct the path.",
    );
    expect(await reportWith(undefined)).toEqual(reportOf(missing));
  });

  it("is one that was cut off on its way", async () => {
    const whole = await green(1200).jpeg().toBuffer();
    const cut = told(
      "a file that is no picture, or only a part of one",
      "a picture that can be read to its end",
      "Save it again from the original, or copy it again: it may have been cut off on its way.",
    );
    expect(await reportWith(whole.subarray(0, -100))).toEqual(reportOf(cut));
  });

  it("is one that a camera stored on its side", async () => {
    const turned = told(
      "EXIF orientation 6",
      "a picture that is stored upright",
      "Rotate it in a picture editor and save it again: the site would crop it.",
    );
    expect(await reportWith(green(1200).withMetadata({ orientation: 6 }))).toEqual(reportOf(turned));
  });

  it("is one that says where a customer lives", async () => {
    const position = { GPSLatitudeRef: "N", GPSLatitude: "51/1 29/1 15/1" };
    const located = told(
      "GPS position",
      "a picture that does not say where it was taken",
      "Save it without location data.",
    );
    expect(await reportWith(green(1200).withExif({ IFD3: position }))).toEqual(reportOf(located));
  });

  it("is one that is too narrow", async () => {
    const narrow = told("1199 pixels wide", "at least 1200 pixels", "Use a larger original.");
    expect(await reportWith(green(1199))).toEqual(reportOf(narrow));
  });
});

describe("A piece of content that others name", () => {
  it("is no dangling reference while only its file cannot be read", async () => {
    const errors = await errorsAfter(rewrite(chelsea, (text) => text.slice(0, -20)));
    expect(errors.map(({ file }) => file)).toEqual([chelsea]);
  });

  it.each([
    [
      chelsea,
      [
        "areas/battersea.json neighbours[0] (Neighbours › 1)",
        "areas/earls-court.json neighbours[0] (Neighbours › 1)",
        "areas/fulham.json neighbours[1] (Neighbours › 2)",
        "areas/kensington.json neighbours[1] (Neighbours › 2)",
        "pages/home.json featuredAreas.areas[1] (Featured areas › Areas › 2)",
        "pages/london-tiling-company.json areas[1] (Areas › 2)",
      ],
    ],
    [
      floor,
      [
        "cutaways/heated-floor.json services[0] (Services › 1)",
        "pages/home.json services.cards[1] (Services › Cards › 2)",
        "tiles/limestone.json services[0] (Services › 1)",
        "tiles/quarry.json services[0] (Services › 1)",
      ],
    ],
    [
      family,
      ["battersea", "chelsea", "earls-court", "fulham", "kensington"].map(
        (area) => `areas/${area}.json project (Leading project)`,
      ),
    ],
  ])("is missed wherever it is named once it is removed: %s", async (path, places) => {
    const errors = await errorsAfter(remove(path));
    expect(errors.map(({ file, field, label }) => `${file} ${field} (${label})`).sort()).toEqual(places);
    for (const { remedy } of errors) expect(remedy).toBe(`Choose one of these, or add data/${path}.`);
  });

  it("is no project with which no area opens, so that it can be removed", async () => {
    expect(await errorsAfter(remove(cafe))).toEqual([]);
  });
});

describe("Many errors in many files", () => {
  const edits = [
    rewrite(battersea, () => "{"),
    set(chelsea, "postcodes.0", "sw3"),
    set(chelsea, "latitude", 0),
    set(chelsea, "access", "Park  here."),
    set(home, "hero.badge", "{telephone} {"),
    set(home, "hero.colour", "green"),
    set(home, "hero.size", "large"),
    set(home, "services.premiumAreas.1", "fulham"),
    set(cafe, "slug", "family-bathroom-refurbishment"),
    set(cafe, "service", "roofing"),
    set(floor, "processTitle", undefined),
    set(floor, "order", 2),
    set(terms, "updated", "2027-01-01"),
    remove(company),
    add("notes.json", {}),
  ];

  it("are all reported at once, file by file, each with what was found, what is expected and what to do", async () => {
    const lines = await report(edits);
    expect(lines[0]).toBe("The content has 17 errors in 9 files:");
    expect(lines.filter((line) => /^(data\/| {2}\S)/.test(line))).toEqual([
      "data/areas/battersea.json (in the CMS: Areas › battersea)",
      "  the file",
      "data/areas/chelsea.json (in the CMS: Areas › Chelsea)",
      "  postcodes[0] (Postcode districts › 1)",
      "  latitude (Latitude)",
      "  access (Access)",
      "  access (Access)",
      "data/company.json (in the CMS: Company › Company details)",
      "  the file",
      "data/notes.json",
      "  the file",
      "data/pages/home.json (in the CMS: Home page › Words and pictures)",
      "  hero.badge (Hero › Badge)",
      "  hero.badge (Hero › Badge)",
      "  hero.colour (Hero › colour)",
      "  hero.size (Hero › size)",
      "  services.premiumAreas[1] (Services › Premium areas › 2)",
      "data/pages/terms-of-service.json (in the CMS: Pages › Terms of service)",
      "  updated (Last changed)",
      "data/projects/cafe-backsplash.json (in the CMS: Portfolio › Café Léon: a counter in sea-green tiles)",
      "  service (Service)",
      "data/projects/family-bathroom-refurbishment.json (in the CMS: Portfolio › A brown bathroom turns to stone)",
      "  slug (Slug)",
      "data/services/floor-tiling.json (in the CMS: Services › Stone & Porcelain Floors)",
      "  processTitle (Title above the steps)",
      "  order (Order)",
    ]);
    for (const part of ["found:   ", "expected:", "to do:   "]) {
      expect(lines.filter((line) => new RegExp(`^ {4}${part} \\S`).test(line))).toHaveLength(17);
    }
  });
});
