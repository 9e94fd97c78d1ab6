import { all, set } from "../../../support/fixture-edits";
import {
  area,
  type Broken,
  cafe,
  company,
  errorsAfter,
  expectRefused,
  family,
  floor,
  home,
  question,
  review,
  wrong,
} from "./broken-content";

const policy = "pages/privacy-policy.json";

/** The rules of single fields are in tests/unit/content/fields, their sentences in tests/unit/content/reading. */
const shapes: Broken[] = [
  wrong("a word in the place of a list", floor, "features", "Level", /^a list/),
  wrong("a text in the place of a number", area, "latitude", "51.5", /^a number/),
  wrong("half a place in an order", question, "order", 2.5, /^a whole number/),
  wrong("a project at no place", cafe, "area", undefined, /^chosen/),
  wrong("a project at two places", cafe, "otherPlace", "Hackney", /^left empty/),
  wrong("a review of which nobody says how it arrived", review, "url", undefined, /^given/),
  wrong("a word of no choice", cafe, "kind", "drawing", /^one of these: visualisation/),
  ...["portfolio", "areas", "admin"].map((slug) =>
    wrong(`a company page at /${slug}`, "pages/company-page.json", "slug", slug, /^an address of its own/),
  ),
  wrong("a region that is none", company, "address.regionCode", "GB-XX", /^GB-/),
  ...["https://192.168.0.1", "https://10.0.0.256", "https://0x7f.0x1", "https://tiles.1"].map((website) =>
    wrong(`an address that is no domain: ${website}`, company, "website", website, /by its domain/),
  ),
  {
    what: "a main colour on which white words cannot be read",
    edit: set(company, "brand", { colour: "#ff7a00" }),
    file: company,
    field: "brand.colour",
    says: /^a darker colour/,
  },
  wrong("a colour in words", company, "brand.accent", "brass", /#0f3d33/),
  wrong("a year of two figures", policy, "updated", "0026-12-24", /^a day that exists, from 2000/),
  wrong("a day in a far future", policy, "updated", "2206-12-24", /to ten years from now/),
];

const texts: Broken[] = [
  wrong("a placeholder that nothing fills", home, "hero.badge", "{fone}", /known facts/),
  wrong("a tag", home, "hero.badge", "Call <b>now", /^plain words/),
  wrong("an entity", home, "hero.badge", "Tiles &amp; stone", /^plain words/),
  wrong("Markdown", home, "hero.badge", "Call **now**", /^plain words/),
  wrong("a link in Markdown", home, "hero.badge", "[Call](tel)", /^plain words/),
  wrong("a byte that is not UTF-8", home, "hero.badge", "Caf\ufffd", /character U\+FFFD/),
  wrong("a shared headline without its place", "pages/area.json", "headline", "Tilers", /\{area\}/),
  {
    what: "a project of visualisations that says nothing of its kind, and so claims photographs",
    edit: all(
      set(cafe, "kind", undefined),
      ...[0, 1, 2].map((index) => set(cafe, `pictures.${index}.kind`, "visualisation")),
    ),
    file: cafe,
    field: "kind",
    says: /every picture is marked as one/,
  },
];

const facts: Broken[] = [
  wrong("a company that closes before it opens", company, "openingHours.1.closes", "06:00", /^later than/),
  wrong(
    "other hours that end before they begin",
    company,
    "otherHours.0.to",
    "2031-12-23",
    /^the first day, or a later one/,
  ),
  wrong("other hours without their end", company, "otherHours.1.closes", undefined, /^later than/),
  wrong("a notice that ends before it begins", company, "notices.0.to", "2031-11-30", /^the first day/),
  wrong("steps without a title", floor, "process.title", undefined, /Fill in/),
  wrong("a title without steps", floor, "process.steps", undefined, /Fill in/),
  wrong(
    "one picture twice in a project",
    cafe,
    "pictures.2.image",
    "../images/projects/cafe-backsplash/room.jpg",
    /^a picture that is not shown before/,
  ),
  wrong(
    "a comparison of a picture with itself",
    family,
    "beforeAndAfter.after.image",
    "../images/projects/family-bathroom-refurbishment/before.jpg",
    /^a picture that is not shown before/,
  ),
  wrong("a review without its writer's consent", review, "consent", false, /^ticked/),
  wrong("a review that stands nowhere", review, "url", "Google", /whole address of a/),
];

describe("A file", () => {
  expectRefused([...shapes, ...texts, ...facts]);
});

describe("Of two entries that cannot both be true, both are named", () => {
  it.each([
    [
      "otherHours",
      [
        { from: "2026-12-24", to: "2027-01-03" },
        { from: "2027-01-01", to: "2027-01-01" },
      ],
      "24 December 2026 to 3 January 2027 and 1 January 2027 overlap: correct one of the two, or remove it.",
    ],
    [
      "openingHours",
      [
        { days: ["Monday"], opens: "08:00", closes: "17:00" },
        { days: ["Tuesday", "Monday"], opens: "09:00", closes: "12:00" },
      ],
      "Monday, 08:00 to 17:00 and 09:00 to 12:00 overlap",
    ],
  ])("%s", async (field, value, says) => {
    expect(await errorsAfter(set(company, field, value))).toEqual([
      expect.objectContaining({ field: `${field}.1`, message: expect.stringContaining(says) }),
    ]);
  });
});

it("Hours after a break may begin when the earlier ones end", async () => {
  const days = ["Monday"];
  const hours = [
    { days, opens: "08:00", closes: "12:00" },
    { days, opens: "12:00", closes: "17:00" },
  ];
  expect(await errorsAfter(set(company, "openingHours", hours))).toEqual([]);
});
