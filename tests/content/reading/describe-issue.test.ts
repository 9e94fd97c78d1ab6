import { z } from "zod";
import { group, listOf, text } from "../../../src/content/fields/content-fields";
import { describeIssues, quote } from "../../../src/content/reading/describe-issue";

const schema = group("Page", {
  title: text("Title", [5, 20]),
  order: z.int().min(1).max(9).optional(),
  names: listOf("Names", text("Name", 5), 2, 3).optional(),
  hero: group("Hero", { badge: text("Badge", 120) }).optional(),
});

function errorsIn(content: unknown) {
  return describeIssues(
    { path: "page.json", schema, content },
    schema.safeParse(content).error?.issues ?? [],
  );
}

const title = "Our work";

describe("An error in a field", () => {
  it("is told so that it can be mended", () => {
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
      expect.objectContaining({ field: "names[1]", label: "Names › 2", found: "7" }),
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
