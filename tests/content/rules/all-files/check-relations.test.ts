import type { ParsedFile } from "../../../../src/content/reading/parse-content-file";
import type { ContentFile } from "../../../../src/content/reading/read-content-files";
import { checkRelations } from "../../../../src/content/rules/all-files/check-relations";
import { contentTypeOf, contentTypes } from "../../../../src/content/types/content-types";
import { add, type Edit, publishedFiles, remove, set } from "../../content-folder";

function parsed({ path, text }: ContentFile): ParsedFile {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`data/${path} belongs to no content type`);
  return { path, type, schema: contentTypes[type].schema, content: JSON.parse(text) };
}

const errorsAfter = async (...edits: Edit[]) =>
  checkRelations((await publishedFiles(...edits)).map((file) => parsed(file)));

describe("The published files together", () => {
  it("fit", async () => {
    expect(await errorsAfter()).toEqual([]);
  });
});

describe("A missing part", () => {
  it.each(["company.json", "additional-areas.json", "pages/layout.json", "pages/quote-form.json"])(
    "is missed: %s",
    async (path) => {
      expect(await errorsAfter(remove(path))).toEqual([
        { file: path, found: "nothing", expected: "this part of the content", remedy: "Restore it." },
      ]);
    },
  );

  it.each(["faqs/", "tiles/"])("is missed where a whole folder is empty: %s", async (folder) => {
    expect((await errorsAfter(remove(folder))).map(({ file }) => file)).toEqual([folder]);
  });

  it("is no part that may be one fewer", async () => {
    expect(await errorsAfter(remove("faqs/how-much-does-it-cost.json"))).toEqual([]);
  });

  it("is everything where there are no files", () => {
    expect(checkRelations([])).toHaveLength(Object.keys(contentTypes).length);
  });
});

describe("A duplicate", () => {
  it("is a slug that two files of one content type have", async () => {
    expect(
      await errorsAfter(set("projects/cafe-backsplash.json", "slug", "family-bathroom-refurbishment")),
    ).toEqual([
      {
        file: "projects/family-bathroom-refurbishment.json",
        field: "slug",
        label: "Slug",
        found: '"family-bathroom-refurbishment" (29 characters)',
        expected: "a value that no other file has; data/projects/cafe-backsplash.json has it already",
        remedy: "Change it in one of the two files.",
      },
    ]);
  });

  it("is no slug that files of two content types share: their pages have different addresses", async () => {
    expect(await errorsAfter(set("faqs/insured-and-guaranteed.json", "slug", "chelsea"))).toEqual([]);
  });

  it.each([
    ["seoTitle", "No Such Page at O'Brien & Söhne"],
    [
      "seoDescription",
      "The page you asked for is not here, or not any more. Start again from the first page, where our telephone number is as well.",
    ],
  ])("is a %s that two pages of any type have", async (field, value) => {
    const errors = await errorsAfter(set("areas/chelsea.json", field, value));
    expect(errors).toEqual([
      expect.objectContaining({
        file: "pages/not-found.json",
        field,
        found: expect.stringContaining(value.slice(0, 60)),
      }),
    ]);
    expect(errors[0]?.expected).toContain("data/areas/chelsea.json has it already");
  });

  it("is told for each file but the first", async () => {
    const copies = ["services/floor-tiling.json", "services/tile-repairs.json"];
    const errors = await errorsAfter(
      ...copies.map((path) => set(path, "headline", "The whole room, by one crew")),
    );
    expect(errors.map(({ file }) => file)).toEqual(copies);
  });

  it("is not seen in a value of the wrong type, which is an error of its own", async () => {
    const edits = ["areas/battersea.json", "areas/chelsea.json"].map((path) => set(path, "seoTitle", 5));
    expect(await errorsAfter(...edits)).toEqual([]);
  });
});

describe("A reference", () => {
  it.each([
    ["areas/chelsea.json", "neighbours.0", "Neighbours › 1", "area", "areas"],
    ["projects/cafe-backsplash.json", "service", "Service", "service", "services"],
    ["projects/cafe-backsplash.json", "area", "Area", "area", "areas"],
    ["pages/home.json", "services.cards.1", "Services › Cards › 2", "service", "services"],
    ["pages/home.json", "services.premiumAreas.0", "Services › Premium areas › 1", "area", "areas"],
    ["pages/home.json", "featuredAreas.areas.2", "Featured areas › Areas › 3", "area", "areas"],
    ["pages/london-tiling-company.json", "areas.3", "Areas › 4", "area", "areas"],
  ])("leads somewhere: %s, %s", async (file, field, label, type, folder) => {
    const [error, ...others] = await errorsAfter(set(file, field, "atlantis"));
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      file,
      label,
      found: '"atlantis" (8 characters)',
      remedy: `Choose one of these, or add data/${folder}/atlantis.json.`,
    });
    expect(error?.expected).toMatch(new RegExp(`^the slug of an existing ${type}: [a-z0-9, -]+$`));
  });

  it("leads to the right type", async () => {
    const errors = await errorsAfter(set("projects/cafe-backsplash.json", "service", "chelsea"));
    expect(errors).toEqual([expect.objectContaining({ field: "service" })]);
  });

  it("never leads to its own page", async () => {
    expect(await errorsAfter(set("areas/chelsea.json", "neighbours.1", "chelsea"))).toEqual([
      {
        file: "areas/chelsea.json",
        field: "neighbours[1]",
        label: "Neighbours › 2",
        found: '"chelsea" (7 characters)',
        expected: "another area than this one",
        remedy: "Remove it.",
      },
    ]);
  });

  it("may lead to a page of another type with the slug of its own", async () => {
    const edits = [
      set("projects/cafe-backsplash.json", "slug", "floor-tiling"),
      set("projects/cafe-backsplash.json", "service", "floor-tiling"),
    ];
    expect(await errorsAfter(...edits)).toEqual([]);
  });

  it("leads to a slug, not to a file's name, and the slugs that there are are listed", async () => {
    const [error] = await errorsAfter(set("services/floor-tiling.json", "slug", "floors"));
    expect(error).toMatchObject({
      found: '"floor-tiling" (12 characters)',
      expected: "the slug of an existing service: bathroom-refurbishment, floors, tile-repairs",
    });
  });

  it("takes a slug letter by letter", async () => {
    expect(await errorsAfter(set("projects/cafe-backsplash.json", "area", "Chelsea"))).toHaveLength(1);
  });

  it("is no longer dangling once the place is added", async () => {
    const area = { slug: "soho", seoTitle: "Soho", seoDescription: "Tiling in Soho" };
    const edits = [set("projects/cafe-backsplash.json", "area", "soho"), add("areas/soho.json", area)];
    expect(await errorsAfter(...edits)).toEqual([]);
  });

  it("is not followed where it is no text, which is an error of its own", async () => {
    expect(await errorsAfter(set("projects/cafe-backsplash.json", "area", 5))).toEqual([]);
  });
});

describe("A file that is itself in disorder", () => {
  it("counts as present under its file's name where its JSON cannot be read", async () => {
    const files = await publishedFiles();
    const chelsea = files.filter(({ path }) => path === "areas/chelsea.json");
    const others = files.filter(({ path }) => path !== "areas/chelsea.json").map((file) => parsed(file));
    expect(checkRelations(others, chelsea)).toEqual([]);
    expect(checkRelations(others)).not.toEqual([]);
  });

  it("counts as the only one of its type where its JSON cannot be read", async () => {
    const files = (await publishedFiles(remove("company.json"))).map((file) => parsed(file));
    expect(checkRelations(files, [{ path: "company.json", text: "{" }])).toEqual([]);
  });

  it("does not count where it belongs to no content type", async () => {
    const files = (await publishedFiles(remove("company.json"))).map((file) => parsed(file));
    expect(checkRelations(files, [{ path: "firm.json", text: "{" }])).toHaveLength(1);
  });

  it.each([undefined, 5, null])("is found by its file's name where its slug is %j", async (slug) => {
    expect(await errorsAfter(set("areas/chelsea.json", "slug", slug))).toEqual([]);
  });

  it("is found by its file's name where it holds no fields at all", async () => {
    expect(await errorsAfter(set("areas/chelsea.json", "", ["Chelsea"]))).toEqual([]);
  });
});
