import { fieldName, fieldPath, valueAt } from "../../../../src/content/values/value-path";

const content = {
  title: "Tiling",
  benefits: [{ title: "Level" }, { title: "Dry" }],
  area: "chelsea",
  order: 1,
};

describe("A field", () => {
  it.each([
    [["title"], "title"],
    [["benefits", 2, "title"], "benefits.2.title"],
    [[], ""],
  ])("at %j is named with dots", (path, name) => {
    expect(fieldName(path)).toBe(name);
  });

  it("is found by its name", () => {
    expect(fieldPath("benefits.2.title")).toEqual(["benefits", 2, "title"]);
  });

  it.each([
    [["benefits", 1, "title"], "Dry"],
    [[], content],
    [["benefits", 9, "title"], undefined],
    [["title", 0], undefined],
    [["benefits", "length"], undefined],
  ])("at %j has its value, or none where the path leads nowhere", (path, value) => {
    expect(valueAt(content, path)).toEqual(value);
  });
});
