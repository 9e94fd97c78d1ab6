import { readFileSync } from "node:fs";
import { brokenPage, pageAt, readBuiltPages } from "./built-site";
import { areaFaults } from "./checks/area";
import { headFaults, sharedHeads } from "./checks/heads";

const website = "https://londontiling.example";
const pages = readBuiltPages();

describe("The heads of all pages", () => {
  it("say what search engines and messengers need, without a fault", () => {
    const faults = pages.flatMap((page) => headFaults(page, website).map((fault) => `${page.path} ${fault}`));
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
      /(rel="canonical" href="[^"]*)\/chelsea/,
      "$1/mayfair",
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
      /(property="og:url" content="[^"]*)chelsea/,
      "$1mayfair",
      /og:url/,
    ],
    ["shares a picture of another size", /(property="og:image:width" content=")1200/, "$1600", /'600'/],
    [
      "shows Twitter another picture",
      /(name="twitter:image" content=")[^"]*/,
      "$1/other.jpg",
      /twitter:image/,
    ],
    ["asks for a small card", "summary_large_image", "summary", /twitter:card/],
    ["has a tag twice", "<title", '<meta name="description" content="Again"/><title', /not one.*description/],
  ])("%s", (_what, from, to, fault) => {
    expect(headFaults(brokenPage(pages, "/areas/chelsea", from, to), website).join()).toMatch(fault);
  });

  it("has the title and the description of another page", () => {
    const twin = { ...pageAt(pages, "/areas/chelsea"), path: "/areas/twin" };
    expect(sharedHeads([...pages, twin]).join()).toMatch(/title.*description/s);
  });
});

const areaOf = (path: string) => JSON.parse(readFileSync(`data${path}.json`, "utf8"));

describe("Every area page", () => {
  it("tells maps of its own place, in its tags and in its data", () => {
    const areas = pages.filter(({ path }) => path.startsWith("/areas/"));
    expect(areas.length).toBeGreaterThanOrEqual(30);
    expect(areas.flatMap((page) => areaFaults(page, areaOf(page.path)))).toEqual([]);
  });

  it.each([
    ["serves another postcode", '"name":"SW10"', '"name":"SW1"', /serves Chelsea,SW3,SW1 instead/],
    [
      "works less far around",
      '"geoRadius":50000}]',
      '"geoRadius":5000}]',
      /serves 5000 metres around 51\.\d+;-0\.\d+ instead/,
    ],
    [
      "is about another place",
      'content="Chelsea, London"',
      'content="Mayfair, London"',
      /about Mayfair, London/,
    ],
    ["lies elsewhere", /(name="geo.position" content=")[^"]*/, "$151.50735;-0.12776", /51\.50735/],
  ])("is reported if it %s", (_what, from, to, fault) => {
    const page = brokenPage(pages, "/areas/chelsea", from, to);
    expect(areaFaults(page, areaOf("/areas/chelsea")).join()).toMatch(fault);
  });
});
