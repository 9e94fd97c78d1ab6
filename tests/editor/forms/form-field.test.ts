/** @jest-environment node */
import { areaSchema } from "../../../src/content/types/area";
import { entryFields, limitsInWords } from "../../../src/editor/forms/form-field";

it("An entry's form begins with its name and the address that follows from it, and has no order", () => {
  const names = Object.keys(entryFields(areaSchema));
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
