import * as z from "zod";
import { jsonSchema } from "../../../src/content/derived/schema-files";
import { copy, group, listOf, text } from "../../../src/content/fields/content-fields";

/** Whether a text matches every pattern of a field. */
const matches = (schema: z.ZodType, text: string) =>
  jsonSchema(schema).allOf?.every(({ pattern = "" }) => new RegExp(pattern, "u").test(text));

describe("A field in a JSON Schema", () => {
  it("has its label, its hint and its limits, and none that only JavaScript's numbers have", () => {
    expect(jsonSchema(text("Name", [3, 40], "As customers know it."))).toMatchObject({
      title: "Name",
      description: "As customers know it.",
      minLength: 3,
      maxLength: 40,
    });
    expect(jsonSchema(listOf("Names", text("Name", 120), 2, 4))).toMatchObject({
      minItems: 2,
      maxItems: 4,
    });
    expect(jsonSchema(z.int().min(1))).not.toHaveProperty("maximum");
  });

  it("names the placeholders that a text may hold, and the one that it must", () => {
    const field = copy("Text", 400, "{area} is the place.", "area");
    const texts = ["Tiling in {area}", "{phone}", "{area} {service}", "{area} {"];
    expect(texts.filter((words) => matches(field, words))).toEqual(["Tiling in {area}"]);
  });

  it("may be left out only where validation says so", () => {
    const fields = { name: text("Name", 120), note: text("Note", 120).optional() };
    expect(jsonSchema(group("Thing", fields)).required).toEqual(["name"]);
  });
});
