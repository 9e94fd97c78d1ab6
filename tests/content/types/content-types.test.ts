import { contentKindNames, contentKindOf, contentKinds, editorGroups } from "../../src/content/content-kinds";
import { readContentFiles } from "../../src/content/read-content-files";
import { dataFolder } from "./valid-content";

describe("The kind of a file", () => {
  it.each([
    ["company.json", "Company"],
    ["additional-areas.json", "AdditionalAreas"],
    ["areas/chelsea.json", "Area"],
    ["services/tile-repairs.json", "Service"],
    ["projects/cafe-backsplash.json", "Project"],
    ["faqs/how-much-does-it-cost.json", "Faq"],
    ["pages/layout.json", "Layout"],
    ["pages/home.json", "HomePage"],
    ["pages/service.json", "ServicePage"],
    ["pages/area.json", "AreaPage"],
    ["pages/areas-covered.json", "AreasCoveredPage"],
    ["pages/london-tiling-company.json", "CompanyPage"],
    ["pages/portfolio.json", "PortfolioPage"],
    ["pages/privacy-policy.json", "PrivacyPolicy"],
    ["pages/terms-of-service.json", "TermsOfService"],
    ["pages/not-found.json", "NotFoundPage"],
    ["pages/quote-form.json", "QuoteForm"],
  ])("is told by its place: %s", (path, kind) => {
    expect(contentKindOf(path)).toBe(kind);
  });

  it.each([
    "chelsea.json",
    "pages/blog.json",
    "areas/west/chelsea.json",
    "old/areas/chelsea.json",
    "Areas/chelsea.json",
    "areas/chelsea.yaml",
    "areas",
    "home.json",
    "pages/home.json/copy.json",
    "",
  ])("is none for a stranger: %j", (path) => {
    expect(contentKindOf(path)).toBeUndefined();
  });
});

describe("The kinds of content", () => {
  it("have each a place of their own", () => {
    const places = contentKindNames.map((name) => JSON.stringify(contentKinds[name].place));
    expect(new Set(places).size).toBe(contentKindNames.length);
  });

  it("are all listed", () => {
    expect(contentKindNames).toHaveLength(17);
  });

  it("are each found on the editing screen under a name of their own", () => {
    const names = contentKindNames.map((name) => JSON.stringify(contentKinds[name].editor));
    expect(new Set(names).size).toBe(contentKindNames.length);
  });

  it("leave no group of the editing screen empty", () => {
    const groups: readonly string[] = contentKindNames.map((name) => contentKinds[name].editor.group);
    expect(editorGroups.filter((group) => !groups.includes(group))).toEqual([]);
  });

  it("are each used by a published file", async () => {
    const kinds = (await readContentFiles(dataFolder)).map(({ path }) => contentKindOf(path));
    expect(contentKindNames.filter((name) => !kinds.includes(name))).toEqual([]);
  });
});
