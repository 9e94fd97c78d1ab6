import { formatValidationErrors, type ValidationError } from "../../../src/content/reading/validation-error";

const tooLong: ValidationError = {
  file: "pages/home.json",
  field: "hero.badge",
  label: "Hero › Badge",
  found: '"A very long badge" (61 characters)',
  expected: "at most 60 characters",
  remedy: "Shorten the text.",
};

const unreadable: ValidationError = {
  file: "company.json",
  found: "Unexpected token (line 3, column 5)",
  expected: "valid JSON",
  remedy: "Look there.",
};

describe("A report of errors", () => {
  it("names file, field, label, value, expectation and remedy", () => {
    expect(formatValidationErrors([tooLong])).toBe(
      [
        "The content has 1 error in 1 file:",
        "",
        "data/pages/home.json",
        "  hero.badge (Hero › Badge)",
        '    found:    "A very long badge" (61 characters)',
        "    expected: at most 60 characters",
        "    to do:    Shorten the text.",
      ].join("\n"),
    );
  });

  it("says once where the file is in the CMS, if it is there", () => {
    const cms = "Home page › Words and pictures";
    const report = formatValidationErrors([{ ...tooLong, cms }, { ...tooLong, cms }, unreadable]);
    expect(report.match(/^data\/.*$/gm)).toEqual([
      "data/company.json",
      "data/pages/home.json (in the CMS: Home page › Words and pictures)",
    ]);
  });

  it("speaks of the file where no field is to blame", () => {
    expect(formatValidationErrors([unreadable])).toContain("data/company.json\n  the file\n    found:");
  });

  it("names the folder that was checked", () => {
    expect(formatValidationErrors([unreadable], "tests/fixtures/content")).toContain(
      "tests/fixtures/content/company.json\n",
    );
  });

  it("does without a label where there is none", () => {
    const { label: _label, ...unlabelled } = tooLong;
    expect(formatValidationErrors([unlabelled])).toContain("\n  hero.badge\n");
  });

  it("counts the errors and the files", () => {
    expect(formatValidationErrors([tooLong, unreadable, tooLong])).toMatch(
      /^The content has 3 errors in 2 files:\n/,
    );
    expect(formatValidationErrors([tooLong, tooLong])).toMatch(/^The content has 2 errors in 1 file:\n/);
  });

  it("takes the files in the order of their names, each once", () => {
    const report = formatValidationErrors([tooLong, unreadable, { ...tooLong, field: "hero.rating" }]);
    expect(report.match(/^data\/.*$/gm)).toEqual(["data/company.json", "data/pages/home.json"]);
  });

  it("keeps a file's errors together, in the order in which they were found", () => {
    const report = formatValidationErrors([tooLong, unreadable, { ...tooLong, field: "hero.rating" }]);
    expect(report.match(/^ {2}\S.*$/gm)).toEqual([
      "  the file",
      "  hero.badge (Hero › Badge)",
      "  hero.rating (Hero › Badge)",
    ]);
  });
});
