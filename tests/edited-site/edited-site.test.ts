import { existsSync } from "node:fs";
import { join } from "node:path";
import { newArea } from "../editor/session/new-area";
import { newDays } from "../editor/session/new-days";
import { changedTitle, newProject, newSlug, renamed } from "../editor/session/new-project";
import { areaPage, company, filled, first, projects } from "../published/published-content";
import { pageAt, readBuiltPages } from "../site/built-site";
import { graphOf } from "../site/checks/graph";
import { built, runInBrowser, site } from "./edited-site";

/** Longer than any single test may take elsewhere. */
const inBrowser = 120_000;

describe("A title changed in the editor", () => {
  it("is what the project's page is called", () => {
    expect(built(`portfolio/${first(projects).slug}.html`)).toContain(`<h1>${changedTitle}</h1>`);
  });

  it("is what the portfolio and the home page call it", () => {
    expect(built("portfolio.html")).toContain(changedTitle);
    expect(built("index.html")).toContain(changedTitle);
  });
});

describe("A project added in the editor", () => {
  it("has a page with its picture, which says nothing of a visualisation", () => {
    const { document } = pageAt(readBuiltPages(join(site, "public")), "/portfolio/loft-bathroom");
    // The neighbouring projects' pictures, at the foot of the page, keep their own words.
    const own = [...document.querySelectorAll(`figure:has(img[alt="${newProject.pictures[0].alt}"])`)];
    expect(own.length).toBeGreaterThan(0);
    expect(own.map((figure) => figure.querySelector("figcaption")?.textContent)).toEqual(
      own.map(() => undefined),
    );
  });

  it("is in the portfolio and in the sitemap", () => {
    expect(built("portfolio.html")).toContain("/portfolio/loft-bathroom");
    expect(built("sitemap-0.xml")).toContain(`${company.website}/portfolio/loft-bathroom<`);
  });
});

describe("A project whose slug was changed in the editor", () => {
  it("has its page at the new address, with its pictures", () => {
    expect(built(`portfolio/${newSlug}.html`)).toContain("<picture");
    expect(existsSync(join(site, `public/portfolio/${renamed.slug}.html`))).toBe(false);
  });

  it("is led to from its old address", () => {
    expect(built("_redirects")).toContain(`/portfolio/${renamed.slug} /portfolio/${newSlug} 301\n`);
  });
});

describe("An area added in the editor", () => {
  it("gives the area a page", () => {
    const { document } = pageAt(readBuiltPages(join(site, "public")), "/areas/crouch-hill");
    expect(document.querySelector("h1")?.textContent).toBe(filled(areaPage.headline, { area: newArea.name }));
  });

  it("gives it a card on the overview", () => {
    expect(built("areas-covered.html")).toContain('href="/areas/crouch-hill"');
  });

  it("links it with its neighbours, both ways", () => {
    const neighbour = first(newArea.neighbours);
    expect(built("areas/crouch-hill.html")).toContain(`href="/areas/${neighbour}"`);
    expect(built(`areas/${neighbour}.html`)).toContain('href="/areas/crouch-hill"');
  });

  it("puts it into the sitemap", () => {
    expect(built("sitemap-0.xml")).toContain(`${company.website}/areas/crouch-hill<`);
  });

  it("leaves the original site as it was", () => {
    expect(existsSync("public/areas/crouch-hill.html")).toBe(false);
  });
});

describe("What an owner entered for some days", () => {
  it("is seen on those days: days-shown.spec.ts", () => runInBrowser("edited"), inBrowser);

  it("is in the structured data", () => {
    const [business] = graphOf(pageAt(readBuiltPages(join(site, "public")), "/"));
    const expected = newDays.otherHours.map(({ from, to }) =>
      expect.objectContaining({ validFrom: from, validThrough: to }),
    );
    expect(business?.specialOpeningHoursSpecification).toEqual(expect.arrayContaining(expected));
  });
});

describe("A site with a repository for its editor", () => {
  it("has the editor, which search engines leave out", () => {
    expect(built("admin/index.html")).toContain('"repository":"owner/name"');
    expect(built("admin/index.html")).toContain('<meta name="robots" content="noindex">');
    expect(existsSync(join(site, "public/admin/start.js"))).toBe(true);
  });

  it("adds nothing to the pages that visitors see", () => {
    const pages = readBuiltPages(join(site, "public"));
    const mentions = pages.filter(({ document }) =>
      /editor-settings|admin\/start/.test(document.documentElement.outerHTML),
    );
    expect(mentions.map(({ path }) => path)).toEqual([]);
    expect(built("sitemap-0.xml")).not.toContain("/admin");
  });
});
