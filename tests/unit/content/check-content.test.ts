import { fixture } from "../../support/fixture";
import { add, all, type Edit, remove, rewrite, set } from "../../support/fixture-edits";
import { leastContent } from "../../support/least-content";
import {
  area,
  type Broken,
  cafe,
  company,
  errorsAfter,
  expectRefused,
  floor,
  redirects,
  wrong,
} from "./rules/broken-content";

/** Leaves out every optional field and row, except one of two if one is needed, and the claims that texts name. */
const asThinAsIsAllowed = all(
  leastContent(),
  set(company, "claims", Object(fixture(company)).claims),
  ...["adaeze", "grace", "ines", "tom", "tom-2"].map((name) =>
    set(`reviews/${name}.json`, "sentBy", "By letter"),
  ),
);

const whole = "services/bathroom-refurbishment.json";

/** Replaces all redirects by one. */
const leads = (from: string, to: string) => set(redirects, "redirects", [{ from, to }]);

const redirect = (
  what: string,
  from: string,
  to: string,
  says: RegExp,
  end: "from" | "to" = "from",
): Broken => ({
  what: `${what}: ${from}`,
  edit: leads(from, to),
  file: redirects,
  field: `redirects.0.${end}`,
  says,
});

const relations: Broken[] = [
  wrong("a slug twice", cafe, "slug", "family-bathroom-refurbishment", /name the file/),
  wrong("a place in a list twice", floor, "order", 2, /^different from/),
  {
    what: "a search title twice, on pages of two kinds",
    edit: all(set(area, "seoTitle", "One title"), set(cafe, "seoTitle", "ONE title")),
    file: cafe,
    field: "seoTitle",
    says: /Areas › Chelsea/,
  },
  {
    what: "two services of one title, and so of one search title",
    edit: all(
      set(floor, "seoTitle", undefined),
      set(floor, "title", "One"),
      set(whole, "seoTitle", undefined),
      set(whole, "title", "one"),
    ),
    file: floor,
    field: "seoTitle",
    says: /^different from that of Services › one\b/,
  },
  wrong("an area that is not there", "pages/company-page.json", "areas.0", "atlantis", /no area atlantis/),
  wrong("an area in the place of a service", cafe, "service", "chelsea", /no service chelsea/),
  wrong("a project that is not there", area, "project", "palace", /no project palace/),
  wrong("a notice that leads nowhere", company, "notices.0.link.to", "/portfolio/gone", /existing page/),
  redirect("a redirect to nowhere", "/areas/old", "/areas/gone", /existing page/, "to"),
  redirect("a redirect to itself", "/old", "/old", /leads on to another/, "to"),
  redirect("a redirect to the page not found", "/old", "/404", /existing page/, "to"),
  redirect("a redirect that hides a page", "/areas/chelsea", "/portfolio", /^an address/),
  ...["/areas/chelsea.html", "/areas/chelsea/index.html", "/Index.html", "/Areas/Chelsea"].map((from) =>
    redirect("a redirect that hides the file of a page", from, "/portfolio", /^an address without a page/),
  ),
  redirect("a redirect from an address with a query", "/index.php?page=2", "/portfolio", /without \?/),
  ...["/admin/", "/admin/x", "/Admin", "/404", "/404.html", "/_headers", "/page-data/x", "/static/x"].map(
    (from) =>
      redirect("a redirect from an address that the site or its host keeps", from, "/", /keeps for itself/),
  ),
  {
    what: "a redirect that leads on to another",
    edit: set(redirects, "redirects", [
      { from: "/areas/older", to: "/areas/old" },
      { from: "/areas/old", to: "/areas/chelsea" },
    ]),
    file: redirects,
    field: "redirects.0.to",
    says: /leads on to another/,
  },
  {
    what: "an old address twice",
    edit: set(redirects, "redirects", [
      { from: "/areas/old", to: "/areas/chelsea" },
      { from: "/areas/old", to: "/portfolio" },
    ]),
    file: redirects,
    field: "redirects.1.from",
    says: "an address that is listed once",
  },
  {
    what: "a file of no content type",
    edit: add("notes.json", {}),
    file: "notes.json",
    says: /^This file belongs to no content type/,
  },
  {
    what: "a file that is gone",
    edit: remove("pages/layout.json"),
    file: "pages/layout.json",
    says: /^This part/,
  },
  {
    what: "a file that is no JSON",
    edit: rewrite(area, () => "{"),
    file: area,
    says: /^This is not valid JSON/,
  },
];

describe("The content", () => {
  it("has no errors before it is broken", async () => {
    expect(await errorsAfter()).toEqual([]);
  });

  expectRefused(relations);
});

describe("The content check accepts", () => {
  it.each<readonly [what: string, edit: Edit]>([
    ["another company name", set(company, "name", "O'Brien & Söhne Ltd")],
    ["one number for everything", set(company, "landline", "+447700900456")],
    ["an area renamed", set("areas/fulham.json", "name", "Fulham & Parsons Green")],
    ["a service without steps", set(floor, "process", undefined)],
    [
      "a project without a comparison",
      set("projects/family-bathroom-refurbishment.json", "beforeAndAfter", undefined),
    ],
    ["only one project", remove(cafe)],
    ["every optional field left out", asThinAsIsAllowed],
    ["a photograph of a job", all(set(cafe, "kind", "photograph"), set(cafe, "title", "We tiled a café"))],
    [
      "a break in the day",
      set(company, "openingHours.1", { days: ["Monday"], opens: "19:00", closes: "20:00" }),
    ],
    [
      "no reviews, people or certificates",
      all(remove("reviews/"), remove("people/"), remove("certificates/")),
    ],
    [
      "no cutaways, questions or price examples",
      all(remove("cutaways/"), remove("faqs/"), remove("price-examples/")),
    ],
    ["two projects of one title", set(cafe, "title", "A brown bathroom turns to stone")],
    ["a redirect from an address with blanks, accents and any ending", leads("/Über uns.jsp", "/")],
    ["two reviews by people of one name", set("reviews/ines.json", "firstName", "Tom")],
    ["other hours for a single day", set(company, "otherHours.1.to", "2032-03-08")],
    ["a notice that leads to a part of a page", set(company, "notices.0.link.to", "/#contact")],
    ["a redirect to a page that there is", leads("/areas/old", "/areas/chelsea")],
    ["a redirect from an earlier site's address to the home page", leads("/About_us/index.php", "/")],
    ["a redirect from an earlier site's address in capitals", leads("/Default.ASPX", "/")],
    [
      "a redirect from an address that only begins like one of the site's own",
      leads("/static-caravans", "/"),
    ],
  ])("%s", async (_what, edit) => {
    expect(await errorsAfter(edit)).toEqual([]);
  });
});

describe("An entry that other entries name", () => {
  it("is reported as missing in each of them once its file is removed", async () => {
    const errors = await errorsAfter(remove(floor));
    expect(errors.map(({ file, field }) => `${file} ${field}`)).toEqual([
      "cutaways/heated-floor.json services.0",
      "pages/home.json services.cards.1",
      "reviews/tom.json service",
      "tiles/limestone.json services.0",
      "tiles/quarry.json services.0",
    ]);
  });

  it("is not reported as missing while its file exists but is not valid JSON", async () => {
    const errors = await errorsAfter(rewrite(area, (text) => text.slice(0, -20)));
    expect(errors.map(({ file }) => file)).toEqual([area]);
  });
});

describe("Many errors", () => {
  it("hold one for each page without a search title, not one more because both have none", async () => {
    const pages = ["pages/home.json", "pages/portfolio.json"];
    const errors = await errorsAfter(...pages.map((page) => set(page, "seoTitle", undefined)));
    expect(errors.map(({ file }) => file)).toEqual(pages);
  });

  it("are all reported at once, with their place in the editor", async () => {
    const errors = await errorsAfter(
      set(floor, "process.title", undefined),
      set(floor, "order", "first"),
      set(cafe, "title", "Counter in a café"),
      set(cafe, "area", "atlantis"),
      set(cafe, "kind", "drawing"),
      rewrite(company, () => "{"),
    );
    expect(errors.map(({ location, field }) => `${location}: ${field}`).sort()).toEqual([
      "Company › Company details: ",
      "Portfolio › Counter in a café: area",
      "Portfolio › Counter in a café: kind",
      "Services › Stone & Porcelain Floors: order",
      "Services › Stone & Porcelain Floors: process.title",
    ]);
  });
});
