import {
  copy,
  group,
  listOf,
  picturePath,
  reference,
  text,
} from "../../../src/content/fields/content-fields";
import { fieldOf, fieldTexts, partOf } from "../../../src/editor/preview/find-part";

const words = (label: string) => copy(label, 400);
const row = group("Row", { title: words("Title"), description: words("Description") });
const schema = group("Page", {
  headline: words("Headline"),
  rows: listOf("Rows", row, 1),
  places: listOf("Places", text("Place", 120), 1),
  photo: group("Photo", { image: picturePath("Image"), alt: text("Alternative text", 120) }),
  area: reference("Area", "Area"),
  seoTitle: text("Search title", 120),
});

const content = {
  headline: "{projectsCompleted} projects in {area}",
  rows: [
    { title: "Included", description: "Tiles and the work." },
    { title: "Included", description: "Guarantee\nfor ten years." },
  ],
  places: ["Barnes", "Fulham"],
  photo: { image: "../images/hero/wide.jpg", alt: "A green wall" },
  area: "chelsea",
  seoTitle: "Not on the page",
};

const fields = fieldTexts(schema, content, {
  facts: { projectsCompleted: "500+" },
  entryOf: () => ({ name: "Chelsea" }),
});

function page(): Element {
  document.body.innerHTML = `
    <style>Included</style>
    <header><a id="menu">Fulham</a></header>
    <h1>500+ projects in Barnes</h1>
    <ul>
      <li><h3 id="one">Included</h3><p id="first">Tiles and the work.</p></li>
      <li><h3 id="two">Included</h3><p>Guarantee <em id="years">for ten years.</em></p></li>
    </ul>
    <p>Near <a>Barnes</a> and <a id="fulham">Fulham</a></p>
    <figure><img src="/static/0a1b/wide.jpg" alt="A green wall"></figure>
    <p>Chelsea</p>`;
  return document.body;
}

const shown = (at: string) => partOf(page(), fields, at)?.outerHTML;

describe("The part of a page that a field is about", () => {
  it("is the words as they are shown, with facts and what only the page knows", () => {
    expect(shown("headline")).toBe("<h1>500+ projects in Barnes</h1>");
  });

  it.each([
    ["rows[0].title", "one"],
    ["rows[1].title", "two"],
    ["rows[0]", "one"],
    ["places[1]", "fulham"],
  ])("is, of words that are there twice, what stands beside the rest of its group: %s", (at, id) => {
    expect(shown(at)).toContain(`id="${id}"`);
  });

  it("is a picture by its file, its alternative text or what else is said of it", () => {
    for (const at of ["photo.image", "photo.alt", "photo.focus"]) expect(shown(at)).toContain("<img");
  });

  it("is the name of what a reference names", () => {
    expect(shown("area")).toBe("<p>Chelsea</p>");
  });

  it("is nothing where the page does not show it", () => {
    const unseen = fieldTexts(schema, { seoTitle: "Unseen" }, { facts: {}, entryOf: () => ({}) });
    expect(partOf(page(), unseen, "seoTitle")).toBeUndefined();
  });
});

describe("The field that something on a page was made of", () => {
  const picked = (selector: string) => {
    const here = page();
    return fieldOf(here, fields, here.querySelector(selector) ?? here);
  };

  it.each([
    ["h1", "headline"],
    ["#one", "rows[0].title"],
    ["#two", "rows[1].title"],
    ["#first", "rows[0].description"],
    ["#years", "rows[1].description"],
    ["#fulham", "places[1]"],
    ["img", "photo.image"],
  ])("%s: %s", (selector, field) => {
    expect(picked(selector)).toBe(field);
  });

  it("is none for what the entry does not say", () => {
    expect(picked("header")).toBe("places[1]");
    document.body.innerHTML = "<p>Something else</p>";
    expect(fieldOf(document.body, fields, document.body.firstElementChild ?? document.body)).toBeUndefined();
  });
});
