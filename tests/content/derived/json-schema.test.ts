import { z } from "zod";
import { jsonSchema } from "../../../src/content/derived/json-schema";
import {
  choice,
  copy,
  group,
  listOf,
  picturePath,
  reference,
  shapedText,
  text,
} from "../../../src/content/fields/content-fields";
import { contentTypeNames, contentTypes } from "../../../src/content/types/content-types";

describe("A field in a JSON Schema", () => {
  it("has its label and its hint, which code editors show", () => {
    expect(jsonSchema(text({ label: "Name", hint: "As customers know it." }))).toMatchObject({
      title: "Name",
      description: "As customers know it.",
    });
  });

  it("has its limits", () => {
    expect(jsonSchema(text({ label: "Name", min: 3, max: 40 }))).toMatchObject({
      type: "string",
      minLength: 3,
      maxLength: 40,
    });
    expect(jsonSchema(z.int().min(1).max(12))).toMatchObject({ type: "integer", minimum: 1, maximum: 12 });
    expect(jsonSchema(listOf("Names", text({ label: "Name" }), 2, 4))).toMatchObject({
      minItems: 2,
      maxItems: 4,
    });
  });

  it("has no limit that only JavaScript's numbers have", () => {
    expect(jsonSchema(z.int().min(1))).not.toHaveProperty("maximum");
  });

  it("says in words what its pattern asks for", () => {
    const time = shapedText({ label: "Opens", pattern: /^\d\d:\d\d$/, says: "a time such as 08:00" });
    expect(jsonSchema(time)).toMatchObject({
      pattern: "^\\d\\d:\\d\\d$",
      patternErrorMessage: "Expected: a time such as 08:00",
    });
  });

  it("has all of its patterns in one, because forms take only one", () => {
    const schema = jsonSchema(text({ label: "Name" }));
    expect(schema).not.toHaveProperty("allOf");
    const pattern = new RegExp(schema.pattern ?? "", "u");
    expect(["Chelsea", " Chelsea", "Chelsea ", "{area}"].map((name) => pattern.test(name))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("names the placeholders that a text may hold", () => {
    const pattern = new RegExp(
      jsonSchema(copy({ label: "Text", placeholders: ["area"] })).pattern ?? "",
      "u",
    );
    expect(["{phone}", "{area}", "{service}", "{", "}"].map((words) => pattern.test(words))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("lists the words to choose from", () => {
    expect(jsonSchema(choice(["Heritage", "Residential"], "Type")).enum).toEqual(["Heritage", "Residential"]);
  });

  it("may be a picture's path or another entry's slug", () => {
    expect(jsonSchema(picturePath("Image")).pattern).toContain("[jJ][pP]");
    expect(jsonSchema(reference("Area", "Area"))).toMatchObject({ type: "string", minLength: 1 });
  });

  it("may be left out only where validation says so", () => {
    const schema = group("Thing", {
      name: text({ label: "Name" }),
      note: text({ label: "Note" }).optional(),
    });
    expect(jsonSchema(schema).required).toEqual(["name"]);
  });
});

describe.each(contentTypeNames)("The JSON Schema of %s", (type) => {
  it("knows no other fields than validation, at any depth", () => {
    const open: unknown[] = [];
    JSON.stringify(jsonSchema(contentTypes[type].schema), (_key, part) => {
      if (part?.type === "object" && part.additionalProperties !== false) open.push(part.title);
      return part;
    });
    expect(open).toEqual([]);
  });
});
