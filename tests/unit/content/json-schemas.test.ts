import * as z from "zod/mini";
import { text, textWithFacts } from "../../../src/content/fields/content-fields";
import { jsonSchema, schemaFiles, schemaPath } from "../../../src/content/json-schemas";
import { contentTypeNames } from "../../../src/content/types/content-types";

describe("The JSON Schemas", () => {
  it("are one for each content type", () => {
    expect(schemaFiles().size).toBe(contentTypeNames.length);
  });

  it("let a file name its schema, and no other field that validation does not know, at any depth", () => {
    for (const text of schemaFiles().values()) {
      expect(JSON.parse(text)).toMatchObject({
        properties: { $schema: { type: "string" } },
        required: expect.not.arrayContaining(["$schema"]),
      });
      expect(text.match(/"type": "object"/g)?.length).toBe(
        text.match(/"additionalProperties": false/g)?.length,
      );
    }
  });
});

it("The address of a schema is relative to the file that names it", () => {
  expect(schemaPath("Company")).toBe("../schemas/company.json");
  expect(schemaPath("AreasCoveredPage")).toBe("../../schemas/areas-covered-page.json");
});

/** True if a text matches every pattern of a field. */
const matches = (schema: z.ZodMiniType, text: string) =>
  jsonSchema(schema).allOf?.every(({ pattern = "" }) => new RegExp(pattern, "u").test(text));

describe("A field in a JSON Schema", () => {
  it("has its label, its hint, and no limit that only JavaScript's numbers have", () => {
    expect(jsonSchema(text("Name", { max: 40, hint: "As customers know it." }))).toMatchObject({
      title: "Name",
      description: "As customers know it.",
    });
    expect(jsonSchema(z.int().check(z.minimum(1)))).not.toHaveProperty("maximum");
  });

  it("names the placeholders that a text may hold, and the one that it must", () => {
    const field = textWithFacts("Text", {
      max: 400,
      placeholders: ["area"],
      needed: "area",
      hint: "{area} is the place.",
    });
    const texts = ["Tiling in {area}", "{phone}", "{area} {service}", "{area} {"];
    expect(texts.filter((words) => matches(field, words))).toEqual(["Tiling in {area}"]);
  });
});
