/** @jest-environment node */
import { checkContent } from "../../src/content/check-content";
import { add, all, type Edit, publishedFiles, remove, rewrite, set } from "./content-folder";
import { ordinaryEdits } from "./edits/ordinary-edits";
import { goodPictures } from "./valid-content";

const area = "areas/chelsea.json";
const cafe = "projects/cafe-backsplash.json";
const company = "company.json";
const family = "projects/family-bathroom-refurbishment.json";
const floor = "services/floor-tiling.json";
const home = "pages/home.json";
const review = "reviews/tom.json";
const question = "faqs/insured-and-guaranteed.json";
const redirects = "redirects.json";

const errorsAfter = async (...edits: Edit[]) => checkContent(await publishedFiles(...edits), goodPictures);

/** Leads from one address to another, in the place of the redirects that there are. */
const leads = (from: string, to: string) => set(redirects, "redirects", [{ from, to }]);

/** What was done, by which edit, in which file and field it is told, and what is expected there. */
type Broken = [what: string, edit: Edit, file: string, field: string | undefined, expected: RegExp | string];

const shapes: Broken[] = [
  ["a word in the place of a list", set(floor, "features", "Level"), floor, "features", /^a list/],
  ["a number in the place of a text", set(area, "borough", 7), area, "borough", /^a text/],
  ["a text in the place of a number", set(area, "latitude", "51.5"), area, "latitude", /^a number/],
  ["half a place in an order", set(question, "order", 2.5), question, "order", /^a whole number/],
  ["a group in the place of nothing", set(home, "hero", null), home, "hero", /^a group/],
  ["a field that is left out", set(floor, "icon", undefined), floor, "icon", /^one of/],
  [
    "a field that nobody knows",
    set(home, "hero.colour", "green"),
    home,
    "hero.colour",
    /fields that the site/,
  ],
  ["a list that is too short", set(floor, "features", ["Flat"]), floor, "features", "at least 2 entries"],
  [
    "a text that is too short",
    set(area, "seoDescription", "Tilers."),
    area,
    "seoDescription",
    /^at least 70/,
  ],
  ["a text that is too long", set(cafe, "title", "x".repeat(61)), cafe, "title", "at most 60 characters"],
  ["a word of no choice", set(cafe, "type", "Industrial"), cafe, "type", /^one of: Commercial/],
  ["a space at an end", set(cafe, "title", "A counter "), cafe, "title", /begins nor ends with a space/],
  ["a slug with capitals", set(cafe, "slug", "Cafe"), cafe, "slug", /^lower-case/],
  ["a slug that Windows cannot store", set(cafe, "slug", "con"), cafe, "slug", /^a name that Windows/],
  ["a phone number as people write it", set(company, "phone", "07700 900123"), company, "phone", /^\+44/],
  ["an email address without its end", set(company, "email", "quotes@"), company, "email", /^an email/],
  [
    "an address without https",
    set(company, "website", "http://a.example"),
    company,
    "website",
    /^the site's/,
  ],
  [
    "an address without an ending",
    set(company, "website", "https://tiles"),
    company,
    "website",
    /^the site's/,
  ],
  ["a place outside London", set(area, "latitude", 48.85), area, "latitude", "at least 51.28"],
  [
    "a postcode for a district",
    set(area, "postcodes.0", "SW3 4AB"),
    area,
    "postcodes[0]",
    /^an outward code/,
  ],
  [
    "a picture as phones store it",
    set(cafe, "pictures.0.image", "../a.heic"),
    cafe,
    "pictures[0].image",
    /jpg/,
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
    "a count without its number",
    set("pages/quote-form.json", "remaining", "Some left"),
    "pages/quote-form.json",
    "remaining",
    /\{n\}/,
  ],
  ["a visualisation that claims a job", set(cafe, "title", "We tiled a café"), cafe, "title", /"We tiled"/],
  [
    "a visualisation with a customer",
    set(cafe, "description", `${"x".repeat(40)} our client`),
    cafe,
    "description",
    /"our client"/,
  ],
];

const facts: Broken[] = [
  [
    "a company that closes before it opens",
    set(company, "openingHours.1.closes", "06:00"),
    company,
    "openingHours[1].closes",
    /^a time later/,
  ],
  [
    "a day that is entered twice",
    set(company, "openingHours.1.days.0", "Monday"),
    company,
    "openingHours[1].days[0]",
    /^each day of the week once/,
  ],
  ["steps without a title", set(floor, "processTitle", undefined), floor, "processTitle", /^to be filled in/],
  ["a title without steps", set(floor, "processSteps", undefined), floor, "processSteps", /^to be filled in/],
  [
    "one picture twice in a project",
    set(cafe, "pictures.2.image", "../images/projects/cafe-backsplash/room.jpg"),
    cafe,
    "pictures[2].image",
    /^a picture that is not shown before/,
  ],
  [
    "a comparison of a picture with itself",
    set(family, "beforeAndAfter.after.image", "../images/projects/family-bathroom-refurbishment/before.jpg"),
    family,
    "beforeAndAfter.after.image",
    /^a picture that is not shown before/,
  ],
];

const proof: Broken[] = [
  ["a review without its writer's consent", set(review, "consent", false), review, "consent", /^ticked/],
  ["a review that stands nowhere", set(review, "address", "Google"), review, "address", /whole address of a/],
  [
    "a guarantee that is no PDF",
    set(company, "guaranteeSpecimen", "images/a.docx"),
    company,
    "guaranteeSpecimen",
    /\.pdf file/,
  ],
];

const relations: Broken[] = [
  [
    "a slug twice",
    set(cafe, "slug", "family-bathroom-refurbishment"),
    family,
    "slug",
    /data\/projects\/cafe/,
  ],
  ["a place in a list twice", set(floor, "order", 2), floor, "order", /^a value that no other file has/],
  ["a title twice, in capitals", set(floor, "title", "WHOLE BATHROOMS"), floor, "title", /^a value that no/],
  [
    "a search title twice, on pages of two kinds",
    all(set(area, "seoTitle", "One title"), set(cafe, "seoTitle", "One title")),
    cafe,
    "seoTitle",
    /data\/areas\/chelsea/,
  ],
  [
    "an area that is not there",
    set(area, "neighbours.0", "atlantis"),
    area,
    "neighbours[0]",
    /existing area/,
  ],
  ["a service that is not there", set(cafe, "service", "roofing"), cafe, "service", /existing service/],
  ["a project that is not there", set(area, "project", "palace"), area, "project", /existing project/],
  [
    "an area that is its own neighbour",
    set(area, "neighbours.0", "chelsea"),
    area,
    "neighbours[0]",
    /^another/,
  ],
  ["a redirect to nowhere", leads("/areas/old", "/areas/gone"), redirects, "redirects[0].to", /there is$/],
  [
    "a redirect that hides a page",
    leads("/areas/chelsea", "/portfolio"),
    redirects,
    "redirects[0].from",
    /^an address/,
  ],
  [
    "an old address twice",
    set(redirects, "redirects", [
      { from: "/areas/old", to: "/areas/chelsea" },
      { from: "/areas/old", to: "/portfolio" },
    ]),
    redirects,
    "redirects[1].from",
    "an address that is listed once",
  ],
  ["a file of no content type", add("notes.json", {}), "notes.json", undefined, /^one of: company\.json/],
  ["a file that is gone", remove("pages/layout.json"), "pages/layout.json", undefined, /^this part/],
  ["a folder that is gone", remove("faqs/"), "faqs/", undefined, /^this part/],
  ["a file that is no JSON", rewrite(area, () => "{"), area, undefined, "valid JSON"],
];

describe("The content", () => {
  it("has no errors before it is broken", async () => {
    expect(await errorsAfter()).toEqual([]);
  });

  it.each([...shapes, ...texts, ...facts, ...proof, ...relations])(
    "is refused with %s",
    async (...[, edit, file, field, expected]) => {
      const errors = await errorsAfter(edit);
      expect(errors.map((error) => [error.file, error.field])).toEqual([[file, field]]);
      expect(errors[0]?.expected).toEqual(expect.stringMatching(expected));
      expect(errors[0]?.remedy).toMatch(/\.$/);
    },
  );
});

describe("What is no error", () => {
  it.each<readonly [what: string, edit: Edit]>([
    ...ordinaryEdits,
    ["a photograph of a job", all(set(cafe, "kind", "photograph"), set(cafe, "title", "We tiled a café"))],
    [
      "a break in the day",
      set(company, "openingHours.1", { days: ["Monday"], opens: "19:00", closes: "20:00" }),
    ],
    [
      "a service without steps",
      all(set(floor, "processTitle", undefined), set(floor, "processSteps", undefined)),
    ],
    ["a project with which no area opens, taken away", remove(cafe)],
    [
      "no reviews, people or certificates",
      all(remove("reviews/"), remove("people/"), remove("certificates/")),
    ],
    ["two reviews by people of one name", set("reviews/ines.json", "firstName", "Tom")],
    ["a redirect to a page that there is", leads("/areas/old", "/areas/chelsea")],
  ])("%s", async (_what, edit) => {
    expect(await errorsAfter(edit)).toEqual([]);
  });
});

describe("A piece of content that others name", () => {
  it("is missed in each of them once it is gone", async () => {
    const errors = await errorsAfter(remove(floor));
    expect(errors.map(({ file, field }) => `${file} ${field}`)).toEqual([
      "cutaways/heated-floor.json services[0]",
      "pages/home.json services.cards[1]",
      "reviews/tom.json service",
      "tiles/limestone.json services[0]",
      "tiles/quarry.json services[0]",
    ]);
  });

  it("is not missed while only its file cannot be read", async () => {
    const errors = await errorsAfter(rewrite(area, (text) => text.slice(0, -20)));
    expect(errors.map(({ file }) => file)).toEqual([area]);
  });
});

describe("Many errors", () => {
  it("are told at once, with their place in the editor", async () => {
    const errors = await errorsAfter(
      set(floor, "processTitle", undefined),
      set(floor, "order", "first"),
      set(cafe, "title", "We tiled a café"),
      set(cafe, "area", "atlantis"),
      set(cafe, "type", "Industrial"),
      rewrite(company, () => "{"),
    );
    expect(errors.map(({ editor, field }) => `${editor}: ${field}`).sort()).toEqual([
      "Company › Company details: undefined",
      "Portfolio › We tiled a café: area",
      "Portfolio › We tiled a café: title",
      "Portfolio › We tiled a café: type",
      "Services › Stone & Porcelain Floors: order",
      "Services › Stone & Porcelain Floors: processTitle",
    ]);
  });
});
