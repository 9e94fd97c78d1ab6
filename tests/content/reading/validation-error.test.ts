import { formatValidationErrors, type ValidationError } from "../../../src/content/reading/validation-error";

const tooLong: ValidationError = {
  file: "pages/home.json",
  editor: "Home page › Words and pictures",
  field: "hero.badge",
  label: "Hero › Badge",
  found: '"A very long badge" (61 characters)',
  expected: "at most 60 characters",
  remedy: "Shorten the text.",
};

const unreadable: ValidationError = {
  file: "company.json",
  found: "comma expected (line 3, column 5)",
  expected: "valid JSON",
  remedy: "Look there.",
};

describe("A report of errors", () => {
  it("names each file once, in order, with its errors in the order in which they were found", () => {
    const errors = [tooLong, unreadable, { ...tooLong, field: "hero.rating" }];
    expect(formatValidationErrors(errors)).toBe(
      `The content has 3 errors in 2 files:

data/company.json
  the file
    found:    comma expected (line 3, column 5)
    expected: valid JSON
    to do:    Look there.

data/pages/home.json (in the editor: Home page › Words and pictures)
  hero.badge (Hero › Badge)
    found:    "A very long badge" (61 characters)
    expected: at most 60 characters
    to do:    Shorten the text.
  hero.rating (Hero › Badge)
    found:    "A very long badge" (61 characters)
    expected: at most 60 characters
    to do:    Shorten the text.`,
    );
  });

  it("names the folder that was checked, and counts one", () => {
    expect(formatValidationErrors([unreadable], "copy")).toMatch(
      /^The content has 1 error in 1 file:\n\ncopy\/company\.json\n/,
    );
  });
});
