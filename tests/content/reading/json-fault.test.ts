import { jsonFault } from "../../../src/content/reading/json-fault";

const name = '"name": "Chelsea"';

describe("The first error in a file is reported with its line and remedy", () => {
  it.each([
    ["smart quotation marks", `{\n  “name”: "Chelsea",\n  "borough": "x"\n}`, 2, /straight/],
    ["single quotation marks", `{\n  'name': 'Chelsea',\n  "borough": "x"\n}`, 2, /straight/],
    ["a smart mark in a value", `{\n  ${name},\n  "borough": “x”,\n  "a": 1\n}`, 3, /straight/],
    ["a missing comma", `{\n  ${name}\n  "borough": "x"\n}`, 2, /comma after this line/],
    ["a missing comma before empty lines", `{\n  ${name}\n\n\n  "borough": "x"\n}`, 2, /comma/],
    ["a comma after the last field", `{\n  ${name},\n}`, 2, /remove the comma/],
    ["a comma after the last of a list", `{\n  "a": [1,\n  2,\n]\n}`, 3, /remove .*the comma/],
    ["NaN", `{\n  "a": NaN,\n  "b": 1\n}`, 2, /numbers like 0\.5/],
    ["a number without its zero", `{\n  "a": .5\n}`, 2, /0\.5/],
    ["a number without its end", `{\n  "a": 1.\n}`, 2, /0\.5/],
    ["a hash", `{\n  # note\n  ${name}\n}`, 2, /remove anything else/],
    ["a semicolon", `{\n  "a": 1;\n  "b": 2\n}`, 2, /remove anything else/],
    ["a no-break space", `{\n\u00a0 ${name}\n}`, 2, /invisible character/],
    ["a second object", `{ ${name} }\n{ ${name} }`, 2, /one object/],
    ["a tab in a text", `{\n  "a": "x\ty"\n}`, 2, /space/],
    ["a lone backslash", `{\n  "a": "x\\y"\n}`, 2, /backslash/],
    ["no colon", `{\n  "a" 1\n}`, 2, /colon/],
    ["old Mac line ends", `{\r  "a": 1\r  "b": 2\r}`, 2, /comma/],
    ["20,000 brackets", "[".repeat(20_000), 1, /./],
    ["a missing value", `{\n  "name": ,\n  "borough": "x"\n}`, 2, /value/],
    ["True", `{\n  "a": True,\n  "b": 1\n}`, 2, /small letters/],
    ["a comment", `{\n  // note\n  ${name}\n}`, 2, /comment/],
    ["a quotation mark that is not closed", `{\n  "name": "Chelsea,\n  "borough": "x"\n}`, 2, /Close/],
    ["a conflict of two versions", `{\n<<<<<<< HEAD\n  ${name}\n=======\n}`, 2, /remove/],
    ["a key twice", `{\n  ${name},\n  ${name}\n}`, 3, /^"name" stands here twice/],
    ["a brace that is not closed", `{\n  ${name}\n\n\n`, 2, /Close/],
    ["nothing", "", 1, /./],
  ])("%s", (_what, text, line, remedy) => {
    expect(jsonFault(text)).toMatchObject({
      found: expect.stringMatching(`^line ${line}: `),
      remedy: expect.stringMatching(remedy),
    });
  });

  it("shows that line, and no more of it than can be read", () => {
    expect(jsonFault(`{\n  'name': "Chelsea"\n}`)?.found).toBe(`line 2: 'name': "Chelsea"`);
    expect(jsonFault(`{\n  'name': "${"x".repeat(500)}"\n}`)?.found).toHaveLength(69);
  });
});

it("Valid JSON has no fault", () => {
  const text = '{"a": [1, -2.5e3, "é\\u00e9\\n", true, null, {"a": {}}], "b": {"a": 1}}';
  expect(jsonFault(text)).toBeUndefined();
});
