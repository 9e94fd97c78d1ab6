import { renderToStaticMarkup } from "react-dom/server";
import { HeadTags, pageTitle } from "../../src/seo/HeadTags";
import { structuredData } from "../../src/seo/structured-data";
import { company, pageSaying, plainPage } from "./pages";

describe("Hostile words in the content", () => {
  const words = '</script><script>alert("&lt;/script&gt;")</script>';
  const page = pageSaying(words);
  const html = renderToStaticMarkup(<HeadTags page={page} company={company} />);
  const head = new DOMParser().parseFromString(`<!doctype html><head>${html}</head>`, "text/html");

  it("never become a script of their own", () => {
    expect(head.querySelectorAll("script")).toHaveLength(1);
  });

  it("reach people and machines as they were written", () => {
    expect(head.title).toBe(words);
    expect(head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe(words);
    const data: unknown = JSON.parse(head.querySelector("script")?.textContent ?? "");
    expect(data).toEqual(structuredData(page, company));
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
  const html = renderToStaticMarkup(<HeadTags page={page} company={company} />);
  expect(html).toContain(`name="geo.placename" content="${place}"`);
});
