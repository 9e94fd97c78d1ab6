import { parseJson } from "../../../src/content/reading/parse-json";

describe("The first error in a file", () => {
  it.each([
    ['{\n  "name": "Chelsea",\n}', "Expected double-quoted property name (line 3)"],
    ['{\n  "name": "Chelsea"\n  "borough": "x"\n}', "Expected ',' or '}' after property value (line 3)"],
    ['{\n  "name": "Chelsea"\n', expect.stringMatching(/\(line 3\)$/)],
    ["", "Unexpected end of JSON input (line 1)"],
  ])("is told with its line: %j", (text, error) => {
    expect(parseJson(text)).toEqual({ error });
  });
});
