import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Company } from "../../src/content/types/company";
import { standardPalette } from "../../src/content/values/standard-palette";
import { pagePaths } from "../../src/routes";
import { published } from "../content/valid-content";
import {
  areas,
  company,
  companyPage,
  filled,
  first,
  homePage,
  services,
} from "../published/published-content";
import { pageAt, readBuiltPages } from "../site/built-site";
import { graphOf } from "../site/checks/graph";
import { valueFaults } from "../site/checks/values";
import { built, reviews, site } from "./edited-site";

const pages = readBuiltPages(join(site, "public"));
const companyPath = pagePaths.company(companyPage.slug);
const { claims } = published("company.json") as Company;

describe("Proof of what the company says", () => {
  const quoted = (path: string) =>
    [...pageAt(pages, path).document.querySelectorAll("blockquote")].map((quote) => [
      quote.textContent,
      quote.parentElement?.querySelector("a")?.getAttribute("href"),
    ]);
  const asShown = (some: typeof reviews) => some.map(({ words, address }) => [words, address]);
  const wordsOf = (path: string) => pageAt(pages, path).document.querySelector("main")?.textContent;

  it("has the newest three reviews on the home page, each linking to its source", () => {
    expect(quoted("/")).toEqual(asShown(reviews.slice(0, 3)));
  });

  it("has on a service's page the newest review of it, and on an area's page its own", () => {
    const [service, area] = [first(services).slug, first(areas).slug];
    const ofService = reviews.filter((review) => review.service);
    expect(quoted(`/services/${service}`)).toEqual(asShown(ofService.slice(0, 1)));
    expect(quoted(`/areas/${area}`)).toEqual(asShown(reviews.filter((review) => review.area)));
    expect(quoted(`/services/${services[1]?.slug}`)).toEqual([]);
  });

  it("says of a review that came by letter how it came, and leads nowhere", () => {
    const [letter] = reviews.filter(({ sentBy }) => sentBy);
    const quotes = [...pageAt(pages, "/").document.querySelectorAll("blockquote")];
    const quote = quotes.find(({ textContent }) => textContent === letter?.words);
    expect(quote?.hasAttribute("cite")).toBe(false);
    expect(quote?.parentElement?.textContent).toMatch(/· By letter$/);
    expect(quote?.parentElement?.querySelector("a")).toBeNull();
  });

  it("leads from the rating to where it can be checked", () => {
    const links = pageAt(pages, "/").document.querySelectorAll(`#home a[href="${claims.reviewsAddress}"]`);
    expect([...links].map(({ textContent }) => textContent)).toEqual([filled(`${homePage.hero.rating}`)]);
  });

  it("says on the company's page and on the home page what it is insured for", () => {
    for (const path of [companyPath, "/"]) expect(wordsOf(path)).toContain("£2,000,000");
  });

  it("has people and papers in its structured data, and no review", () => {
    const [business] = graphOf(pageAt(pages, companyPath));
    expect(business).toMatchObject({
      employee: [{ name: "Jonas Söhne" }, { name: "Gráinne O'Brien" }],
      hasCredential: [{ name: "Natural Stone, Level 3" }],
      memberOf: [{ name: "Guild of Tilers & Setters" }],
    });
    const quoting = pages.filter(({ document }) => document.querySelector("blockquote"));
    expect(quoting).toHaveLength(3);
    expect(quoting.flatMap((page) => valueFaults(page, company))).toEqual([]);
  });
});

describe("A company with colours and a mark of its own", () => {
  it("shows nothing of the demonstration's green and brass in any page or icon", () => {
    const { bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft } = standardPalette;
    const own = new RegExp(
      [bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft].join("|"),
    );
    expect(pages.filter(({ document }) => own.test(document.documentElement.outerHTML))).toEqual([]);
    for (const file of ["favicon.svg", "manifest.webmanifest"]) expect(built(file)).not.toMatch(own);
  });

  it("keeps its colours in hydrated parts", () => {
    const scripts = readdirSync(join(site, "public/scripts")).filter((file) => /^quote-form.*js$/.test(file));
    expect(scripts.map((file) => built(`scripts/${file}`).includes("#1b3a6b"))).toEqual([true]);
  });

  it("has its mark beside its name on every page, as dots and nothing else", () => {
    for (const { document } of pages) {
      const mark = document.querySelector("header img")?.getAttribute("src");
      expect(mark).toMatch(/^\/static\/.*\.png$/);
      expect(existsSync(join(site, "public", String(mark)))).toBe(true);
    }
  });
});
