import { absoluteUrl, type HeadTag, headTags, pageTitle } from "../../src/seo/head-tags";
import type { PageFacts } from "../../src/seo/page-facts";
import { company, pageSaying, plainPage } from "./pages";

const nameOf = ({ attributes }: Extract<HeadTag, { tag: "meta" }>) =>
  "name" in attributes ? attributes.name : attributes.property;

/** The content of the page's meta tag with this name; undefined where there is none. */
function meta(name: string, page: PageFacts): string | undefined {
  const metas = headTags(page, company).flatMap((entry) => (entry.tag === "meta" ? [entry] : []));
  return metas.find((entry) => nameOf(entry) === name)?.attributes.content;
}

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

it.each([
  ["/", "https://obrien-soehne.example/"],
  ["/areas/chelsea", "https://obrien-soehne.example/areas/chelsea"],
])("The address of a page is whole, and has no slash at the end below the home page: %s", (path, address) => {
  expect(absoluteUrl("https://obrien-soehne.example", path)).toBe(address);
});

it.each([
  ["at the office", plainPage, "London"],
  ["at its area", pageSaying("Chelsea"), "Chelsea, London"],
  ["in London once, where the area is called like it", pageSaying("London"), "London"],
])("A page is placed on the map: %s", (_where, page, place) => {
  expect(meta("geo.placename", page)).toBe(place);
});

it("A page that is not to be listed says so, and gives no address of its own", () => {
  const hidden = { ...plainPage, indexed: false };
  expect(meta("robots", hidden)).toBe("noindex");
  expect(headTags(hidden, company).filter(({ tag }) => tag === "link")).toEqual([]);
  expect(meta("robots", { ...plainPage, indexed: true })).toBeUndefined();
});
