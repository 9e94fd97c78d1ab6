/** @jest-environment node */
import { all, set } from "../content-folder";
import {
  area,
  type Broken,
  cafe,
  company,
  errorsAfter,
  expectRefused,
  floor,
  home,
  question,
  review,
} from "./broken-content";

const shapes: Broken[] = [
  ["a word in the place of a list", set(floor, "features", "Level"), floor, "features", /^a list/],
  ["a number in the place of a text", set(area, "borough", 7), area, "borough", /^a text/],
  ["a text in the place of a number", set(area, "latitude", "51.5"), area, "latitude", /^a number/],
  ["half a place in an order", set(question, "order", 2.5), question, "order", /^a whole number/],
  ["a group in the place of nothing", set(home, "hero", null), home, "hero", /is empty/],
  ["a field that is left out", set(floor, "title", undefined), floor, "title", /is empty/],
  ["a field that nobody knows", set(home, "hero.colour", "green"), home, "hero.colour", /is no field here/],
  [
    "a list that is too short",
    set(floor, "features", ["Flat"]),
    floor,
    "features",
    /1 entry; the least is 2/,
  ],
  [
    "a text that is too short",
    set(area, "seoDescription", "Tilers."),
    area,
    "seoDescription",
    /the least is 70/,
  ],
  [
    "a text that is too long",
    set(cafe, "title", "x".repeat(61)),
    cafe,
    "title",
    /61 characters; the most is 60/,
  ],
  ["a project at no place", set(cafe, "area", undefined), cafe, "area", /^chosen/],
  ["a project at two places", set(cafe, "district", "Hackney"), cafe, "district", /^left empty/],
  [
    "a review of which nobody says how it came",
    set(review, "address", undefined),
    review,
    "address",
    /^written/,
  ],
  ["a word of no choice", set(cafe, "kind", "drawing"), cafe, "kind", /^one of these: visualisation/],
  ["a space at an end", set(cafe, "title", "A counter "), cafe, "title", /begins nor ends with a space/],
  ["a slug with capitals", set(cafe, "slug", "Cafe"), cafe, "slug", /^lower-case/],
  ["a slug that servers take for a folder", set(cafe, "slug", "index"), cafe, "slug", /^another word/],
  ...["portfolio", "areas", "admin"].map(
    (slug): Broken => [
      `a company page at /${slug}, where something else is`,
      set("pages/company-page.json", "slug", slug),
      "pages/company-page.json",
      "slug",
      /^an address of its own/,
    ],
  ),
  ["a phone number as people write it", set(company, "phone", "07700 900123"), company, "phone", /^\+44/],
  [
    "a region that is none",
    set(company, "address.regionCode", "GB-XX"),
    company,
    "address.regionCode",
    /^GB-/,
  ],
  ["an email address without its end", set(company, "email", "quotes@"), company, "email", /^an email/],
  [
    "an address without https",
    set(company, "website", "http://a.example"),
    company,
    "website",
    /^the site's/,
  ],
  ...["https://192.168.0.1", "https://10.0.0.256", "https://0x7f.0x1", "https://tiles.1"].map(
    (website): Broken => [
      `an address that is no domain: ${website}`,
      set(company, "website", website),
      company,
      "website",
      /by its domain/,
    ],
  ),
  ["a place outside the country", set(area, "latitude", 0.13), area, "latitude", /the least is 49/],
  [
    "a main colour on which white words cannot be read",
    set(company, "brand", { colour: "#ff7a00" }),
    company,
    "brand.colour",
    /^a darker colour/,
  ],
  ["a colour in words", set(company, "brand", { accent: "brass" }), company, "brand.accent", /#0f3d33/],
  ["a postcode for a district", set(area, "postcodes.0", "SW3 4AB"), area, "postcodes.0", /^an outward code/],
  [
    "a picture as phones store it",
    set(cafe, "pictures.0.image", "../a.heic"),
    cafe,
    "pictures.0.image",
    /jpg/,
  ],
  [
    "a year of two figures, as browsers store it",
    set("pages/privacy-policy.json", "updated", "0026-12-24"),
    "pages/privacy-policy.json",
    "updated",
    /^a day that exists, from 2000/,
  ],
  [
    "a day in a far future",
    set("pages/privacy-policy.json", "updated", "2206-12-24"),
    "pages/privacy-policy.json",
    "updated",
    /to ten years from now/,
  ],
  [
    "a day that is none",
    set("pages/privacy-policy.json", "updated", "2026-02-30"),
    "pages/privacy-policy.json",
    "updated",
    /^a day that exists/,
  ],
];

const texts: Broken[] = [
  [
    "a placeholder that nothing fills",
    set(home, "hero.badge", "{fone}"),
    home,
    "hero.badge",
    /known placeholders/,
  ],
  ["a stray brace", set(home, "hero.badge", "Call {phone"), home, "hero.badge", /known placeholders/],
  ["a brace where nothing is filled in", set(cafe, "title", "{phone}"), cafe, "title", /^text without \{/],
  ["a tag", set(home, "hero.badge", "Call <b>now"), home, "hero.badge", /HTML.*instead of "<b>"/],
  ["an entity", set(home, "hero.badge", "Tiles &amp; stone"), home, "hero.badge", /HTML.*"&amp;"/],
  ["Markdown", set(home, "hero.badge", "Call **now**"), home, "hero.badge", /Markdown/],
  ["a link in Markdown", set(home, "hero.badge", "[Call](tel)"), home, "hero.badge", /Markdown/],
  ["a placeholder in other marks", set(home, "hero.badge", "%phone%"), home, "hero.badge", /in braces/],
  ["words that are not finished", set(home, "hero.badge", "TODO: call"), home, "hero.badge", /^finished/],
  [
    "a shared headline without its place",
    set("pages/area.json", "headline", "Tilers"),
    "pages/area.json",
    "headline",
    /\{area\}/,
  ],
  [
    "a project of visualisations that says nothing of its kind, and so claims photographs",
    all(
      set(cafe, "kind", undefined),
      ...[0, 1, 2].map((index) => set(cafe, `pictures.${index}.kind`, "visualisation")),
    ),
    cafe,
    "kind",
    /because every picture is one/,
  ],
];

describe("A file", () => {
  expectRefused([...shapes, ...texts]);
});

describe("Of two entries that cannot both be true, both are named", () => {
  const saidAfter = async (field: string, value: unknown) => {
    const [error] = await errorsAfter(set(company, field, value));
    return error?.says;
  };

  it("other hours by their days", async () => {
    const days = [
      { from: "2026-12-24", to: "2027-01-03" },
      { from: "2027-01-01", to: "2027-01-01" },
    ];
    expect(await saidAfter("otherHours", days)).toContain(
      "24 December 2026 to 3 January 2027 and 1 January 2027 overlap: correct one of the two, or remove it.",
    );
  });

  it("opening hours by their times", async () => {
    const hours = [
      { days: ["Monday"], opens: "08:00", closes: "17:00" },
      { days: ["Tuesday", "Monday"], opens: "09:00", closes: "12:00" },
    ];
    expect(await saidAfter("openingHours", hours)).toMatch(
      /Monday, 08:00 to 17:00 and 09:00 to 12:00 overlap/,
    );
  });
});
