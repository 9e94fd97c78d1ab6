import { parseJson } from "../../../src/content/reading/parse-json";

/** The error in a text that is no JSON. */
function errorIn(text: string): string {
  const result = parseJson(text);
  return "error" in result ? result.error : "no error";
}

describe("A sound file", () => {
  it.each<[string, unknown]>([
    ['{"name": "Chelsea"}', { name: "Chelsea" }],
    ["[1, 2]", [1, 2]],
    [' "text" \n', "text"],
    ["null", null],
  ])("%j is read", (text, value) => {
    expect(parseJson(text)).toEqual({ value });
  });
});

describe("An error in a file", () => {
  it.each([
    ["a comma too many at the end of a group", '{\n  "name": "Chelsea",\n}', "line 3, column 1"],
    ["a comma too many in a list", '{\n  "names": ["Acton", ]\n}', "line 2, column 22"],
    ["a comma too few between fields", '{\n  "name": "Chelsea"\n  "borough": "x"\n}', "line 3, column 3"],
    ["a comma too few in a list", '["Acton"\n"Angel"]', "line 2, column 1"],
    ["a value left out", '{\n  "name": ,\n  "borough": "x"\n}', "line 2, column 11"],
    ["a value left out at the end", '{"name":}', "line 1, column 9"],
    ["a word without quotation marks", '{\n  "name": Chelsea\n}', "line 2, column 11"],
    ["a half-written word", '{\n  "open": tru\n}', "line 2, column 14"],
    ["typographic quotation marks", '{\n  “name”: "Chelsea"\n}', "line 2, column 3"],
    ["single quotation marks", "{\n  'name': 'Chelsea'\n}", "line 2, column 3"],
    ["a line break inside a text", '{\n  "name": "Chel\nsea"\n}', "line 2, column 16"],
    ["a quotation mark never closed", '{\n  "name": "Chelsea', "line 2, column 19"],
    ["a brace never closed", '{\n  "name": "Chelsea"\n', "line 3, column 1"],
    ["a brace closed twice", '{\n  "name": "Chelsea"\n}}', "line 3, column 2"],
    ["a colon left out", '{\n  "name" "Chelsea"\n}', "line 2, column 10"],
    ["a comment", '{\n  // the place\n  "name": "Chelsea"\n}', "line 2, column 3"],
    ["an empty file", "", "line 1, column 1"],
    ["a file of spaces", "\n\n", "line 3, column 1"],
  ])("is placed by its line and column: %s", (_name, text, place) => {
    expect(errorIn(text)).toMatch(new RegExp(`\\(${place}\\)$`));
  });

  it("is placed where it stands in a long file, not at the file's end", () => {
    const lines = Array.from({ length: 400 }, (_, index) => `  "field${index}": "value",`);
    const broken = lines.with(250, '  "field250": value,');
    expect(errorIn(`{\n${broken.join("\n")}\n}`)).toContain("(line 252, column 15)");
  });

  it("names the place once", () => {
    expect(errorIn('{"name": "Chelsea",}').match(/line/g)).toHaveLength(1);
  });

  it("is reported in one line, although the file has several", () => {
    expect(errorIn('{\n  "name": ,\n  "borough": "x"\n}')).not.toContain("\n");
  });

  it("says what is in the way", () => {
    expect(errorIn('{"name": Chelsea}')).toContain("Unexpected token 'C'");
  });
});
