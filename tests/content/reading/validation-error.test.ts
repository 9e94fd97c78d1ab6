import { type ContentError, formatContentErrors } from "../../src/content/content-error";

const tooLong: ContentError = {
  file: "pages/home.json",
  field: "hero.badge",
  label: "Hero › Badge",
  found: '"A very long badge" (61 characters)',
  expected: "at most 60 characters",
  remedy: "Shorten the text.",
};

const unreadable: ContentError = {
  file: "company.json",
  found: "Unexpected token (line 3, column 5)",
  expected: "valid JSON",
  remedy: "Look there.",
};

describe("A report of mistakes", () => {
  it("names file, field, label, value, expectation and remedy", () => {
    expect(formatContentErrors([tooLong])).toBe(
      [
        "The content has 1 mistake in 1 file:",
        "",
        "data/pages/home.json",
        "  hero.badge (Hero › Badge)",
        '    found:    "A very long badge" (61 characters)',
        "    expected: at most 60 characters",
        "    to do:    Shorten the text.",
      ].join("\n"),
    );
  });

  it("says where the file is on the editing screen, once, where it is there", () => {
    const editor = "Home page › Words and pictures";
    const report = formatContentErrors([{ ...tooLong, editor }, { ...tooLong, editor }, unreadable]);
    expect(report.match(/^data\/.*$/gm)).toEqual([
      "data/company.json",
      "data/pages/home.json (in the editor: Home page › Words and pictures)",
    ]);
  });

  it("speaks of the file where no field is to blame", () => {
    expect(formatContentErrors([unreadable])).toContain("data/company.json\n  the file\n    found:");
  });

  it("does without a label where there is none", () => {
    const { label: _label, ...unlabelled } = tooLong;
    expect(formatContentErrors([unlabelled])).toContain("\n  hero.badge\n");
  });

  it("counts the mistakes and the files", () => {
    expect(formatContentErrors([tooLong, unreadable, tooLong])).toMatch(
      /^The content has 3 mistakes in 2 files:\n/,
    );
    expect(formatContentErrors([tooLong, tooLong])).toMatch(/^The content has 2 mistakes in 1 file:\n/);
  });

  it("takes the files in the order of their names, each once", () => {
    const report = formatContentErrors([tooLong, unreadable, { ...tooLong, field: "hero.rating" }]);
    expect(report.match(/^data\/.*$/gm)).toEqual(["data/company.json", "data/pages/home.json"]);
  });

  it("keeps a file's mistakes together, in the order in which they were found", () => {
    const report = formatContentErrors([tooLong, unreadable, { ...tooLong, field: "hero.rating" }]);
    expect(report.match(/^ {2}\S.*$/gm)).toEqual([
      "  the file",
      "  hero.badge (Hero › Badge)",
      "  hero.rating (Hero › Badge)",
    ]);
  });
});
