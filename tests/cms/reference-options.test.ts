import { referenceOptions } from "../../src/cms/reference-options";

describe("Another piece of content", () => {
  it.each([
    ["Area", "areas", "name"],
    ["Service", "services", "title"],
    ["Project", "projects", "title"],
  ] as const)("is found by its name and stored by its slug: %s", (type, collection, name) => {
    expect(referenceOptions[type]).toMatchObject({
      collection,
      value_field: "slug",
      display_fields: [name],
      search_fields: expect.arrayContaining([name, "slug"]),
    });
  });

  it("is found by its keywords, where it is a service", () => {
    expect(referenceOptions.Service.search_fields).toContain("keywords.*");
  });

  it("is never missing from the list because there are many", () => {
    expect(referenceOptions.Area.options_length).toBeGreaterThanOrEqual(1000);
  });
});
