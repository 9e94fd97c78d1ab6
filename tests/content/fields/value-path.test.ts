import * as z from "zod/mini";
import { group, list, optional, reference, text } from "../../../src/content/fields/content-fields";
import { fieldLabel, fieldName, fieldPath, fieldsIn, valueAt } from "../../../src/content/fields/value-path";

const schema = group("Page", {
  title: text("Title", { max: 120 }),
  benefits: list("Benefits", group("Benefit", { title: text("Heading", { max: 120 }) }), { min: 1 }),
  area: optional(reference("Place", "Area")),
  order: z.int(),
});

const content = {
  title: "Tiling",
  benefits: [{ title: "Level" }, { title: "Dry" }],
  area: "chelsea",
  order: 1,
};

const visited = (value: unknown) =>
  fieldsIn(schema, value).map(({ path, description }) => `${fieldName(path)}: ${description.label}`);

describe("A field", () => {
  it.each([
    [["title"], "title", "Title"],
    [["benefits", 2, "title"], "benefits.2.title", "Benefits › 3 › Heading"],
    [["area"], "area", "Place"],
    [["order"], "order", "order"],
    [["benefits", 0, "colour"], "benefits.0.colour", "Benefits › 1 › colour"],
    [["title", "deeper", 1], "title.deeper.1", "Title › deeper › 2"],
    [[], "", ""],
  ])("at %j is named with dots, and labelled as an editor sees it", (path, name, label) => {
    expect([fieldName(path), fieldLabel(schema, path)]).toEqual([name, label]);
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

describe("A walk through a file", () => {
  it("meets every described field that has a value, the outer ones first", () => {
    expect(visited(content)).toEqual([
      ": Page",
      "title: Title",
      "benefits: Benefits",
      "benefits.0: Benefit",
      "benefits.0.title: Heading",
      "benefits.1: Benefit",
      "benefits.1.title: Heading",
      "area: Place",
    ]);
  });

  it.each([null, "text", 3, ["a"]])("is not led astray by a file of the wrong shape: %j", (value) => {
    expect(visited(value)).toEqual([": Page"]);
  });

  it("is not led astray by a field of the wrong shape", () => {
    expect(visited({ benefits: "Level" })).toEqual([": Page", "benefits: Benefits"]);
  });
});
