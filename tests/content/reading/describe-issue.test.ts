import { z } from "zod";
import { choice, copy, group, listOf, text } from "../../../src/content/fields/content-fields";
import { describeIssues, place, quote } from "../../../src/content/reading/describe-issue";

const schema = group("Page", {
  title: text({ label: "Title", min: 5, max: 20 }),
  answer: copy({ label: "Answer" }).optional(),
  colour: choice(["green", "blue"], "Colour").optional(),
  order: z.int().min(1).max(9).optional(),
  height: z.number().min(2.5).optional(),
  names: listOf("Names", text({ label: "Name", max: 5 }), 2, 3).optional(),
  hero: group("Hero", { badge: text({ label: "Badge" }) }).optional(),
});

function errorsIn(content: unknown) {
  const issues = schema.safeParse(content, { reportInput: true }).error?.issues ?? [];
  return describeIssues("page.json", schema, content, issues);
}

const title = "Our work";

describe("An error in a field", () => {
  // tests/content/broken has the words for every other error.
  it("is told so that it can be mended", () => {
    expect(errorsIn({ title, hero: "Badge" })).toEqual([
      {
        file: "page.json",
        field: "hero",
        label: "Hero",
        found: '"Badge" (5 characters)',
        expected: "a group of fields in braces",
        remedy: "Change the value to the expected kind.",
      },
    ]);
  });

  it("is found deep inside the file", () => {
    expect(errorsIn({ title, names: ["Acton", 7], hero: { badge: "New", bagde: "New" } })).toEqual([
      expect.objectContaining({ field: "names[1]", label: "Names › 2", found: "7" }),
      expect.objectContaining({ field: "hero.bagde", label: "Hero › bagde" }),
    ]);
  });
});

describe("Several errors in one file", () => {
  it("are all reported", () => {
    expect(errorsIn({ title: "Work", colour: "red", order: 0 }).map(({ field }) => field)).toEqual([
      "title",
      "colour",
      "order",
    ]);
  });

  it("are reported one by one where several fields are unknown", () => {
    expect(errorsIn({ title, a: 1, b: 2 }).map(({ field, found }) => [field, found])).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  it("count once where a value of the wrong type also has the wrong length", () => {
    expect(errorsIn({ title: ["a"], names: "a" }).map(({ field, expected }) => [field, expected])).toEqual([
      ["title", "a text in quotation marks"],
      ["names", "a list in square brackets"],
    ]);
  });
});

describe("A file that holds no group of fields", () => {
  it.each([
    [["Acton"], "a list of 1 entry"],
    ["Acton", '"Acton" (5 characters)'],
    [null, "null"],
  ])("is reported as a whole: %j", (content, found) => {
    expect(errorsIn(content)).toEqual([
      {
        file: "page.json",
        found,
        expected: "a group of fields in braces",
        remedy: "Change the value to the expected kind.",
      },
    ]);
  });
});

describe("The place of an error", () => {
  it("has the field's name and its label", () => {
    expect(place(schema, ["names", 1])).toEqual({ field: "names[1]", label: "Names › 2" });
  });

  it("is the whole file where no field is to blame", () => {
    expect(place(schema, [])).toEqual({});
  });
});

describe("A value in a message", () => {
  it.each<[unknown, string]>([
    [undefined, "nothing"],
    [null, "null"],
    [3, "3"],
    [false, "false"],
    ["", '"" (0 characters)'],
    ["a", '"a" (1 character)'],
    ['say "hello"', '"say \\"hello\\"" (11 characters)'],
    [[], "a list of 0 entries"],
    [["a"], "a list of 1 entry"],
    [{ a: 1 }, '{"a":1}'],
  ])("%j is shown as %s", (value, shown) => {
    expect(quote(value)).toBe(shown);
  });

  it("is cut after 80 characters, and its length given", () => {
    expect(quote("x".repeat(78))).toBe(`"${"x".repeat(78)}" (78 characters)`);
    expect(quote("x".repeat(300))).toBe(`"${"x".repeat(79)}… (300 characters)`);
  });

  it("is cut where a group is long", () => {
    const shown = quote({ text: "x".repeat(300) });
    expect(shown).toHaveLength(81);
    expect(shown).toMatch(/…$/);
  });
});
