import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import sharp from "sharp";
import { pagePaths } from "../../src/routes";
import { areas, company, companyPage, faqs, hasPlanner, projects, services } from "../support/built-content";
import { type BuiltPage, brokenPage, pageAt, publicFolder, readBuiltPages } from "../support/built-site";
import { areaFaults } from "./checks/area";
import { headFaults, sharedHeads } from "./checks/heads";
import { hiddenDataFaults } from "./checks/hidden-data";
import { farPages, linkFaults, missingFiles } from "./checks/links";
import { pictureFaults, priorityFaults } from "./checks/pictures";
import { policyFaults } from "./checks/policy";
import { type PictureFile, sharedPicture, socialImageFaults, wordFaults } from "./checks/social-images";
import { structuredDataFaults } from "./checks/structured-data";

const { website } = company;
const pages = readBuiltPages();
const home = pageAt(pages, "/");

const addresses = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).map(
  (file) => `/${file.split(sep).join("/")}`,
);
const files = new Set(addresses);

let shared: ReadonlyMap<string, PictureFile>;
beforeAll(async () => {
  const named = new Set(pages.map((page) => sharedPicture(page).slice(website.length)));
  const pictures = addresses.filter((address) => named.has(address));
  shared = new Map(await Promise.all(pictures.map(describePicture)));
});

async function describePicture(address: string): Promise<[string, PictureFile]> {
  const { format, width = 0, height = 0, size = 0 } = await sharp(join(publicFolder, address)).metadata();
  return [address, { format: `${format}`, width, height, bytes: size }];
}

const areaAt = (path: string) => areas.find(({ slug }) => pagePaths.area(slug) === path);

const checks: Record<string, (page: BuiltPage) => string[] | Promise<string[]>> = {
  "says in its head what search engines and messengers need": (page) => headFaults(page, company),
  "gives maps its own place if it is an area's": (page) => {
    const shown = areaAt(page.path);
    return shown ? areaFaults(page, shown, company) : [];
  },
  "has structured data of the right types and ids, whose references resolve, and no ratings": (page) =>
    structuredDataFaults(page, website, faqs.length),
  "has nothing in its structured data that it does not show": (page) => hiddenDataFaults(page, website),
  "has one strict policy, for exactly its own inline code": policyFaults,
  "links only to pages and anchors that exist, without a slash at the end": (page) => linkFaults(page, pages),
  "asks for no file that is missing": (page) => missingFiles(page, files),
  "asks for the picture on its first screen before all others, and for no other": priorityFaults,
  "has an alternative text and dimensions for every picture": pictureFaults,
  "is shared with a picture of 1200 by 630 pixels, lighter than 120 KB": (page) =>
    socialImageFaults(page, shared, website),
  "describes the picture that it is shared with as the page itself does": (page) => wordFaults(page, home),
};

it.each(Object.entries(checks))("Every page %s", async (_what, check) => {
  const faults = await Promise.all(
    pages.map(async (page) => (await check(page)).map((fault) => `${page.path} ${fault}`)),
  );
  expect(faults.flat()).toEqual([]);
});

type Damage = [from: RegExp | string, to: string, fault: RegExp];

const wrongAnswer: Damage = ['"Answer","text":"', '"Answer","text":"Not ', /otherwise than the page/];

it.each<Damage>([
  [/<html lang="[^"]*"/, '<html lang="de"', /not in British English/],
  [/<title[^>]*>[^<]*/, "<title>", /a title of 0 characters/],
  [/(name="description" content=")[^"]*/, "$1Tiles.", /a description of 6 characters/],
  [/(rel="canonical" href=")[^"]*/, "$1https://x", /as canonical/],
  [/(name="geo.placename" content=")[^"]*/, "$1Nowhere, London", /about Nowhere/],
  [/"LocalBusiness",/, '"Restaurant",', /describes .*Restaurant/],
  [/"geoRadius":\d+/g, '"geoRadius":5', /serves 5 metres/],
  [/"breadcrumb":\{"@id":"[^"]*"/, '"breadcrumb":{"@id":"#x"', /refers to #x/],
  [/"image":"[^"]*"/, '"image":"https://x"', /names the address https:\/\/x/],
  ['"priceRange"', '"ratingValue":5,"priceRange"', /marks up a rating/],
  ["<main", "<main hidden", /to machines only/],
  ['"telephone":"', '"telephone":"1', /gives 1.* to machines only/],
  [/"opens":"[^"]*"/, '"opens":"03:00"', /opens at 03:00 for machines only/],
  [/("position":1,"name":")[^"]*/, "$1Elsewhere", /leads machines 1. Elsewhere/],
  // A site may have no questions.
  ...(faqs.length > 0 ? [wrongAnswer] : []),
  [/(<main.*?href="\/#)contact/s, "$1nothing", /links to \/#nothing/],
  [/(<main.*?href="\/[a-z-]+)"/s, '$1/"', /with a slash/],
  [/(srcset="\/static\/)[^ ]*/i, "$1none.avif", /asks for \/static\/none.avif/],
  [/(data-script=")[^"]*/, "$1/scripts/none.js", /asks for \/scripts\/none/],
  [/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "", /has 0 content security policies/],
  [/img-src [^;]*/, "img-src *", /a loose policy/],
  ["</head>", "<script>go()</script></head>", /another policy/],
  ["<head>", '<head><link rel="x">', /a link before its policy/],
  ["<main", '<main onclick="go()"', /the attribute onclick/],
  ["<main", '<main style="color:red"', /the attribute style/],
  // Not in a list, where the words of a card may describe its picture.
  [/(<main((?!<li).)*?<img[^>]* alt=")[^"]*/s, "$1", /a picture without alt/],
  [/(og:image" content=")[^"]*/, "$1/none.jpg", /shares \/none.jpg, which is not there/],
  [/(og:image:alt" content=")[^"]*/, "$1None of them", /describes 'None of them'/],
  [/(<img[^>]*) fetchpriority="high"/i, "$1", /lets its first picture wait/],
  [/<link rel="preload" as="image" type[^>]*>/, "", /does not preload its first picture/],
  [' loading="lazy"', "", /does not preload its first picture, and nothing else/],
])("A page in which %s is replaced by '%s' is reported", async (from, to, fault) => {
  const page = brokenPage(pages, from, to);
  const faults = await Promise.all(Object.values(checks).map((check) => check(page)));
  expect(faults.flat().join("\n")).toMatch(fault);
});

it("A shared picture of another size, format or weight is reported", () => {
  const [address = ""] = shared.keys();
  const page = brokenPage(pages, /(og:image" content=")[^"]*/, `$1${website}${address}`);
  const square = { format: "webp", width: 1200, height: 1200, bytes: 200_000 };
  expect(socialImageFaults(page, new Map([[address, square]]), website)).toEqual([
    "shares a picture of 1200×1200",
    "shares a picture in the format webp",
    "shares a picture of 200000 bytes",
  ]);
});

describe("The built site", () => {
  it("has a page for every route and for nothing else", () => {
    const expected = [
      ...Object.values(pagePaths).filter(
        (path) => typeof path === "string" && (path !== pagePaths.planner || hasPlanner),
      ),
      pagePaths.company(companyPage.slug),
      ...areas.map(({ slug }) => pagePaths.area(slug)),
      ...services.map(({ slug }) => pagePaths.service(slug)),
      ...projects.map(({ slug }) => pagePaths.project(slug)),
    ];
    expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it("is at most two clicks deep", () => {
    expect(farPages(pages)).toEqual(["/404"]);
  });

  it("has no two pages with one title, description or canonical address", () => {
    expect(sharedHeads(pages)).toEqual([]);
  });

  it("has a check that finds a page without links to it and with another page's head", () => {
    const twin = { ...home, path: "/areas/hidden" };
    expect(farPages([...pages, twin])).toContain("/areas/hidden");
    expect(sharedHeads([...pages, twin]).join()).toMatch(/title.*description/s);
  });
});
