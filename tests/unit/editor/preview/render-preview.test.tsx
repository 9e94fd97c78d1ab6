import { renderToStaticMarkup } from "react-dom/server";
import type { ContentByPath } from "../../../../src/content/answer/entries";
import { contentTypeNames, contentTypes } from "../../../../src/content/types/content-types";
import { fieldOf } from "../../../../src/editor/preview/field-marks";
import { renderPreview } from "../../../../src/editor/preview/render-preview";
import { siteOf } from "../../../../src/editor/site/site";
import { companyContent, contentWith } from "../../../support/company-content";
import { set } from "../../../support/fixture-edits";

/** The preview of an entry that is being written, as a part of a document. */
function preview(path: string, value: unknown, published: ContentByPath = companyContent): HTMLElement {
  const files = Object.entries(published).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  const page = renderPreview({
    path,
    value,
    site: siteOf({ files, pictures: [] }),
    pictureAddress: (picture) => (picture.includes("new-") ? `blob:${picture}` : `/thumbnails/${picture}`),
  });
  const html = document.createElement("div");
  html.innerHTML = page ? renderToStaticMarkup(page) : "";
  return html;
}

/** Words as people read them, without the marks of fields. */
const plain = (text: string | null | undefined) => String(text).replace(/[\u{e0020}-\u{e007f}]/gu, "");
const words = ({ textContent }: Element) => plain(textContent);

const pathsIn = (folder: string) =>
  Object.keys(companyContent).filter((path) => path.startsWith(`${folder}/`)) as [string, string];

it.each(contentTypeNames.filter((type) => type !== "Redirects"))(
  "A published entry can be previewed, and so can an empty new one: %s",
  (type) => {
    const { storedIn } = contentTypes[type];
    const path = "file" in storedIn ? storedIn.file : pathsIn(storedIn.folder)[0];
    const mainText = (at: string, value: object) =>
      plain(preview(at, value).querySelector("main")?.textContent ?? "");
    expect(mainText(path, companyContent[path] ?? {})).toMatch(/\w/);
    if ("folder" in storedIn) expect(mainText(`${storedIn.folder}/new-one.json`, {})).toMatch(/\w/);
  },
);

it("No page shows redirects", () => {
  expect(preview("redirects.json", companyContent["redirects.json"])).toBeEmptyDOMElement();
});

it("A new project is shown with its service, its area, its derived texts and its new picture", () => {
  const [service, area] = ["services", "areas"].map((folder) => companyContent[pathsIn(folder)[0]]);
  const title = "Level shower in a mews";
  const html = preview("projects/new-shower.json", {
    title,
    order: 9,
    service: service?.slug,
    area: area?.slug,
    workDone: "A cupboard became a level shower of small tiles. It took a week, and nothing leaks.",
    pictures: [{ image: "../images/new-1.jpg" }],
  });
  expect(words(html)).toContain(service?.title);
  expect(words(html)).toContain(area?.name);
  expect(words(html)).toContain("A cupboard became a level shower of small tiles.");
  const picture = html.querySelector("main img");
  expect(picture).toHaveAttribute("src", "blob:images/new-1.jpg");
  expect(plain(picture?.getAttribute("alt"))).toBe(`${title}, picture 1`);
});

it("A project is shown between those that it will be between in its new order", () => {
  const [one, other] = pathsIn("projects");
  const third: object = { ...companyContent[other], slug: "third", title: "Third", order: 9 };
  const published: ContentByPath = { ...companyContent, "projects/third.json": { ...third } };
  const ways = (order: number) =>
    [...preview(one, { ...published[one], order }, published).querySelectorAll('a[href^="/portfolio/"]')].map(
      (link) => link.getAttribute("href"),
    );
  expect(ways(0)).not.toEqual(ways(5));
});

it("A changed reference shows the entry that it names now", () => {
  const [project] = pathsIn("projects");
  for (const service of pathsIn("services").map((path) => companyContent[path])) {
    const html = preview(project, { ...companyContent[project], service: service?.slug });
    expect(words(html)).toContain(`: ${service?.title}`);
  }
});

it("A changed fact appears in sentences, and they lead to its field", () => {
  const published = contentWith(set("pages/home.json", "hero.badge", "Quotes within {quoteWithin}"));
  const company = contentWith(set("company.json", "claims.quoteWithin", "36 hours"))["company.json"];
  const html = preview("company.json", company, published);
  const shown = [...html.querySelectorAll("*")].findLast((part) => words(part).includes("within 36 hours"));
  expect(shown && fieldOf(shown)).toBe("claims.quoteWithin");
});

it("A sentence of the company's page counts the services that are published", () => {
  const published = contentWith(set("pages/home.json", "hero.badge", "We offer {services}"));
  expect(words(preview("company.json", published["company.json"], published))).toContain("We offer three");
});

it("A text of the entry leads to its field, and texts of other entries lead nowhere", () => {
  const home = Object(companyContent["pages/home.json"]);
  const html = preview("pages/home.json", home);
  const fieldAt = (text: string) => {
    const found = [...html.querySelectorAll("main *")].findLast((part) => words(part).trim() === text);
    return found?.textContent === text ? "none" : found && fieldOf(found);
  };
  expect(fieldAt(home.hero.headline)).toBe("hero.headline");
  expect(fieldAt(home.services.reasons[1].title)).toBe("services.reasons.1.title");
  const service = companyContent[`services/${home.services.cards[0]}.json`];
  expect(fieldAt(String(service?.title))).toBe("services.cards.0");
  const faq = companyContent[pathsIn("faqs")[0]];
  expect(fieldAt(String(faq?.question))).toBe("none");
});

it("A house is shown on the page of an area that has it", () => {
  const [path] = pathsIn("houses");
  expect(words(preview(path, { ...companyContent[path], title: "Weavers' house" }))).toContain(
    "Weavers' house",
  );
});

it("A new question is the first of the home page if its order says so", () => {
  const question = "Do you work at night?";
  const html = preview("faqs/new-one.json", { order: 0, question, answer: "No." });
  expect([...html.querySelectorAll("main summary")].map(words)[0]).toBe(question);
});

it("Pictures of other entries are the store's own", () => {
  const html = preview("pages/home.json", companyContent["pages/home.json"]);
  const sources = [...html.querySelectorAll("main img")].map((image) => image.getAttribute("src"));
  expect(sources).not.toHaveLength(0);
  for (const source of sources) expect(source).toMatch(/^\/thumbnails\/images\//);
});
