import fc from "fast-check";
import { scriptText, structuredData } from "../../src/seo/structured-data";
import { graphOf, nodeOf, withIds } from "./graph-of";
import {
  areaPage,
  company,
  homePage,
  notFoundPage,
  pages,
  plainPage,
  portfolioPage,
  servicePage,
} from "./pages";

const typesOf = (page: typeof plainPage) => graphOf(page).map((node) => [node["@type"]].flat().join(" and "));

describe("What a page says to machines", () => {
  it.each([
    ["the home page", homePage, ["WebSite", "FAQPage"]],
    ["a service page", servicePage, ["BreadcrumbList", "Service"]],
    ["the portfolio", portfolioPage, ["BreadcrumbList"]],
    ["the 404 page", notFoundPage, []],
  ])("is about the business and the page, and on %s also about what it shows", (_kind, page, more) => {
    expect(typesOf(page)).toEqual(["Organization and HomeAndConstructionBusiness", "WebPage", ...more]);
  });

  it("is about a local business and its work there on an area page", () => {
    expect(typesOf(areaPage)).toEqual([
      "LocalBusiness and HomeAndConstructionBusiness",
      "WebPage",
      "BreadcrumbList",
      "Service",
    ]);
  });

  it("follows schema.org, over a safe connection", () => {
    expect(structuredData(plainPage, company)["@context"]).toBe("https://schema.org");
  });

  it("calls the work on an area page by the page's own headline and introduction", () => {
    expect(nodeOf("Service", areaPage)).toMatchObject({
      name: areaPage.area?.headline,
      description: areaPage.area?.introduction,
    });
  });

  it("tells four questions on the home page", () => {
    expect(nodeOf("FAQPage", homePage)?.mainEntity).toHaveLength(4);
  });

  describe.each(pages)("on $kind", ({ page }) => {
    const graph = graphOf(page);

    it("gives every node an id of its own on this site", () => {
      const ids = graph.map((node) => node["@id"]);
      expect(ids.filter((id) => !id.startsWith(`${company.website}/`))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it("refers to nothing that it does not describe", () => {
      const described = graph.map((node) => node["@id"]);
      const missing = withIds(graph).filter((reference) => !described.includes(reference["@id"]));
      expect(missing).toEqual([]);
    });

    it("ties the page to the business", () => {
      expect(nodeOf("WebPage", page)?.about).toEqual({ "@id": "https://obrien-soehne.example/#business" });
    });

    it("claims no rating and no review, although the company shows some to people", () => {
      expect(scriptText(structuredData(page, company))).not.toMatch(/rating|review/i);
    });
  });
});

const hostile = [
  "</script><script>alert(1)</script>",
  "</SCRIPT >",
  "<!-- <script>",
  "]]>",
  "&lt;/script&gt;",
  "&#60;/script&#62;",
  "&amp;lt;/script&amp;gt;",
  "\\u003c/script>",
  "\"quoted\" and 'quoted' and `quoted`",
  "a back\\slash, a new\nline and a \0 nothing",
  "a line\u2028separator and a paragraph\u2029separator",
  "£££, “curly”, ’, é, 🛁",
];

describe("Hostile words in the content", () => {
  const hostilePage = (words: string) => ({
    ...areaPage,
    title: words,
    description: words,
    breadcrumbs: [{ name: words, path: "/" }],
    area: {
      name: words,
      headline: words,
      introduction: words,
      latitude: 51.5,
      longitude: -0.1,
      postcodes: [words],
    },
    faqs: [{ question: words, answer: words }],
  });

  it.each(hostile)("neither end the script element nor look like an HTML entity: %j", (words) => {
    const text = scriptText(structuredData(hostilePage(words), { ...company, name: words }));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it.each(hostile)("are read as they were written: %j", (words) => {
    const data = structuredData(hostilePage(words), { ...company, name: words });
    expect(JSON.parse(scriptText(data))).toEqual(JSON.parse(JSON.stringify(data)));
    expect(nodeOf("FAQPage", hostilePage(words))).toMatchObject({ mainEntity: [{ name: words }] });
  });

  it("may be any words at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (words) => {
        const text = scriptText(structuredData(hostilePage(words), company));
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)["@graph"][3].description).toBe(words);
      }),
    );
  });
});
