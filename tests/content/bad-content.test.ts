/** @jest-environment node */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { checkContent } from "../../src/content/check-content";
import { type ContentError, formatContentErrors } from "../../src/content/content-error";
import { inspectPicture } from "../../src/content/inspect-picture";
import { add, type Edit, publishedFiles, remove, rewrite, set } from "./content-folder";
import { goodPictures, published, today } from "./valid-content";

/** What is wrong after some edits; where the files are on the editing screen is told in editor-place.test.ts. */
const mistakesAfter = async (...edits: Edit[]) =>
  (await checkContent(await publishedFiles(...edits), goodPictures, today)).map(withoutEditor);

function withoutEditor({ editor: _editor, ...error }: ContentError): ContentError {
  return error;
}

const chelsea = "areas/chelsea.json";
const barnes = "areas/barnes.json";
const home = "pages/home.json";
const floor = "services/floor-tiling.json";
const cafe = "projects/cafe-backsplash.json";
const hotel = "projects/hotel-shower-suite.json";
const company = "company.json";

const changeKind = "Change the value to the expected kind.";
const choose = "Choose one of these words.";
const correct = "Correct the value.";
const fewer = "Lower the number of entries or the value.";
const more = "Raise the number of entries or the value.";
const removeField = "Remove this field, or correct its name.";

/** One mistake each: what was done, by which edit, and all that the editor is told. */
type Mistake = [what: string, edit: Edit, error: { [Part in keyof ContentError]: unknown }];

const wrongFields: Mistake[] = [
  [
    "an unknown key",
    set(home, "hero.sticker", "New"),
    {
      file: home,
      field: "hero.sticker",
      label: "Hero › sticker",
      found: '"New" (3 characters)',
      expected: "only fields that the site knows",
      remedy: removeField,
    },
  ],
  [
    "a number where text belongs",
    set(company, "claims.rating", 5),
    {
      file: company,
      field: "claims.rating",
      label: "Claims › Rating",
      found: "5",
      expected: "a text in quotation marks",
      remedy: changeKind,
    },
  ],
  [
    "text where a list belongs",
    set(floor, "keywords", "floor tiling London"),
    {
      file: floor,
      field: "keywords",
      label: "Keywords",
      found: '"floor tiling London" (19 characters)',
      expected: "a list in square brackets",
      remedy: changeKind,
    },
  ],
  [
    "text where a number belongs",
    set(chelsea, "latitude", "51.48749"),
    {
      file: chelsea,
      field: "latitude",
      label: "Latitude",
      found: '"51.48749" (8 characters)',
      expected: "a number without quotation marks",
      remedy: changeKind,
    },
  ],
  [
    "a missing field",
    set(chelsea, "borough", undefined),
    {
      file: chelsea,
      field: "borough",
      label: "Borough",
      found: "nothing",
      expected: "a text in quotation marks, and it may not be left out",
      remedy: "Add this field.",
    },
  ],
  [
    "a missing slug, which other files name",
    set(chelsea, "slug", undefined),
    {
      file: chelsea,
      field: "slug",
      label: "Slug",
      found: "nothing",
      expected: "a text in quotation marks, and it may not be left out",
      remedy: "Add this field.",
    },
  ],
  [
    "a text that is too long",
    set(home, "seoTitle", "x".repeat(61)),
    {
      file: home,
      field: "seoTitle",
      label: "Search title",
      found: `"${"x".repeat(61)}" (61 characters)`,
      expected: "at most 60 characters",
      remedy: "Shorten the text.",
    },
  ],
  [
    "a text that is too short",
    set(chelsea, "homes", "Houses and flats."),
    {
      file: chelsea,
      field: "homes",
      label: "Homes",
      found: '"Houses and flats." (17 characters)',
      expected: "at least 150 characters",
      remedy: "Write more.",
    },
  ],
  [
    "an unknown placeholder",
    set(floor, "benefits.2.description", "Call {telephone} for advice."),
    {
      file: floor,
      field: "benefits[2].description",
      label: "Benefits › 3 › Description",
      found: '"Call {telephone} for advice." (28 characters)',
      expected: expect.stringMatching(/^a known placeholder instead of \{telephone\}: .*\{phone\}/),
      remedy: correct,
    },
  ],
  [
    "a placeholder on a page that does not know it",
    set(home, "hero.badge", "Tiling in {area}"),
    {
      file: home,
      field: "hero.badge",
      label: "Hero › Badge",
      found: '"Tiling in {area}" (16 characters)',
      expected: expect.stringMatching(/^a known placeholder instead of \{area\}: /),
      remedy: correct,
    },
  ],
  [
    "a placeholder in a text that is shown as written",
    set(home, "hero.headline", "Call {phone}"),
    {
      file: home,
      field: "hero.headline",
      label: "Hero › Headline",
      found: '"Call {phone}" (12 characters)',
      expected: "text without { or }: placeholders are not filled in here",
      remedy: correct,
    },
  ],
  [
    "a stray brace",
    set("pages/quote-form.json", "failure.description", "Please call {phone"),
    {
      file: "pages/quote-form.json",
      field: "failure.description",
      label: "Failure › Text",
      found: '"Please call {phone" (18 characters)',
      expected: "every { closed by a }",
      remedy: correct,
    },
  ],
  [
    "a space at the end",
    set(chelsea, "name", "Chelsea "),
    {
      file: chelsea,
      field: "name",
      label: "Name",
      found: '"Chelsea " (8 characters)',
      expected: "text that neither begins nor ends with a space",
      remedy: correct,
    },
  ],
  [
    "a bad postcode",
    set(chelsea, "postcodes.1", "sw10 9AA"),
    {
      file: chelsea,
      field: "postcodes[1]",
      label: "Postcode districts › 2",
      found: '"sw10 9AA" (8 characters)',
      expected: "an outward code in capitals, such as SW3 or EC2A",
      remedy: correct,
    },
  ],
  [
    "a latitude south of London",
    set(chelsea, "latitude", 50.82253),
    {
      file: chelsea,
      field: "latitude",
      label: "Latitude",
      found: "50.82253",
      expected: "at least 51.28",
      remedy: more,
    },
  ],
  [
    "a longitude that lost its minus and its point",
    set(chelsea, "longitude", 16_936),
    {
      file: chelsea,
      field: "longitude",
      label: "Longitude",
      found: "16936",
      expected: "at most 0.34",
      remedy: fewer,
    },
  ],
  [
    "a wrong icon",
    set(home, "hero.stats.1.icon", "calender"),
    {
      file: home,
      field: "hero.stats[1].icon",
      label: "Hero › Stats › 2 › Icon",
      found: '"calender" (8 characters)',
      expected: expect.stringMatching(/^one of: award, bath, calendar, .*whatsapp$/),
      remedy: choose,
    },
  ],
  [
    "an unknown type of project",
    set(cafe, "type", "Business"),
    {
      file: cafe,
      field: "type",
      label: "Type",
      found: '"Business" (8 characters)',
      expected: "one of: Commercial, Heritage, Residential",
      remedy: choose,
    },
  ],
  [
    "an unknown kind of project picture",
    set(cafe, "kind", "photo"),
    {
      file: cafe,
      field: "kind",
      label: "Kind of picture",
      found: '"photo" (5 characters)',
      expected: "one of: visualisation, photograph",
      remedy: choose,
    },
  ],
  [
    "a feature too few",
    set(floor, "features", ["Level", "Dry", "Stiff"]),
    {
      file: floor,
      field: "features",
      label: "Features",
      found: "a list of 3 entries",
      expected: "at least 4 entries",
      remedy: more,
    },
  ],
  [
    "a feature too many",
    set(floor, "features", ["Level", "Dry", "Stiff", "Safe", "Warm"]),
    {
      file: floor,
      field: "features",
      label: "Features",
      found: "a list of 5 entries",
      expected: "at most 4 entries",
      remedy: fewer,
    },
  ],
  [
    "a telephone number as people write it",
    set(company, "phone", "07700 900123"),
    {
      file: company,
      field: "phone",
      label: "Phone",
      found: '"07700 900123" (12 characters)',
      expected: "+44 and nine or ten digits without spaces, such as +447700900123",
      remedy: correct,
    },
  ],
  [
    "an email address without its end",
    set(company, "email", "quotes@"),
    {
      file: company,
      field: "email",
      label: "Email",
      found: '"quotes@" (7 characters)',
      expected: "an email address such as quotes@example.com",
      remedy: correct,
    },
  ],
  [
    "a date as people write it",
    set("pages/privacy-policy.json", "updated", "21 November 2026"),
    {
      file: "pages/privacy-policy.json",
      field: "updated",
      label: "Last changed",
      found: '"21 November 2026" (16 characters)',
      expected: "a day that exists, as year, month and day: 2026-11-21",
      remedy: correct,
    },
  ],
];

const wrongTogether: Mistake[] = [
  [
    "a duplicate slug",
    set(hotel, "slug", "cafe-backsplash"),
    {
      file: hotel,
      field: "slug",
      label: "Slug",
      found: '"cafe-backsplash" (15 characters)',
      expected: `a value that no other file has; data/${cafe} has it already`,
      remedy: "Change it in one of the two files.",
    },
  ],
  [
    "a duplicate search title",
    set(chelsea, "seoTitle", "Bathroom Tiling in Barnes, SW13"),
    {
      file: chelsea,
      field: "seoTitle",
      label: "Search title",
      found: '"Bathroom Tiling in Barnes, SW13" (31 characters)',
      expected: `a value that no other file has; data/${barnes} has it already`,
      remedy: "Change it in one of the two files.",
    },
  ],
  [
    "a reference to an unknown area",
    set(chelsea, "neighbours.0", "atlantis"),
    {
      file: chelsea,
      field: "neighbours[0]",
      label: "Neighbours › 1",
      found: '"atlantis" (8 characters)',
      expected: expect.stringMatching(/^the slug of an existing area: barnes, battersea, .*wimbledon$/),
      remedy: "Choose one of these, or add data/areas/atlantis.json.",
    },
  ],
  [
    "a reference to an unknown service",
    set(cafe, "service", "roofing"),
    {
      file: cafe,
      field: "service",
      label: "Service",
      found: '"roofing" (7 characters)',
      expected: expect.stringMatching(/^the slug of an existing service: .*tile-repairs$/),
      remedy: "Choose one of these, or add data/services/roofing.json.",
    },
  ],
  [
    "an area that is its own neighbour",
    set(chelsea, "neighbours.4", "chelsea"),
    {
      file: chelsea,
      field: "neighbours[4]",
      label: "Neighbours › 5",
      found: '"chelsea" (7 characters)',
      expected: "another area than this one",
      remedy: "Remove it.",
    },
  ],
];

const wrongFiles: Mistake[] = [
  [
    "a comma too many",
    rewrite(chelsea, (text) => text.replace(/"\n\}\s*$/, '",\n}\n')),
    {
      file: chelsea,
      found: expect.stringMatching(/\(line 17, column 1\)$/),
      expected: "valid JSON",
      remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
    },
  ],
  [
    "a quotation mark too few",
    rewrite(chelsea, (text) => text.replace('"name": "Chelsea"', '"name": Chelsea"')),
    {
      file: chelsea,
      found: expect.stringMatching(/^Unexpected token 'C'.*\(line 3, column 11\)$/),
      expected: "valid JSON",
      remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
    },
  ],
  [
    "a missing file",
    remove("pages/not-found.json"),
    {
      file: "pages/not-found.json",
      found: "nothing",
      expected: "this part of the content",
      remedy: "Restore it.",
    },
  ],
  [
    "an empty folder",
    remove("faqs/"),
    { file: "faqs/", found: "nothing", expected: "this part of the content", remedy: "Restore it." },
  ],
  [
    "a stranger file",
    add("pages/blog.json", published("pages/not-found.json")),
    {
      file: "pages/blog.json",
      found: "a file that belongs to no kind of content",
      expected: expect.stringContaining("areas/<slug>.json"),
      remedy: "Move or rename the file, or remove it.",
    },
  ],
  [
    "a file in a folder too deep",
    add("areas/west/ealing.json", published(chelsea)),
    {
      file: "areas/west/ealing.json",
      found: "a file that belongs to no kind of content",
      expected: expect.stringContaining("areas/<slug>.json"),
      remedy: "Move or rename the file, or remove it.",
    },
  ],
  [
    "a file with a list instead of fields",
    set(chelsea, "", ["Chelsea"]),
    {
      file: chelsea,
      found: "a list of 1 entry",
      expected: "a group of fields in braces",
      remedy: changeKind,
    },
  ],
];

describe("The published content", () => {
  it("has no mistakes before it is broken", async () => {
    expect(await mistakesAfter()).toEqual([]);
  });
});

describe.each([
  ["A mistake in a field", wrongFields],
  ["A mistake between files", wrongTogether],
  ["A mistake in a whole file", wrongFiles],
])("%s", (_kind, mistakes) => {
  it.each(mistakes)("is told once, with all that is needed to mend it: %s", async (_what, edit, error) => {
    expect(await mistakesAfter(edit)).toEqual([error]);
  });
});

describe("A mistake in a picture", () => {
  const image = "../images/projects/cafe-backsplash/room.jpg";
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bad-content-"));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const green = (width: number) =>
    sharp({ create: { width, height: 8, channels: 3, background: "#2f5d50" } });

  /** What is said when the café's first picture is the given one, or is not there. */
  async function mistakesWith(picture: Sharp | undefined): Promise<ContentError[]> {
    const file = join(folder, picture ? "room.jpg" : "missing.jpg");
    await picture?.toFile(file);
    const errors = await checkContent(
      await publishedFiles(),
      (path) =>
        path === "images/projects/cafe-backsplash/room.jpg" ? inspectPicture(file) : goodPictures(path),
      today,
    );
    return errors.map(withoutEditor);
  }

  const theField = { file: cafe, field: "pictures[0].image", label: "Pictures › 1 › Image" };

  it("is none where the picture is upright, wide and silent about its place", async () => {
    expect(await mistakesWith(green(1200))).toEqual([]);
  });

  it("is that it is missing", async () => {
    expect(await mistakesWith(undefined)).toEqual([
      {
        ...theField,
        found: `"${image}" (43 characters): no picture at data/images/projects/cafe-backsplash/room.jpg`,
        expected: "a picture file that exists",
        remedy: "Add the file, or correct the path.",
      },
    ]);
  });

  it("is that a camera stored it on its side", async () => {
    expect(await mistakesWith(green(1200).withMetadata({ orientation: 6 }))).toEqual([
      {
        ...theField,
        found: `"${image}" (43 characters): EXIF orientation 6`,
        expected: "a picture that is stored upright",
        remedy: "Rotate it in a picture editor and save it again: the site would crop it.",
      },
    ]);
  });

  it("is that it says where a customer lives", async () => {
    const position = { GPSLatitudeRef: "N", GPSLatitude: "51/1 29/1 15/1" };
    expect(await mistakesWith(green(1200).withExif({ IFD3: position }))).toEqual([
      {
        ...theField,
        found: `"${image}" (43 characters): GPS position`,
        expected: "a picture that does not say where it was taken",
        remedy: "Save it without location data.",
      },
    ]);
  });

  it("is that it is too narrow", async () => {
    expect(await mistakesWith(green(1199))).toEqual([
      {
        ...theField,
        found: `"${image}" (43 characters): 1199 pixels wide`,
        expected: "at least 1200 pixels",
        remedy: "Use a larger original.",
      },
    ]);
  });
});

describe("An area that others name", () => {
  it("is no dangling reference while only its file cannot be read", async () => {
    const errors = await mistakesAfter(rewrite(chelsea, (text) => text.slice(0, -20)));
    expect(errors.map(({ file }) => file)).toEqual([chelsea]);
  });

  it("is missed wherever it is named once its file is gone", async () => {
    const errors = await mistakesAfter(remove(chelsea));
    const places = errors.map(({ file, field }) => `${file} ${field}`);
    expect(places).toContain(`${home} services.premiumAreas[0]`);
    expect(places).toContain(`${home} featuredAreas.areas[0]`);
    expect(places).toContain("pages/london-tiling-company.json areas[0]");
    expect(new Set(errors.map(({ found }) => found))).toEqual(new Set(['"chelsea" (7 characters)']));
  });
});

describe("Several mistakes at once", () => {
  const everything = [
    rewrite(barnes, () => "{"),
    set(chelsea, "postcodes.0", "sw3"),
    set(chelsea, "latitude", 0),
    set(home, "hero.badge", "{telephone} {"),
    set(home, "hero.colour", "green"),
    set(home, "hero.size", "large"),
    set(hotel, "slug", "cafe-backsplash"),
    set(cafe, "service", "roofing"),
    remove("company.json"),
    add("notes.json", {}),
  ];

  it("are all listed", async () => {
    const errors = await mistakesAfter(...everything);
    expect(errors.map(({ file, field }) => (field ? `${file} ${field}` : file)).sort()).toEqual([
      barnes,
      `${chelsea} latitude`,
      `${chelsea} postcodes[0]`,
      company,
      "notes.json",
      `${home} hero.badge`,
      `${home} hero.badge`,
      `${home} hero.colour`,
      `${home} hero.size`,
      `${cafe} service`,
      `${hotel} slug`,
    ]);
  });

  it("are reported file by file", async () => {
    const report = formatContentErrors(await mistakesAfter(...everything));
    expect(report).toMatch(/^The content has 11 mistakes in 7 files:\n/);
    expect(report.match(/^data\/.*$/gm)).toEqual(
      [barnes, chelsea, company, "notes.json", home, cafe, hotel].map((path) => `data/${path}`),
    );
  });

  it("each say what was found, what is expected and what to do", async () => {
    const report = formatContentErrors(await mistakesAfter(...everything));
    for (const part of ["found:   ", "expected:", "to do:   "]) {
      expect(report.match(new RegExp(`^ {4}${part} \\S`, "gm"))).toHaveLength(11);
    }
  });
});
