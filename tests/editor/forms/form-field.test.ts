/** @jest-environment node */
import { type JsonSchema, jsonSchema } from "../../../src/content/derived/json-schema";
import { iconNames } from "../../../src/content/fields/icon-names";
import { areaSchema } from "../../../src/content/types/area";
import { contentTypeNames, contentTypes } from "../../../src/content/types/content-types";
import { entryFields, type FormField, formField, limitsInWords } from "../../../src/editor/forms/form-field";

/** A field by its path, what it holds, whether it may be left out, and how much it takes at most. */
type Outline = [path: string, holds: string, optional: boolean, most?: unknown];

function ofForm(field: FormField, path: string): Outline[] {
  const own = (holds: string, most?: unknown): Outline => [path, holds, field.optional, most];
  switch (field.kind) {
    case "group":
      return [own("object"), ...field.fields.flatMap((one) => ofForm(one.field, `${path}.${one.name}`))];
    case "list":
      return [own("array", field.most), ...ofForm(field.entry, `${path}[]`)];
    case "ticks":
      return [own("array", field.most), [`${path}[]`, "string", false, field.options]];
    case "tick":
      return [own("boolean")];
    case "choice":
      return [own("string", field.options)];
    case "icon":
      return [own("string", iconNames)];
    case "text":
      return [own(field.use === "number" ? "number" : "string", field.most)];
    default:
      return [own("string")];
  }
}

function ofSchema(schema: JsonSchema["items"], path: string, optional = false): Outline[] {
  const { type = "", properties = {}, required = [], items, ...limits } = Object(schema) as JsonSchema;
  const own = (holds: string, most?: unknown): Outline => [path, holds, optional, most];
  const inside = Object.entries(properties).flatMap(([key, one]) =>
    ofSchema(one, `${path}.${key}`, !required.includes(key)),
  );
  if (type === "object") return [own("object"), ...inside];
  if (type === "array") return [own("array", limits.maxItems), ...ofSchema(items, `${path}[]`)];
  if (type === "boolean") return [own("boolean")];
  return [type === "string" ? own("string", limits.enum ?? limits.maxLength) : own("number")];
}

it.each(contentTypeNames)("%s has the same fields and limits in its form as in its JSON Schema", (type) => {
  const { schema } = contentTypes[type];
  expect(ofForm(formField(schema), type)).toEqual(ofSchema(jsonSchema(schema), type));
});

it("An entry's form begins with its name and the address that follows from it, and has no order", () => {
  const names = entryFields(areaSchema).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["name", "slug"]);
  expect(names).not.toContain("order");
});

it.each([
  ["40 to 160 characters.", { type: "string", minLength: 40, maxLength: 160 }],
  ["At most 60 characters.", { type: "string", minLength: 1, maxLength: 60 }],
  ["10 characters or more.", { type: "string", minLength: 10 }],
  ["Exactly 3 entries.", { type: "array", minItems: 3, maxItems: 3 }],
  ["2 entries or more.", { type: "array", minItems: 2 }],
  ["", { type: "array", minItems: 1 }],
  ["", { type: "integer", minimum: 1, maximum: 12 }],
] as const)("The limits of a field in words: %s", (words, limits) => {
  expect(limitsInWords(limits)).toBe(words);
});
