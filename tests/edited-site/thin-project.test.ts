import { join } from "node:path";
import { pagePaths } from "../../src/routes/page-paths";
import { company, faqs, first, portfolioPage, services } from "../published/published-content";
import { pageAt, readBuiltPages, visibleText } from "../site/built-site";
import { graphFaults } from "../site/checks/graph";
import { headFaults, sharedHeads } from "../site/checks/heads";
import { parityFaults } from "../site/checks/parity";
import { pictureFaults } from "../site/checks/pictures";
import { site, thinArea, thinProject } from "./edited-site";

const { slug, title, district, work } = thinProject;
const address = pagePaths.project(slug);
const pages = readBuiltPages(join(site, "public"));
const page = pageAt(pages, address);
const main = first([...page.document.querySelectorAll("main")]);
const [firstSentence = "", secondSentence = ""] = work.split(/(?<=\.) /);

/** Elements of a page that hold nothing: no words, no picture and no control. A script fills dialogs and what is announced. */
const empty = (document: Document) =>
  [...document.querySelectorAll("main :is(h1, h2, h3, p, ul, ol, li, section, figure, article)")].filter(
    (element) =>
      !element.closest("dialog, [role=status]") &&
      !element.textContent?.trim() &&
      !element.querySelector("img, input, svg"),
  );

describe("A project of one picture and two sentences, at a place without a page", () => {
  it("has a page without an empty part or an empty heading", () => {
    expect(empty(page.document)).toEqual([]);
    const headings = [...main.querySelectorAll("h1, h2, h3")].map(({ textContent }) => textContent);
    expect(headings).toEqual([title, portfolioPage.doneTitle, portfolioPage.closingTitle]);
  });

  it("says each of its sentences once", () => {
    for (const sentence of [firstSentence, secondSentence])
      expect(main.textContent?.split(sentence)).toHaveLength(2);
  });

  it("names its place without a link, and is a photograph without a badge", () => {
    expect(visibleText(page)).toContain(`${portfolioPage.areaLabel}: ${district}`);
    const links = [...main.querySelectorAll("a")].map(({ textContent }) => textContent);
    expect(links).not.toContain(district);
    expect(visibleText(page)).not.toContain("Residential");
    const own = main.querySelector(`figure:has(img[alt="${title}, picture 1"])`);
    expect(own?.querySelector("figcaption")).toBeNull();
  });

  it("calls its picture by its title and its number", () => {
    expect(main.querySelector("img")?.getAttribute("alt")).toBe(`${title}, picture 1`);
    expect(pictureFaults(page)).toEqual([]);
  });

  it("tells search engines and messengers what it is, in a head that no other page has", () => {
    const service = services.at(-1)?.title;
    expect(page.document.title).toContain(title);
    expect(page.document.title).toContain(service);
    expect(page.document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
      `${title} in ${district}. ${firstSentence}`,
    );
    expect(headFaults(page, company)).toEqual([]);
    expect(sharedHeads(pages)).toEqual([]);
    expect([
      ...graphFaults(page, company.website, faqs.length > 0),
      ...parityFaults(page, company.website),
    ]).toEqual([]);
  });

  it("is in the portfolio with its first sentence and its place", () => {
    const { document } = pageAt(pages, pagePaths.portfolio);
    const article = document.querySelector(`article:has(h3 a[href="${address}"])`);
    expect(article?.textContent).toContain(firstSentence);
    expect(article?.textContent).toContain(district);
    expect(empty(document)).toEqual([]);
  });

  it("is what its neighbours lead to", () => {
    const leading = pages.filter(({ document }) => document.querySelector(`a[rel][href="${address}"]`));
    expect(leading).toHaveLength(2);
  });

  it("leaves no hole on the page of an area whose leading project it is, and no area names its place", () => {
    const { document } = pageAt(pages, pagePaths.area(thinArea.slug));
    expect(document.querySelector(`main img[alt="${title}, picture 1"]`)).not.toBeNull();
    expect(empty(document)).toEqual([]);
    const naming = pages.filter(
      (other) => other.path.startsWith("/areas") && visibleText(other).includes(district),
    );
    expect(naming).toEqual([]);
  });
});
