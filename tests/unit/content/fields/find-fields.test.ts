import * as z from "zod/mini";
import { group, list, optional, reference, text } from "../../../../src/content/fields/content-fields";
import { fieldLabel, fieldsIn } from "../../../../src/content/fields/find-fields";
import { fieldName } from "../../../../src/content/values/value-path";

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

it.each([
  [["title"], "Title"],
  [["benefits", 2, "title"], "Benefits › 3 › Heading"],
  [["order"], "order"],
  [["benefits", 0, "colour"], "Benefits › 1 › colour"],
  [["title", "deeper", 1], "Title › deeper › 2"],
  [[], ""],
])("The field at %j is labelled as an editor sees it", (path, label) => {
  expect(fieldLabel(schema, path)).toBe(label);
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

  it.each([null, "text", 3, ["a"]])("skips a file of the wrong type: %j", (value) => {
    expect(visited(value)).toEqual([": Page"]);
  });

  it("skips a field of the wrong type", () => {
    expect(visited({ benefits: "Level" })).toEqual([": Page", "benefits: Benefits"]);
  });
});
