import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brokenPage, pageAt, publicFolder, readBuiltPages } from "./built-site";
import { headFaults, sharedHeads, sitemapFaults } from "./checks/heads";

const website = "https://londontiling.example";
const pages = readBuiltPages();

function listedInSitemap(): string[] {
  const read = (file: string) => readFileSync(join(publicFolder, file), "utf8");
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  return locations(read("sitemap-index.xml")).flatMap((url) => locations(read(new URL(url).pathname)));
}

describe("The heads of all pages", () => {
  it("say what search engines and messengers need, without a fault", () => {
    const faults = pages.flatMap((page) => headFaults(page, website).map((fault) => `${page.path} ${fault}`));
    expect(faults).toEqual([]);
  });

  it("share no title, description or canonical address", () => {
    expect(sharedHeads(pages)).toEqual([]);
  });
});

describe("The sitemap", () => {
  it("lists exactly the pages that may be listed, as they name themselves", () => {
    expect(sitemapFaults(listedInSitemap(), pages, website)).toEqual([]);
  });

  it("is named in robots.txt", () => {
    expect(readFileSync(join(publicFolder, "robots.txt"), "utf8")).toContain(
      `Sitemap: ${website}/sitemap-index.xml`,
    );
  });

  it("is found out when it lacks a page or lists a stranger", () => {
    const [first = "", ...rest] = listedInSitemap();
    expect(sitemapFaults([...rest, `${website}/404`], pages, website)).toEqual([
      `lacks ${first}`,
      `lists ${website}/404`,
    ]);
  });
});

describe("A head is found out that", () => {
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
    ["has no words for its picture", 'property="og:image:alt"', 'property="og:alt"', /og:image:alt/],
    [
      "shares a picture that is not there",
      /(property="og:image" content="https:\/\/[^/"]+)\/[^"]*/,
      "$1/none.jpg",
      /not there/,
    ],
    ["shares a picture of another size", /(property="og:image:width" content=")1200/, "$1600", /600×630/],
    ["shows Twitter another picture", /(name="twitter:image" content=")[^"]*/, "$1/other.jpg", /Twitter/],
  ])("%s", (_what, from, to, fault) => {
    expect(headFaults(brokenPage(pages, "/areas/chelsea", from, to), website).join()).toMatch(fault);
  });

  it("has the title and the description of another page", () => {
    const twin = { ...pageAt(pages, "/areas/chelsea"), path: "/areas/twin" };
    expect(sharedHeads([...pages, twin]).join()).toMatch(/title.*description/s);
  });
});

it("A page that shares its first picture says what is seen in that one", () => {
  const { document } = pageAt(pages, "/portfolio/period-tile-repairs");
  const shared = document.querySelector('meta[property="og:image:alt"]')?.getAttribute("content");
  expect(document.querySelector("main img")?.getAttribute("alt")).toBe(shared);
});
