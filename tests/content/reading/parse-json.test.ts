import fc from "fast-check";
import { parseJson } from "../../../src/content/reading/parse-json";

describe("The first error in a file", () => {
  it.each([
    ['{\n  "name": "Chelsea",\n}', "property name expected (line 3, column 1)"],
    ['{\n  "names": ["Acton", ]\n}', "value expected (line 2, column 22)"],
    ['{\n  "name": "Chelsea"\n  "borough": "x"\n}', "comma expected (line 3, column 3)"],
    ['{\n  “name”: "x"\n}', "invalid symbol (line 2, column 3)"],
    ['{"name": "Chel\nsea"}', "unexpected end of string (line 1, column 10)"],
    ['{\n  "name": "Chelsea"\n', "close brace expected (line 3, column 1)"],
    ["", "value expected (line 1, column 1)"],
  ])("is told with its line and column: %j", (text, error) => {
    expect(parseJson(text)).toEqual({ error });
  });
});

it("A text is JSON here exactly where it is JSON to Gatsby", () => {
  const pieces = ["{", "}", "[", "]", ",", ":", '"a"', '"b":', '"', "\\", "1", "-", ".5", "e", "01", "true"];
  const strange = ["\n", "\t", "\u00a0", "\ufeff", "\u0000", "//", "/**/", "'x'", "é", "\\u00", "NaN"];
  const texts = fc.array(fc.constantFrom(...pieces, ...strange), { maxLength: 9 });
  const read = (text: string): unknown => {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return { error: expect.any(String) };
    }
  };
  fc.assert(fc.property(texts, (all) => expect(parseJson(all.join(""))).toEqual(read(all.join("")))));
});
