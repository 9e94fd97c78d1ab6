import { renderToStaticMarkup } from "react-dom/server";
import { PageHead, pageTitle } from "../../../src/seo/PageHead";
import { type PageDetails, structuredData } from "../../../src/seo/structured-data";
import { company, pageSaying, plainPage } from "./pages";

const picture = {
  alt: "A bathroom with green wall tiles",
  socialImage: { childImageSharp: { resize: { src: plainPage.image } } },
};

/** The head of a page with these words for search results. */
function headOf({ image: _image, ...page }: PageDetails, words = "Privacy Policy") {
  const data = { company, homePage: { hero: { picture } } };
  const seo = { seoTitle: words, seoDescription: words };
  return renderToStaticMarkup(<PageHead data={data} page={seo} {...page} />);
}

describe("Hostile words in the content", () => {
  const words = '</script><script>alert("&lt;/script&gt;")</script>';
  const { breadcrumbs = [], ...page } = pageSaying(words);
  const html = headOf({ ...page, breadcrumbs: breadcrumbs.slice(1) }, words);
  const head = new DOMParser().parseFromString(`<!doctype html><head>${html}</head>`, "text/html");

  it("never become a script of their own", () => {
    expect(head.querySelectorAll("script")).toHaveLength(1);
  });

  it("reach people and machines as they were written", () => {
    expect(head.title).toBe(words);
    expect(head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe(words);
    const data: unknown = JSON.parse(head.querySelector("script")?.textContent ?? "");
    expect(data).toEqual(structuredData({ ...page, breadcrumbs }, company));
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

it.each([
  ["at the office", plainPage, "London"],
  ["at its area", pageSaying("Chelsea"), "Chelsea, London"],
  ["in London once, where the area is called like it", pageSaying("London"), "London"],
])("A page is placed on the map: %s", (_where, page, place) => {
  expect(headOf(page)).toContain(`name="geo.placename" content="${place}"`);
});
