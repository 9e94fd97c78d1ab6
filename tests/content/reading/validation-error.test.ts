import * as z from "zod/mini";
import { group, list, text } from "../../../src/content/fields/content-fields";
import {
  describeIssues,
  formatValidationErrors,
  quote,
  type ValidationError,
} from "../../../src/content/reading/validation-error";

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

const schema = group("Page", {
  title: text("Title", { min: 5, max: 20 }),
  order: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  names: z.optional(list("Names", text("Name", { max: 5 }), { min: 2, max: 3 })),
  hero: z.optional(group("Hero", { badge: text("Badge", { max: 120 }) })),
});

function errorsIn(content: unknown) {
  return describeIssues(
    { path: "page.json", schema, content },
    schema.safeParse(content).error?.issues ?? [],
  );
}

const title = "Our work";

describe("An error in a field", () => {
  it("is described so that an editor can correct it", () => {
    expect(errorsIn({ title, hero: "Badge" })).toEqual([
      {
        file: "page.json",
        field: "hero",
        label: "Hero",
        found: '"Badge" (5 characters)',
        expected: "object",
        remedy: "Add the field, or change its value to the expected type.",
      },
    ]);
  });

  it("is found deep inside the file", () => {
    expect(errorsIn({ title, names: ["Acton", 7], hero: { badge: "New", bagde: "New" } })).toEqual([
      expect.objectContaining({ field: "names.1", label: "Names › 2", found: "7" }),
      expect.objectContaining({ field: "hero.bagde", label: "Hero › bagde" }),
    ]);
  });

  it.each([[["Acton"]], ["Acton"], [null]])("is the whole file's where it has no fields: %j", (content) => {
    const [error] = errorsIn(content);
    expect(error?.expected).toBe("object");
    expect(error).not.toHaveProperty("field");
  });
});

describe("A value in a message", () => {
  it.each<[unknown, string]>([
    [undefined, "nothing"],
    [null, "null"],
    [3, "3"],
    ["a", '"a" (1 character)'],
    ['say "hello"', '"say \\"hello\\"" (11 characters)'],
    [["a"], "a list of 1 entry"],
    [{ a: 1 }, '{"a":1}'],
    ["x".repeat(300), `"${"x".repeat(79)}… (300 characters)`],
  ])("%j is shown as %s", (value, shown) => {
    expect(quote(value)).toBe(shown);
  });
});
