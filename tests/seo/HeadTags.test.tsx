import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { HeadTags, pageTitle } from "../../src/seo/HeadTags";
import type { PageFacts } from "../../src/seo/page-facts";
import { structuredData } from "../../src/seo/structured-data";
import { areaPage, company, homePage, notFoundPage, pages, plainPage, servicePage } from "./pages";

function elementsOf(page: PageFacts): Element[] {
  render(<HeadTags page={page} company={company} />, { container: document.head });
  return [...document.head.children];
}

/** What a tag is about: title, canonical, og:url. */
function nameOf(element: Element): string | null {
  const named = ["name", "property", "rel", "type"].find((attribute) => element.hasAttribute(attribute));
  return named ? element.getAttribute(named) : element.localName;
}

const textOf = (element: Element) =>
  element.getAttribute("content") ?? element.getAttribute("href") ?? element.textContent;

/** The value of the page's tag with this name; undefined where there is none. */
function tag(name: string, page: PageFacts): string | null | undefined {
  const found = elementsOf(page).find((element) => nameOf(element) === name);
  return found && textOf(found);
}

const site = "https://obrien-soehne.example";
const picture = `${site}/static/hero/hero-wide.jpg`;

describe("The head of a page", () => {
  it.each([
    ["title", "Floor Tiling in London | O'Brien & Söhne Tiling Ltd"],
    ["description", servicePage.description],
    ["canonical", `${site}/services/floor-tiling`],
    ["og:type", "website"],
    ["og:site_name", "O'Brien & Söhne Tiling Ltd"],
    ["og:locale", "en_GB"],
    ["og:title", "Floor Tiling in London | O'Brien & Söhne Tiling Ltd"],
    ["og:description", servicePage.description],
    ["og:url", `${site}/services/floor-tiling`],
    ["og:image", picture],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A bathroom with green wall tiles and a walk-in shower"],
    ["twitter:card", "summary_large_image"],
    ["geo.region", "GB-LND"],
    ["geo.placename", "London"],
    ["geo.position", "51.48051;-0.19547"],
    ["ICBM", "51.48051, -0.19547"],
  ])("says its %s", (name, value) => {
    expect(tag(name, servicePage)).toBe(value);
  });

  it("begins with its title", () => {
    expect(elementsOf(servicePage)[0]?.localName).toBe("title");
  });

  it("gives Open Graph tags a property and all others a name, as their readers expect", () => {
    const wrong = elementsOf(servicePage)
      .filter(({ localName }) => localName === "meta")
      .filter((meta) => meta.hasAttribute("property") !== nameOf(meta)?.startsWith("og:"));
    expect(wrong).toEqual([]);
  });

  describe.each(pages)("of $kind", ({ page }) => {
    it("says nothing twice", () => {
      const names = elementsOf(page).map(nameOf);
      expect(new Set(names).size).toBe(names.length);
    });

    it("says nothing without saying what", () => {
      expect(elementsOf(page).filter((element) => textOf(element) === "")).toEqual([]);
    });
  });
});

describe("The title in search results", () => {
  const name = "O'Brien & Söhne Tiling Ltd";

  it("ends in the company's name", () => {
    expect(pageTitle("Floor Tiling", name)).toBe("Floor Tiling | O'Brien & Söhne Tiling Ltd");
  });

  it.each([
    { length: 31, whole: 60, what: "with the company's name where both take 60 characters" },
    { length: 37, whole: 37, what: "without it where both would take 61" },
    { length: 60, whole: 60, what: "without it where the title alone takes 60" },
  ])("stands $what", ({ length, whole }) => {
    const title = "t".repeat(length);
    expect(pageTitle(title, name)).toHaveLength(whole);
    expect(pageTitle(title, name).startsWith(title)).toBe(true);
  });

  it.each([
    "O'Brien & Söhne Tiling Ltd",
    "O'Brien & Söhne Tiling Ltd: Who We Are",
    "About O'Brien & Söhne Tiling Ltd",
  ])("names the company once: %s", (title) => {
    expect(pageTitle(title, name)).toBe(title);
  });
});

describe("The address of the home page", () => {
  it.each(["canonical", "og:url"])("is that of the site's root on the home page: %s", (name) => {
    expect(tag(name, homePage)).toBe(`${site}/`);
  });
});

describe("A page about an area", () => {
  it.each([
    ["geo.placename", "Chelsea, London"],
    ["geo.position", "51.48749;-0.16936"],
    ["ICBM", "51.48749, -0.16936"],
    ["geo.region", "GB-LND"],
  ])("is placed there, not at the office: %s", (name, value) => {
    expect(tag(name, areaPage)).toBe(value);
  });

  it("does not name the town twice where the area is called like it", () => {
    if (!areaPage.area) throw new Error("The area page has no area");
    const london = { ...areaPage.area, name: "London" };
    expect(tag("geo.placename", { ...areaPage, area: london })).toBe("London");
  });
});

describe("Search engines", () => {
  it.each(pages.filter(({ page }) => page !== notFoundPage))("may list $kind at its address", ({ page }) => {
    expect(tag("robots", page)).toBeUndefined();
    expect(tag("canonical", page)).toBe(site + page.path);
  });

  it("may not list the 404 page", () => {
    expect(tag("robots", notFoundPage)).toBe("noindex");
  });

  it("are given no address for the 404 page", () => {
    expect(tag("canonical", notFoundPage)).toBeUndefined();
  });

  it("may list a page that invites them", () => {
    expect(tag("robots", { ...plainPage, indexed: true })).toBeUndefined();
  });
});

describe("Structured data", () => {
  it.each(pages)("tells machines about $kind, all in one place", ({ page }) => {
    expect(JSON.parse(tag("application/ld+json", page) ?? "")).toEqual(structuredData(page, company));
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
