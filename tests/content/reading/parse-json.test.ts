import { parseJson } from "../../../src/content/reading/parse-json";

const name = '"name": "Chelsea"';

describe("The first error in a file is told with its line and what to do", () => {
  it.each([
    ["smart quotation marks", `{\n  “name”: "Chelsea",\n  "borough": "x"\n}`, /line 2\)$/, /straight/],
    ["single quotation marks", `{\n  'name': 'Chelsea',\n  "borough": "x"\n}`, /line 2\)$/, /straight/],
    ["a smart mark in a value", `{\n  ${name},\n  "borough": “x”,\n  "a": 1\n}`, /line 3\)$/, /straight/],
    ["a missing comma", `{\n  ${name}\n  "borough": "x"\n}`, /line 2\)$/, /comma/],
    ["a comma too many", `{\n  ${name},\n}`, /line 3\)$/, /comma/],
    ["a missing value", `{\n  "name": ,\n  "borough": "x"\n}`, /line 2\)$/, /value/],
    ["True", `{\n  "a": True,\n  "b": 1\n}`, /^True \(line 2\)$/, /small letters/],
    ["None", `{\n  "a": None,\n  "b": 1\n}`, /^None \(line 2\)$/, /small letters/],
    ["a comment", `{\n  // note\n  ${name}\n}`, /line 2\)$/, /comments/],
    [
      "a quotation mark that is not closed",
      `{\n  "name": "Chelsea,\n  "borough": "x"\n}`,
      /line 2\)$/,
      /Close/,
    ],
    ["conflict markers", `{\n<<<<<<< HEAD\n  ${name}\n=======\n}`, /line 2\)$/, /two versions/],
    ["a key twice", `{\n  ${name},\n  ${name}\n}`, /^"name" twice \(line 3\)$/, /last/],
    ["a brace that is not closed", `{\n  ${name}\n`, /line \d\)$/, /Close/],
    ["nothing", "", /line 1\)$/, /Close/],
  ])("%s", (_what, text, error, remedy) => {
    expect(parseJson(text)).toEqual({
      error: expect.stringMatching(error),
      remedy: expect.stringMatching(remedy),
    });
  });
});

it("Valid JSON is read as JSON.parse reads it", () => {
  const text = '{"a": [1, -2.5e3, "é\\u00e9\\n", true, null, {"a": {}}], "b": {"a": 1}}';
  expect(parseJson(text)).toEqual({ value: JSON.parse(text) });
});
