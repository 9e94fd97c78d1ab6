import { limitsInWords } from "../../../src/editor/forms/form-field";

describe("The limits of a field in words", () => {
  it.each([
    ["40 to 160 characters.", { type: "string", minLength: 40, maxLength: 160 }],
    ["At most 60 characters.", { type: "string", minLength: 1, maxLength: 60 }],
    ["At most 60 characters.", { type: "string", maxLength: 60 }],
    ["At most 1 character.", { type: "string", minLength: 0, maxLength: 1 }],
    ["Exactly 2 characters.", { type: "string", minLength: 2, maxLength: 2 }],
    ["10 characters or more.", { type: "string", minLength: 10 }],
    ["2 to 9 entries.", { type: "array", minItems: 2, maxItems: 9 }],
    ["Exactly 3 entries.", { type: "array", minItems: 3, maxItems: 3 }],
    ["Exactly 1 entry.", { type: "array", minItems: 1, maxItems: 1 }],
    ["2 entries or more.", { type: "array", minItems: 2 }],
  ] as const)("are %s", (words, limits) => {
    expect(limitsInWords(limits)).toBe(words);
  });

  it.each([
    ["a text that may have any length", { type: "string", minLength: 1 }],
    ["a list that may have any length", { type: "array", minItems: 1 }],
    ["a number, whose box keeps to its limits", { type: "integer", minimum: 1, maximum: 12 }],
    ["a group", { type: "object" }],
  ] as const)("are not worth saying of %s", (_what, limits) => {
    expect(limitsInWords(limits)).toBe("");
  });
});
