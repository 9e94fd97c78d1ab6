import { z } from "zod";
import {
  fieldDescriptions,
  group,
  listOf,
  reference,
  text,
} from "../../../src/content/fields/content-fields";
import {
  bare,
  type ContentField,
  fieldLabel,
  fieldName,
  isRecord,
  valueAt,
  visitFields,
} from "../../../src/content/fields/content-path";

const schema = group("Page", {
  title: text({ label: "Title" }),
  benefits: listOf("Benefits", group("Benefit", { title: text({ label: "Heading" }) }), 1),
  area: reference("Area", "Place").optional(),
  order: z.int(),
});

const content = {
  title: "Tiling",
  benefits: [{ title: "Level" }, { title: "Dry" }],
  area: "chelsea",
  order: 1,
};

function visited(value: unknown): ContentField[] {
  const fields: ContentField[] = [];
  visitFields(schema, value, (field) => fields.push(field));
  return fields;
}

describe("A field's name", () => {
  it.each([
    [["title"], "title"],
    [["benefits", 2, "title"], "benefits[2].title"],
    [["hero", "picture", "alt"], "hero.picture.alt"],
    [["tasks", 0, 1], "tasks[0][1]"],
    [[], ""],
  ])("is written as in code: %j", (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});

describe("A field's label", () => {
  it.each([
    [["title"], "Title"],
    [["benefits", 2, "title"], "Benefits › 3 › Heading"],
    [["area"], "Place"],
  ])("is what an editor sees: %j", (path, label) => {
    expect(fieldLabel(schema, path)).toBe(label);
  });

  it.each([
    [["order"], "order"],
    [["colour"], "colour"],
    [["benefits", 0, "colour"], "Benefits › 1 › colour"],
    [["title", "deeper", 1], "Title › deeper › 2"],
  ])("is the field's own name where nobody has labelled it: %j", (path, label) => {
    expect(fieldLabel(schema, path)).toBe(label);
  });
});

describe("The value at a path", () => {
  it.each([
    [["title"], "Tiling"],
    [["benefits", 1, "title"], "Dry"],
    [[], content],
  ])("is found: %j", (path, value) => {
    expect(valueAt(content, path)).toEqual(value);
  });

  it.each([[["colour"]], [["benefits", 9, "title"]], [["title", 0]], [["benefits", "length"]]])(
    "is nothing where the path leads nowhere: %j",
    (path) => {
      expect(valueAt(content, path)).toBeUndefined();
    },
  );
});

describe("A walk through a file", () => {
  it("meets every described field that has a value, the outer ones first", () => {
    expect(visited(content).map(({ path, description }) => [fieldName(path), description.label])).toEqual([
      ["", "Page"],
      ["title", "Title"],
      ["benefits", "Benefits"],
      ["benefits[0]", "Benefit"],
      ["benefits[0].title", "Heading"],
      ["benefits[1]", "Benefit"],
      ["benefits[1].title", "Heading"],
      ["area", "Place"],
    ]);
  });

  it("brings the value and the meaning of each field", () => {
    expect(visited(content).at(-1)).toEqual({
      path: ["area"],
      description: { label: "Place", use: "reference", to: "Area" },
      value: "chelsea",
    });
  });

  it("passes over what is left out", () => {
    expect(visited({ title: "Tiling" }).map(({ path }) => fieldName(path))).toEqual(["", "title"]);
  });

  it.each([null, "text", 3, ["a"]])("is not led astray by a file of the wrong shape: %j", (value) => {
    expect(visited(value).map(({ path }) => fieldName(path))).toEqual([""]);
  });

  it("is not led astray by a field of the wrong shape", () => {
    expect(visited({ benefits: "Level" }).map(({ path }) => fieldName(path))).toEqual(["", "benefits"]);
  });

  it("meets nothing where there is nothing", () => {
    expect(visited(undefined)).toEqual([]);
  });
});

describe("A schema below optionality", () => {
  it("is the same field, however often it is optional", () => {
    const title = text({ label: "Title" });
    expect(bare(title)).toBe(title);
    expect(bare(title.optional())).toBe(title);
    expect(bare(title.optional().optional())).toBe(title);
  });

  it("keeps its description", () => {
    const inner = bare(reference("Area", "Place").optional());
    expect(inner instanceof z.ZodType && fieldDescriptions.get(inner)?.label).toBe("Place");
  });
});

describe("A group of fields", () => {
  it.each([[{}], [{ a: 1 }]])("is recognised: %j", (value) => {
    expect(isRecord(value)).toBe(true);
  });

  it.each([[null], [undefined], [[]], ["text"], [3]])("is told apart from %j", (value) => {
    expect(isRecord(value)).toBe(false);
  });
});
