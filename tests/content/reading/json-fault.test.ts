import { jsonFault } from "../../../src/content/reading/json-fault";

const name = '"name": "Chelsea"';

describe("The first error in a file is reported with its line and remedy", () => {
  it.each([
    ["smart quotation marks", `{\n  “name”: "Chelsea",\n  "borough": "x"\n}`, /line 2\)$/, /straight/],
    ["single quotation marks", `{\n  'name': 'Chelsea',\n  "borough": "x"\n}`, /line 2\)$/, /straight/],
    ["a smart mark in a value", `{\n  ${name},\n  "borough": “x”,\n  "a": 1\n}`, /line 3\)$/, /straight/],
    ["a missing comma", `{\n  ${name}\n  "borough": "x"\n}`, /line 2\)$/, /comma/],
    ["a comma after the last field", `{\n  ${name},\n}`, /line 2\)$/, /Remove the comma/],
    ["a comma after the last of a list", `{\n  "a": [1,\n  2,\n]\n}`, /line 3\)$/, /Remove the comma/],
    ["NaN", `{\n  "a": NaN,\n  "b": 1\n}`, /^NaN \(line 2\)$/, /number/],
    ["undefined", `{\n  "a": undefined\n}`, /^undefined \(line 2\)$/, /number/],
    ["a number without its zero", `{\n  "a": .5\n}`, /^\.5 \(line 2\)$/, /0\.5/],
    ["a hash", `{\n  # note\n  ${name}\n}`, /line 2\)$/, /comments/],
    ["a semicolon", `{\n  "a": 1;\n  "b": 2\n}`, /line 2\)$/, /comma/],
    ["a no-break space", `{\n\u00a0 ${name}\n}`, /U\+00A0 \(line 2\)$/, /type it again/],
    ["a second object", `{ ${name} }\n{ ${name} }`, /line 2\)$/, /one object/],
    ["a tab in a text", `{\n  "a": "x\ty"\n}`, /line 2\)$/, /space/],
    ["a lone backslash", `{\n  "a": "x\\y"\n}`, /line 2\)$/, /backslash/],
    ["no colon", `{\n  "a" 1\n}`, /line 2\)$/, /colon/],
    ["old Mac line ends", `{\r  "a": 1\r  "b": 2\r}`, /line 2\)$/, /comma/],
    ["20,000 brackets", "[".repeat(20_000), /line 1\)$/, /./],
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
    ["nothing", "", /line 1\)$/, /./],
  ])("%s", (_what, text, error, remedy) => {
    expect(jsonFault(text)).toMatchObject({
      found: expect.stringMatching(error),
      remedy: expect.stringMatching(remedy),
    });
  });
});

it("Valid JSON has no fault", () => {
  const text = '{"a": [1, -2.5e3, "é\\u00e9\\n", true, null, {"a": {}}], "b": {"a": 1}}';
  expect(jsonFault(text)).toBeUndefined();
});
