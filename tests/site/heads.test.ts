import { pagePaths } from "../../src/routes/page-paths";
import { areas, company, first } from "../published/published-content";
import { brokenPage, pageAt, readBuiltPages } from "./built-site";
import { areaFaults } from "./checks/area";
import { headFaults, sharedHeads } from "./checks/heads";

const pages = readBuiltPages();

/** The page to damage, and another one. */
const area = first(areas);
const path = pagePaths.area(area.slug);
const elsewhere = `/areas/not-${area.slug}`;

describe("The heads of all pages", () => {
  it("say what search engines and messengers need, without a fault", () => {
    const faults = pages.flatMap((page) => headFaults(page, company).map((fault) => `${page.path} ${fault}`));
    expect(faults).toEqual([]);
  });

  it("share no title, description or canonical address", () => {
    expect(sharedHeads(pages)).toEqual([]);
  });
});

describe("A head is reported if it", () => {
  it.each([
    ["has too long a title", /<title[^>]*>/, `$&${"Tiles ".repeat(10)}`, /has a title of/],
    [
      "has too short a description",
      /(name="description" content=")[^"]*/,
      "$1Tiles.",
      /description of 6 characters/,
    ],
    [
      "names another canonical address",
      /(rel="canonical" href=")[^"]*/,
      `$1${company.website}${elsewhere}`,
      /as canonical/,
    ],
    ["keeps search engines away", "<title", '<meta name="robots" content="noindex"/><title', /robots/],
    ["is in another language", 'lang="en-GB"', 'lang="en-US"', /British English/],
    ["has no exact place", /(name="geo.position" content=")[^"]*/, "$151.5;-0.1", /no exact place/],
    ["gives maps two places", /(name="ICBM" content=")[^"]*/, "$151.50000, -0.10000", /ICBM/],
    ["has no words for its picture", 'property="og:image:alt"', 'property="og:alt"', /og:image:alt/],
    ["shares another title than its own", /(property="og:title" content=")/, "$1Cheap: ", /og:title/],
    [
      "shares the address of another page",
      /(property="og:url" content=")[^"]*/,
      `$1${company.website}${elsewhere}`,
      /og:url/,
    ],
    ["shares a picture of another size", /(property="og:image:width" content=")1200/, "$1600", /'600'/],
    ["asks for a small card", "summary_large_image", "summary", /twitter:card/],
    ["has a tag twice", "<title", '<meta name="description" content="Again"/><title', /not one.*description/],
  ])("%s", (_what, from, to, fault) => {
    expect(headFaults(brokenPage(pages, path, from, to), company).join()).toMatch(fault);
  });

  it("has the title and the description of another page", () => {
    const twin = { ...pageAt(pages, path), path: elsewhere };
    expect(sharedHeads([...pages, twin]).join()).toMatch(/title.*description/s);
  });
});

describe("Every area page", () => {
  it("tells maps of its own place, in its tags and in its data", () => {
    const faults = areas.flatMap((shown) =>
      areaFaults(pageAt(pages, pagePaths.area(shown.slug)), shown, company),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    [
      "serves another postcode",
      `"name":"${first(area.postcodes)}"`,
      '"name":"ZZ9"',
      /serves .*,ZZ9.* instead/,
    ],
    [
      "works less far around",
      /"geoRadius":\d+\}\]/,
      '"geoRadius":7}]',
      /serves 7 metres around 51\.\d+;-0\.\d+ instead/,
    ],
    [
      "is about another place",
      /(name="geo.placename" content=")[^"]*/,
      "$1Nowhere, London",
      /about Nowhere, London/,
    ],
    ["lies elsewhere", /(name="geo.position" content=")[^"]*/, "$151.50735;-0.12776", /51\.50735/],
  ])("is reported if it %s", (_what, from, to, fault) => {
    const page = brokenPage(pages, path, from, to);
    expect(areaFaults(page, area, company).join()).toMatch(fault);
  });
});
