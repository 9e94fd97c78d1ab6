import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { standardPalette } from "../../src/content/values/standard-palette";
import { pagePaths } from "../../src/routes";
import { graphOf } from "../site/checks/structured-data";
import { projects, services } from "../support/built-content";
import { type BuiltPage, pageAt, readBuiltPages } from "../support/built-site";
import { brand, hostile, renamed, review, projects as writtenProjects } from "./owner-content";

const built = (path: string) => readFileSync(join("public", path), "utf8");
const pages = readBuiltPages();
const home = pageAt(pages, "/");

const words = ({ document }: BuiltPage) => (document.body.textContent ?? "").replace(/\s+/g, " ");

describe("What an owner writes in the editor", () => {
  it("appears on the published pages", () => {
    expect([services.length, projects.length]).toEqual([5, 4]);
    for (const { slug, title } of services)
      expect(words(pageAt(pages, pagePaths.service(slug)))).toContain(title);
    const portfolio = words(pageAt(pages, pagePaths.portfolio));
    for (const { title } of writtenProjects) expect(portfolio).toContain(title);
    expect(words(home)).toContain(review.words);
  });

  it("leads from a project's old address to its new one", () => {
    expect(built("_redirects")).toBe(`/portfolio/${renamed.from} /portfolio/${renamed.to} 301\n`);
  });
});

describe("Words that look like code", () => {
  const area = pageAt(pages, "/areas/crouch-hill");
  const tag = (selector: string) => area.document.querySelector(selector)?.getAttribute("content");

  it("are shown as words, on the page and on the card", () => {
    expect(words(area)).toContain(hostile.introduction);
    expect(words(pageAt(pages, pagePaths.areasCovered))).toContain(hostile.description);
  });

  it("are read as words by search engines and messengers", () => {
    expect(area.document.title).toBe(hostile.seoTitle);
    expect(tag('meta[name="description"]')).toBe(hostile.seoDescription);
    expect(JSON.stringify(graphOf(area))).toContain(JSON.stringify(hostile.introduction).slice(1, -1));
  });

  it("start no script and make no element", () => {
    const scripts = [...area.document.querySelectorAll("script:not([type='application/ld+json'])")];
    expect(scripts.filter(({ textContent }) => /owned|alert/.test(textContent ?? ""))).toEqual([]);
    expect([...area.document.querySelectorAll("[onerror], head b, main b")]).toEqual([]);
  });
});

describe("A company with colours and a mark of its own", () => {
  it("shows nothing of the demonstration's green and brass in any page or icon", () => {
    const { bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft } = standardPalette;
    const own = new RegExp(
      [bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft].join("|"),
    );
    expect(pages.filter(({ html }) => own.test(html)).map(({ path }) => path)).toEqual([]);
    for (const file of ["favicon.svg", "manifest.webmanifest"]) expect(built(file)).not.toMatch(own);
  });

  it("keeps its colours in hydrated parts", () => {
    const [script] = readdirSync("public/scripts").filter((file) => /^quote-form.*js$/.test(file));
    expect(built(`scripts/${script}`)).toContain(brand.colour);
  });

  it("has its mark beside its name on every page", () => {
    for (const { document } of pages) {
      const mark = document.querySelector("header img")?.getAttribute("src");
      expect(mark).toMatch(/^\/static\/.*\.\w+$/);
      expect(existsSync(`public${mark}`)).toBe(true);
    }
  });
});

describe("A site with a repository for its editor", () => {
  it("has the editor, which search engines leave out", () => {
    expect(built("admin/index.html")).toContain('"repository":"owner/name"');
    expect(built("admin/index.html")).toContain('<meta name="robots" content="noindex">');
    expect(existsSync("public/admin/start.js")).toBe(true);
  });

  it("adds nothing to the pages that visitors see", () => {
    expect(pages.filter(({ html }) => html.includes("/admin")).map(({ path }) => path)).toEqual([]);
    expect(built("sitemap-0.xml")).not.toContain("/admin");
  });
});
