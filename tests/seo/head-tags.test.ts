import { absoluteUrl, type HeadTag, headTags, pageTitle } from "../../src/seo/head-tags";
import type { PageFacts } from "../../src/seo/page-facts";
import { areaPage, company, homePage, notFoundPage, pages, plainPage, servicePage } from "./pages";

const nameOf = (entry: HeadTag): string => {
  if (entry.tag === "title") return "title";
  if (entry.tag === "link") return entry.attributes.rel;
  return "name" in entry.attributes ? entry.attributes.name : entry.attributes.property;
};

const textOf = (entry: HeadTag): string => {
  if (entry.tag === "title") return entry.text;
  return entry.tag === "link" ? entry.attributes.href : entry.attributes.content;
};

/** The value of the page's tag with this name; undefined where there is none. */
function tag(name: string, page: PageFacts): string | undefined {
  const found = headTags(page, company).find((entry) => nameOf(entry) === name);
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
    expect(headTags(servicePage, company)[0]?.tag).toBe("title");
  });

  it("gives Open Graph tags a property and all others a name, as their readers expect", () => {
    const metas = headTags(servicePage, company).flatMap((entry) => (entry.tag === "meta" ? [entry] : []));
    const wrong = metas.filter((entry) => "property" in entry.attributes !== nameOf(entry).startsWith("og:"));
    expect(wrong).toEqual([]);
  });

  describe.each(pages)("of $kind", ({ page }) => {
    it("says nothing twice", () => {
      const names = headTags(page, company).map(nameOf);
      expect(new Set(names).size).toBe(names.length);
    });

    it("says nothing without saying what", () => {
      expect(headTags(page, company).filter((entry) => textOf(entry) === "")).toEqual([]);
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

describe("The address of a page", () => {
  it.each([
    ["/", "https://obrien-soehne.example/"],
    ["/areas-covered", "https://obrien-soehne.example/areas-covered"],
    ["/areas/chelsea", "https://obrien-soehne.example/areas/chelsea"],
  ])("is whole, and has no slash at the end below the home page: %s", (path, address) => {
    expect(absoluteUrl(site, path)).toBe(address);
  });

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
    expect(tag("canonical", page)).toBe(absoluteUrl(site, page.path));
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
