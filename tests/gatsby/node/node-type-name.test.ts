import { nodeTypeName } from "../../../src/gatsby/node/node-type-name";

const typeOf = (relativePath?: unknown) => nodeTypeName({ node: { relativePath } });

describe("A file below data/", () => {
  it.each([
    ["company.json", "Company"],
    ["areas/chelsea.json", "Area"],
    ["pages/home.json", "HomePage"],
  ])("gives a node of its content type: %s", (path, type) => {
    expect(typeOf(path)).toBe(type);
  });

  it.each(["notes.json", "pages/prices.json", "areas/west/chelsea.json", "areas/company/company.json"])(
    "stops the build when it belongs to nothing: %s",
    (path) => {
      expect(() => typeOf(path)).toThrow(`data/${path} belongs to no content type`);
    },
  );
});
