import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Edit, publishedFiles } from "../content/content-folder";
import { allOrdinaryEdits, ordinaryEdits } from "../content/edits/ordinary-edits";
import { renderHead, renderPage } from "./render-page";

jest.mock("../../src/quote-request/QuoteRequestPanel", () => ({ QuoteRequestPanel: () => "The quote form" }));

let folder = "";

afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.TEST_CONTENT;
});

/** A page's content, and what its head tells machines. */
interface RenderedPage {
  main: HTMLElement;
  head: Record<string, string | null | undefined>;
}

/** What stands in a folder, read anew: everywhere else the content is read once. */
function contentIn(content: string) {
  process.env.TEST_CONTENT = content;
  const read: {
    content?: typeof import("../sections/site-content");
    words?: typeof import("../sections/site-pages");
  } = {};
  jest.isolateModules(() => {
    read.content = require("../sections/site-content");
    read.words = require("../sections/site-pages");
  });
  if (!read.content || !read.words) throw new Error("The content was not read");
  return { content: read.content, words: read.words };
}

/** The pages that show most of the content, made from the content after an edit. */
async function pagesAfter(edit: Edit): Promise<RenderedPage[]> {
  folder = mkdtempSync(join(tmpdir(), "ordinary-edit-"));
  for (const { path, text } of await publishedFiles(edit)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { content, words } = contentIn(folder);
  const { company, services, areas, projects, tiles, cutaways, faqs, additionalAreas } = content;
  const shared = { ...words, company, projects: { nodes: projects }, services: { nodes: services } };
  const compared = { nodes: projects.filter(({ beforeAndAfter }) => beforeAndAfter).slice(0, 1) };
  const home = { ...shared, compared, home: words.homePage, faqs: { nodes: faqs }, areas: { nodes: areas } };
  const page = (file: string, data: object) => {
    const { default: Page, Head } = require(file);
    return { main: renderPage(Page, data, "/"), head: renderHead(Head, { ...shared, ...data }, "/") };
  };
  return [
    page("../../src/pages/index", home),
    page("../../src/pages/portfolio", shared),
    page("../../src/pages/london-tiling-company", shared),
    page("../../src/pages/areas-covered", { ...shared, areas: { nodes: areas }, additionalAreas }),
    page("../../src/pages/privacy-policy", shared),
    page("../../src/templates/ServiceTemplate", {
      ...shared,
      page: words.servicePage,
      service: services[0],
      tiles: { nodes: tiles },
      cutaways: { nodes: cutaways },
    }),
    page("../../src/templates/AreaTemplate", {
      ...shared,
      page: words.areaPage,
      area: { ...areas[0], project: projects[0] },
    }),
    page("../../src/templates/ProjectTemplate", {
      ...shared,
      page: words.portfolioPage,
      project: projects[0],
      previous: projects.at(-1),
      next: projects[0],
    }),
  ];
}

describe("The pages after an owner's ordinary change", () => {
  it.each([...ordinaryEdits, ["all of them at once", allOrdinaryEdits] as const])(
    "have a headline, and no placeholder left, nor in what machines read: %s",
    async (_what, edit) => {
      for (const { main, head } of await pagesAfter(edit)) {
        expect(main.querySelectorAll("h1")).toHaveLength(1);
        expect(main.textContent).not.toMatch(/[{}]|undefined|null/);
        const { graph, ...tags } = head;
        expect(JSON.stringify(tags)).not.toMatch(/\{\w+\}|undefined/);
        expect(JSON.stringify(JSON.parse(graph ?? "")["@graph"])).not.toMatch(/\{\w+\}|undefined|null/);
      }
    },
  );
});
