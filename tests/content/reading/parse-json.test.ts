import fc from "fast-check";
import { parseJson } from "../../../src/content/reading/parse-json";

/** The error in a text that is no JSON. */
function errorIn(text: string): string {
  const result = parseJson(text);
  return "error" in result ? result.error : "no error";
}

describe("A sound file", () => {
  it.each(['{"name": "Chelsea"}', "[1, 2]", ' "text" \n', "null"])("%j is read", (text) => {
    expect(parseJson(text)).toEqual({ value: JSON.parse(text) });
  });
});

describe("The first error in a file", () => {
  it.each([
    ['{\n  "name": "Chelsea",\n}', "a comma too many, or no field where one belongs (line 3, column 1)"],
    ['{\n  "names": ["Acton", ]\n}', "no value where one belongs (line 2, column 22)"],
    ['{\n  "name": "Chelsea"\n  "borough": "x"\n}', "no comma where one belongs (line 3, column 3)"],
    ['{\n  "name": Chelsea\n}', "a word that is not in straight quotation marks (line 2, column 11)"],
    ['{\n  “name”: "x"\n}', "a word that is not in straight quotation marks (line 2, column 3)"],
    ['{"name": "Chel\nsea"}', "a text without a closing quotation mark on its line (line 1, column 10)"],
    ['{\n  "name": "Chelsea"\n', "no closing brace at the end (line 3, column 1)"],
    ['{\n  "name": "Chelsea"\n}}', "something after the end of the content (line 3, column 2)"],
    ['{\n  "name" "Chelsea"\n}', "no colon between a field and its value (line 2, column 10)"],
    ['{\n  // the place\n  "name": "x"\n}', "a comment (line 2, column 3)"],
    ["", "no value where one belongs (line 1, column 1)"],
  ])("is told in plain words, with its line and column: %j", (text, error) => {
    expect(errorIn(text)).toBe(error);
  });

  it("is placed where it stands in a long file, not at the file's end", () => {
    const lines = Array.from({ length: 400 }, (_, index) => `  "field${index}": "value",`);
    const broken = lines.with(250, '  "field250": value,');
    expect(errorIn(`{\n${broken.join("\n")}\n}`)).toContain("(line 252, column 15)");
  });
});

it("A text is JSON here exactly where it is JSON to Gatsby", () => {
  const pieces = ["{", "}", "[", "]", ",", ":", '"a"', '"b":', '"', "\\", "1", "-", ".5", "e", "01", "true"];
  const strange = ["\n", "\t", "\u00a0", "\ufeff", "\u0000", "//", "/**/", "'x'", "é", "\\u00", "NaN"];
  const texts = fc.array(fc.constantFrom(...pieces, ...strange), { maxLength: 9 });
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(fc.property(texts, (all) => "value" in parseJson(all.join("")) === isJson(all.join(""))));
});
