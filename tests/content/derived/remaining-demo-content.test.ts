/** @jest-environment node */
import { remainingDemoContent } from "../../../src/content/derived/demo-content";
import { markedParts } from "../../../src/content/derived/demo-marks";
import { type ParsedFile, parseContentFile } from "../../../src/content/reading/parse-content-file";
import type { ContentFile } from "../../../src/content/reading/read-content-files";
import { type Company, companySchema } from "../../../src/content/types/company";
import { chooseMarks } from "../../../tools/mark-demo/choose-marks";
import { all, type Edit, publishedFiles, set } from "../content-folder";
import { legalDetails, published } from "../valid-content";

const real: Company = {
  ...companySchema.parse(published("company.json")),
  website: "https://tiles.co.uk",
  phone: "+447911123456",
  landline: "+441132345678",
  whatsapp: undefined,
  email: "us@tiles.co.uk",
  brand: { colour: "#1b3a6b", accent: "#f2a03d", mark: "images/company/mark.png" },
  legal: legalDetails,
};

const { brand } = real;

const standing = (company: Company) =>
  remainingDemoContent([{ path: "company.json", text: JSON.stringify(company) }]);

describe("What no real firm has is left to replace, wherever it comes from", () => {
  it("and nothing of it at the end", () => {
    expect(standing(real)).toEqual([]);
  });

  it.each<[field: string, as: Partial<Company>, says: RegExp]>([
    ["website", { website: "https://obrien.example" }, /^Website is an address that nobody can have/],
    ["phone", { phone: "+447700900123" }, /^Phone is a made-up number/],
    ["landline", { landline: "+442079460123" }, /^Landline is a made-up number/],
    ["landline", { landline: "+441134960123" }, /^Landline is a made-up number/],
    ["landline", { landline: "+441914980123" }, /^Landline is a made-up number/],
    ["landline", { landline: "+442920180123" }, /^Landline is a made-up number/],
    ["whatsapp", { whatsapp: "+447700900123" }, /^WhatsApp is a made-up number/],
    ["email", { email: "us@example.com" }, /^Email is made up: requests would reach nobody/],
    ["brand.colour", { brand: { ...brand, colour: undefined } }, /green/],
    ["brand.accent", { brand: { ...brand, accent: undefined } }, /brass/],
    ["brand.mark", { brand: { ...brand, mark: undefined } }, /^Mark is/],
    [
      "legal.guarantee",
      { legal: { ...legalDetails, guarantee: undefined } },
      /^Length of the guarantee is missing/,
    ],
  ])("%s: %j", (field, as, says) => {
    expect(standing({ ...real, ...as })).toMatchObject([
      { file: "company.json", field, says: expect.stringMatching(says) },
    ]);
  });

  it.each(["+447911123456", "+441134961123", "+442079461234", "+441912345678"])(
    "but a number that somebody may have is not: %s",
    (landline) => {
      expect(standing({ ...real, landline })).toEqual([]);
    },
  );
});

/** The fixture's firm as the demonstration, after an owner's edits. Its name and town are written by hand. */
async function leftAfter(...edits: Edit[]) {
  const named = all(
    set("demonstration.json", "firm", ["O'Brien & Söhne"]),
    set("demonstration.json", "town", ["London"]),
    set("company.json", "name", real.name),
  );
  const files = await publishedFiles(named);
  const text = JSON.stringify(chooseMarks(files));
  const demo = files.map((file) => (file.path === "demonstration.json" ? { ...file, text } : file));
  return edits.reduce((current, edit) => edit(current), demo);
}

const linesOf = (files: readonly ContentFile[]) =>
  remainingDemoContent(files)
    .filter(({ marks }) => marks.length > 0)
    .map(({ file, field, says }) => ({ file, field, says }));

const moved = all(
  set("company.json", "name", "Calder Valley Tiling"),
  set("company.json", "address.locality", "Leeds"),
);

describe("The demonstration's own words are found by comparison", () => {
  it("its name, its claims and its days are listed, each with its field", async () => {
    const lines = linesOf(await leftAfter());
    const ofCompany = lines.filter(({ file }) => file === "company.json").map(({ field }) => field);
    expect(ofCompany).toEqual(
      expect.arrayContaining(["name", "latitude", "claims.rating", "claims.reviews"]),
    );
    expect(lines.find(({ field }) => field === "claims.rating")?.says).toBe(
      "Company › Company details › Claims › Rating is the demonstration's: “4.8”",
    );
  });

  it("and no longer once the owner has written others", async () => {
    const lines = linesOf(await leftAfter(set("company.json", "claims.rating", "4.9")));
    expect(lines.map(({ field }) => field)).not.toContain("claims.rating");
  });

  it("a project of it is one line until all its words and pictures are others", async () => {
    const file = "projects/cafe-backsplash.json";
    const ofProject = async (...edits: Edit[]) =>
      linesOf(await leftAfter(...edits)).filter((one) => one.file === file);
    expect(await ofProject()).toHaveLength(1);
    const words = "Ours was a hall of three metres by four. It was laid in two days.";
    const rewritten = ["description", "seoTitle", "seoDescription", "room", "tile", "work"].map((field) =>
      set(file, field, field === "work" ? words : undefined),
    );
    const { pictures } = Object(published(file));
    const [left, ...others] = await ofProject(set(file, "title", "Hall"), ...rewritten);
    expect(others).toEqual([]);
    expect(left?.says).toMatch(/^Portfolio › Hall is the demonstration's \(Pictures/);
    const own = pictures.map((_picture: unknown, index: number) => ({ image: `../images/own/${index}.jpg` }));
    expect(
      await ofProject(
        set(file, "title", "Hall"),
        ...rewritten,
        set(file, "pictures", own),
        set(file, "beforeAndAfter", undefined),
      ),
    ).toEqual([]);
  });

  it("one sentence of it is found in any other field, whatever stands around it", async () => {
    const [sentence] = markedParts(await parsedOf("projects/cafe-backsplash.json", "work"));
    const lines = linesOf(await leftAfter(set("pages/home.json", "about.title", `Hello. ${sentence?.text}`)));
    expect(lines.map(({ file, field }) => `${file} ${field}`)).toContain("pages/home.json about.title");
  });

  it("its areas and places may stay in its town, and are listed while the firm is elsewhere", async () => {
    const chelsea = "areas/chelsea.json";
    const files = (lines: readonly { file: string }[]) => lines.map(({ file }) => file);
    expect(files(linesOf(await leftAfter()))).not.toContain(chelsea);
    const lines = linesOf(await leftAfter(moved));
    expect(lines.filter(({ file }) => file === chelsea)).toMatchObject([
      {
        says: expect.stringMatching(/^Areas › Chelsea is the demonstration's \(Short name, Name, \w+ and/),
      },
    ]);
    expect(files(lines)).toContain("additional-areas.json");
    expect(lines.filter(({ file }) => file === "postcode-check.json")).toHaveLength(1);
  });

  it("the old town's name is found in any text while the firm is elsewhere, and the old firm's always", async () => {
    const words = set("pages/home.json", "hero.badge", "Tilers for all of LONDON’s homes");
    const badge = (lines: readonly { field: string; says: string }[]) =>
      lines.filter(({ field }) => field === "hero.badge").map(({ says }) => says);
    expect(badge(linesOf(await leftAfter(words)))).toEqual([]);
    expect(badge(linesOf(await leftAfter(words, moved)))).toEqual([
      expect.stringMatching(/ › Badge names London: “Tilers for all of LONDON’s homes”$/),
    ]);
    const firm = set("pages/home.json", "hero.badge", "Ask O'Brien & Söhne");
    expect(badge(linesOf(await leftAfter(firm, moved)))).toHaveLength(1);
    const alike = set("company.json", "name", "O'Brien & Söhne of Leeds");
    expect(badge(linesOf(await leftAfter(firm, moved, alike)))).toEqual([]);
    expect(badge(linesOf(await leftAfter(firm)))).toHaveLength(1);
    const londoner = set("pages/home.json", "hero.badge", "Londonderry");
    expect(badge(linesOf(await leftAfter(londoner, moved)))).toEqual([]);
  });

  it("the old trade's words are found in any text of a firm of which no service has them", async () => {
    const badge = set("pages/home.json", "hero.badge", "A tiled room in a week");
    const boilers: Edit = (files) => [
      ...files.filter(({ path }) => !path.startsWith("services/")),
      {
        path: "services/boilers.json",
        text: JSON.stringify({ title: "Boilers", description: "We mend them." }),
      },
    ];
    const fields = (lines: readonly { field: string }[]) => lines.map(({ field }) => field);
    expect(fields(linesOf(await leftAfter(badge)))).not.toContain("hero.badge");
    expect(fields(linesOf(await leftAfter(badge, boilers)))).toContain("hero.badge");
  });

  it("the planner's page is not listed while no tile brings it onto the site", async () => {
    const title = set("pages/plan-your-tiles.json", "headline", "O'Brien & Söhne plan it");
    const noTiles: Edit = (files) => files.filter(({ path }) => !path.startsWith("tiles/"));
    const planner = (lines: readonly { file: string }[]) =>
      lines.filter(({ file }) => file === "pages/plan-your-tiles.json");
    expect(planner(linesOf(await leftAfter(title)))).not.toEqual([]);
    expect(planner(linesOf(await leftAfter(title, noTiles)))).toEqual([]);
  });

  it("and nothing is found in a site that has no demonstration", async () => {
    const files = (await leftAfter(moved)).filter(({ path }) => path !== "demonstration.json");
    expect(linesOf(files)).toEqual([]);
  });
});

/** A file of the fixture with one of its fields alone. */
async function parsedOf(path: string, field: string): Promise<ParsedFile> {
  const file = (await publishedFiles()).find((one) => one.path === path);
  const { parsed } = file ? parseContentFile(file) : {};
  if (!parsed) throw new Error(`There is no ${path}`);
  return { ...parsed, content: { [field]: Object(parsed.content)[field] } };
}
