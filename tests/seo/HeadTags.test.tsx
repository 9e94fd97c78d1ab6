import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { HeadTags } from "../../src/seo/HeadTags";
import type { PageFacts } from "../../src/seo/page-facts";
import { structuredData } from "../../src/seo/structured-data";
import { areaPage, company, notFoundPage, pages, servicePage } from "./pages";

const show = (page: PageFacts) =>
  render(<HeadTags page={page} company={company} />, { container: document.head });

const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];

describe("A page's head", () => {
  it("holds the title", () => {
    show(servicePage);
    expect(document.title).toBe("Floor Tiling in London | O'Brien & Söhne Tiling Ltd");
  });

  it.each([
    ['meta[name="description"]', servicePage.description],
    ['meta[property="og:image:width"]', "1200"],
    ['meta[name="twitter:card"]', "summary_large_image"],
    ['meta[name="geo.region"]', "GB-LND"],
  ])("holds what is said in %s", (selector, content) => {
    show(servicePage);
    expect(document.head.querySelector(selector)).toHaveAttribute("content", content);
  });

  it("holds the one address of the page", () => {
    show(areaPage);
    const links = [...document.head.querySelectorAll('link[rel="canonical"]')];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://obrien-soehne.example/areas/chelsea",
    ]);
  });

  it("keeps search engines from the 404 page", () => {
    show(notFoundPage);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  it.each(pages)("tells machines about $kind, all in one place", ({ page }) => {
    show(page);
    expect(scripts().map((script) => JSON.parse(script.textContent ?? ""))).toEqual([
      structuredData(page, company),
    ]);
  });
});

describe("Hostile words in the content", () => {
  const words = '</script><script>alert("&lt;/script&gt;")</script>';
  const page = { ...servicePage, title: words, description: words };
  const parse = (html: string) =>
    new DOMParser().parseFromString(`<!doctype html><html><head>${html}</head></html>`, "text/html");
  const html = renderToStaticMarkup(<HeadTags page={page} company={company} />);

  it("never become a script of their own", () => {
    expect(parse(html).querySelectorAll("script")).toHaveLength(1);
  });

  it("reach people and machines as they were written", () => {
    const written = parse(html);
    expect(written.title).toBe(words);
    expect(written.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(words);
    expect(JSON.parse(written.querySelector("script")?.textContent ?? "")).toEqual(
      structuredData(page, company),
    );
  });
});
