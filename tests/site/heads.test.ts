import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, publicFolder, readBuiltPages } from "./built-site";

const website = "https://londontiling.example";

let pages: BuiltPage[];
let indexed: BuiltPage[];
beforeAll(() => {
  pages = readBuiltPages();
  indexed = pages.filter(({ path }) => path !== "/404");
});

const content = ({ document }: BuiltPage, selector: string) =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

describe("Every page's head", () => {
  it("has a title of its own, of 60 characters or fewer", () => {
    const titles = pages.map(({ document }) => document.title);
    expect(new Set(titles).size).toBe(pages.length);
    expect(titles.filter((title) => title.length === 0 || title.length > 60)).toEqual([]);
  });

  it("has a description of its own, of 70 to 160 characters", () => {
    const descriptions = pages.map((page) => content(page, 'meta[name="description"]'));
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it("names its canonical address, and the 404 page asks not to be listed", () => {
    const canonical = indexed.map(({ document }) =>
      document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    );
    expect(canonical).toEqual(indexed.map(({ path }) => `${website}${path}`));
    expect(content(pages.find(({ path }) => path === "/404") as BuiltPage, 'meta[name="robots"]')).toBe(
      "noindex",
    );
  });

  it("has a social picture of 1200 by 630 that exists", () => {
    const missing = pages.filter((page) => {
      const address = content(page, 'meta[property="og:image"]');
      return !address.startsWith(`${website}/`) || !existsSync(join(publicFolder, new URL(address).pathname));
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it("says where in the world the page is about", () => {
    const silent = pages.filter(
      (page) => !/^5\d\.\d+;-?0\.\d+$/.test(content(page, 'meta[name="geo.position"]')),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it("is in British English", () => {
    expect(pages.filter(({ document }) => document.documentElement.lang !== "en-GB")).toEqual([]);
  });
});

describe("The sitemap", () => {
  it("lists exactly the pages that may be listed, as they name themselves", () => {
    const index = readFileSync(join(publicFolder, "sitemap-index.xml"), "utf8");
    const files = [...index.matchAll(/<loc>https:\/\/[^/]+\/([^<]+)<\/loc>/g)].map(([, file]) => file ?? "");
    const listed = files.flatMap((file) => {
      return [...readFileSync(join(publicFolder, file), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, url]) => url,
      );
    });
    expect(listed.sort()).toEqual(indexed.map(({ path }) => `${website}${path}`).sort());
  });

  it("is named in robots.txt", () => {
    expect(readFileSync(join(publicFolder, "robots.txt"), "utf8")).toContain(
      `Sitemap: ${website}/sitemap-index.xml`,
    );
  });
});

describe("A page's structured data", () => {
  it("is one graph whose references all end inside it", () => {
    const open = pages.flatMap((page) => {
      const scripts = page.document.querySelectorAll('script[type="application/ld+json"]');
      const graph = JSON.parse(scripts[0]?.textContent ?? "{}")["@graph"];
      const text = JSON.stringify(graph);
      const defined = graph.map((node: { "@id": string }) => node["@id"]);
      const used = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
      return scripts.length === 1 && used.every((id) => defined.includes(id)) ? [] : [page.path];
    });
    expect(open).toEqual([]);
  });

  it("never marks up ratings", () => {
    const rated = pages.filter(({ html }) => /AggregateRating|"Review"|ratingValue/.test(html));
    expect(rated.map(({ path }) => path)).toEqual([]);
  });

  it("shows on the page every question that it asks", () => {
    const home = pages.find(({ path }) => path === "/") as BuiltPage;
    const questions = [...home.document.querySelectorAll("details h3")].map((heading) => heading.textContent);
    expect(questions).toHaveLength(4);
    const graph = JSON.parse(
      home.document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}",
    );
    const faq = graph["@graph"].find((node: { "@type": string }) => node["@type"] === "FAQPage");
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
  });
});
