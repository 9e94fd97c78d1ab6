import { parseJson } from "../../../../src/content/reading/parse-json";

it("Valid JSON is read", () => {
  const value = { a: [1, -2.5e3, "é\n", true, null, { a: {} }], b: { a: 1 } };
  expect(parseJson(JSON.stringify(value))).toEqual({ value });
});

it.each([
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', /^This is not valid JSON\. Line 3: Expected/],
  ["a comma after the last field", '{\n  "a": 1,\n}', /Line 3: /],
  ["a byte order mark", "\ufeff{}", /Line 1: /],
  ["a brace that is not closed", '{\n  "a": 1', /Line 2: /],
])("JSON with %s is refused in one sentence, with its line", (_what, text, error) => {
  expect(parseJson(text).error).toMatch(error);
});
