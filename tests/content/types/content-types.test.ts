import { readContentFiles } from "../../../src/content/reading/read-content-files";
import {
  cmsGroups,
  contentTypeNames,
  contentTypeOf,
  contentTypes,
} from "../../../src/content/types/content-types";
import { dataFolder } from "../valid-content";

describe("The content type of a file", () => {
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
  ])("follows from its place: %s", (path, type) => {
    expect(contentTypeOf(path)).toBe(type);
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
  ])("is none for a file that the site does not know: %j", (path) => {
    expect(contentTypeOf(path)).toBeUndefined();
  });
});

describe("The content types", () => {
  it("have each a place of their own", () => {
    const places = contentTypeNames.map((name) => JSON.stringify(contentTypes[name].place));
    expect(new Set(places).size).toBe(contentTypeNames.length);
  });

  it("are all listed", () => {
    expect(contentTypeNames).toHaveLength(18);
  });

  it("are each found in the CMS under a name of their own", () => {
    const names = contentTypeNames.map((name) => JSON.stringify(contentTypes[name].cms));
    expect(new Set(names).size).toBe(contentTypeNames.length);
  });

  it("leave no group of the CMS empty", () => {
    const groups: readonly string[] = contentTypeNames.map((name) => contentTypes[name].cms.group);
    expect(cmsGroups.filter((group) => !groups.includes(group))).toEqual([]);
  });

  it("are each used by a published file", async () => {
    const used = (await readContentFiles(dataFolder)).map(({ path }) => contentTypeOf(path));
    expect(contentTypeNames.filter((name) => !used.includes(name))).toEqual([]);
  });
});
