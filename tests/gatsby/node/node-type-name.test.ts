import { nodeTypeName } from "../../../src/gatsby/node/node-type-name";

const typeOf = (relativePath?: unknown) => nodeTypeName({ node: { relativePath } });

describe("A file below data/", () => {
  it.each([
    ["company.json", "Company"],
    ["areas/chelsea.json", "Area"],
    ["additional-areas.json", "AdditionalAreas"],
    ["services/floor-tiling.json", "Service"],
    ["projects/cafe-backsplash.json", "Project"],
    ["faqs/how-much-does-it-cost.json", "Faq"],
    ["pages/layout.json", "Layout"],
    ["pages/home.json", "HomePage"],
    ["pages/privacy-policy.json", "PrivacyPolicy"],
    ["pages/terms-of-service.json", "TermsOfService"],
  ])("gives a node of its content type: %s", (path, type) => {
    expect(typeOf(path)).toBe(type);
  });

  it.each([
    ["a file in no known place", "notes.json"],
    ["a page that the site does not have", "pages/prices.json"],
    ["a folder that the site does not know", "staff/anna.json"],
    ["a folder within a folder of content", "areas/west/chelsea.json"],
    ["a single file in the wrong folder", "areas/company/company.json"],
  ])("stops the build when it belongs to nothing: %s", (_what, path) => {
    expect(() => typeOf(path)).toThrow(`data/${path} belongs to no content type`);
  });

  it("stops the build when its place is unknown", () => {
    expect(() => typeOf()).toThrow("belongs to no content type");
  });
});
