import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { standardPalette } from "../../src/content/values/standard-palette";
import { readBuiltPages } from "../site/built-site";
import { brand } from "./own-details";

const built = (path: string) => readFileSync(join("public", path), "utf8");
const pages = readBuiltPages();

describe("A company with colours and a mark of its own", () => {
  it("shows nothing of the demonstration's green and brass in any page or icon", () => {
    const { bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft } = standardPalette;
    const demonstration = new RegExp(
      [bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft].join("|"),
    );
    expect(pages.filter(({ html }) => demonstration.test(html)).map(({ path }) => path)).toEqual([]);
    for (const file of ["favicon.svg", "manifest.webmanifest"])
      expect(built(file)).not.toMatch(demonstration);
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
