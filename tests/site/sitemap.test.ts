import { readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "../published/published-content";
import { publicFolder, readBuiltPages } from "./built-site";
import { sitemapEntries, sitemapFaults } from "./checks/sitemap";

const { website } = company;
const pages = readBuiltPages();

const read = (file: string) => readFileSync(join(publicFolder, file), "utf8");

const listed = sitemapEntries(read("sitemap-index.xml")).flatMap(({ url }) =>
  sitemapEntries(read(new URL(url).pathname)),
);

const faults = (entries: typeof listed) => sitemapFaults(entries, pages, website, new Date());

describe("The sitemap", () => {
  it("lists exactly the pages that may be listed, as they name themselves, with dates that can be true", () => {
    expect(faults(listed)).toEqual([]);
  });

  it("is named in robots.txt", () => {
    expect(read("robots.txt")).toContain(`Sitemap: ${website}/sitemap-index.xml`);
  });
});

describe("A sitemap is reported if it", () => {
  const [first = { url: "" }, ...rest] = listed;

  it.each([
    ["lacks a page", rest, `lacks ${first.url}`],
    ["lists the 404 page", [...listed, { url: `${website}/404` }], `lists ${website}/404`],
    ["lists a page twice", [...listed, first], `lists ${first.url} twice`],
    [
      "knows the future",
      [{ url: first.url, lastmod: "2999-01-01T00:00:00Z" }, ...rest],
      `dates ${first.url} 2999-01-01T00:00:00Z`,
    ],
    [
      "has a date that is none",
      [{ url: first.url, lastmod: "lately" }, ...rest],
      `dates ${first.url} lately`,
    ],
  ])("%s", (_what, entries, fault) => {
    expect(faults(entries)).toEqual([fault]);
  });
});
