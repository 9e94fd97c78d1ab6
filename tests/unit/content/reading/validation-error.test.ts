import * as z from "zod/mini";
import { group, list, text, textWithFacts } from "../../../../src/content/fields/content-fields";
import {
  describeIssues,
  type ValidationError,
  validationErrorsText,
} from "../../../../src/content/reading/validation-error";

const tooLong: ValidationError = {
  file: "pages/home.json",
  location: "Home page › Words and pictures",
  field: "hero.badge",
  message: "Badge: 61 characters; the most is 60.",
};

const unreadable: ValidationError = { file: "company.json", field: "", message: "This is not valid JSON." };

describe("A report of errors", () => {
  it("names each file once, with its errors in the order in which they were found", () => {
    const errors = [tooLong, unreadable, { ...tooLong, field: "hero.rating" }];
    expect(validationErrorsText(errors)).toBe(
      `The content has 3 errors in 2 files:

data/company.json
  This is not valid JSON.

data/pages/home.json (in the editor: Home page › Words and pictures)
  hero.badge: Badge: 61 characters; the most is 60.
  hero.rating: Badge: 61 characters; the most is 60.`,
    );
  });

  it("names the folder that was checked, and counts one", () => {
    expect(validationErrorsText([unreadable], "copy")).toMatch(
      /^The content has 1 error in 1 file:\n\ncopy\/company\.json\n/,
    );
  });
});

const schema = group("Page", {
  title: text("Title", { min: 5, max: 20 }),
  order: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  names: z.optional(list("Names", text("Name", { max: 5 }), { min: 2, max: 3 })),
  hero: z.optional(group("Hero", { badge: text("Badge", { max: 120 }) })),
  tags: z.optional(list("Tags", text("Tag", { max: 5 }), { min: 1 })),
  card: z.optional(textWithFacts("Card text", { max: 40 })),
});

function errorsIn(content: unknown) {
  return describeIssues(
    { path: "page.json", schema, content },
    schema.safeParse(content).error?.issues ?? [],
  );
}

const title = "Our work";

describe("An error in a field", () => {
  it.each([
    [{ title, hero: "Badge" }, "hero", "Hero must be a group of fields."],
    [{ title, hero: {} }, "hero.badge", "Fill in Badge."],
    [{ title, names: ["Acton", 7] }, "names.1", "Names must be a text."],
    [{ title, names: ["Acton", ""] }, "names.1", "Names 2 is empty: fill it in, or remove it."],
    [{ title, names: ["Acton"] }, "names", "Names: 1 row; the least is 2."],
    [{ title, bagde: "New" }, "bagde", "bagde is not a field here: remove it, or correct its name."],
    [{ title: "Our" }, "title", "Title: 3 characters; the least is 5."],
    [{ title, order: 12 }, "order", "order: 12; the most is 9."],
    [{ title, order: "here" }, "order", "order must be a number."],
    [{ title, tags: [] }, "tags", "Tags: add at least one."],
    [
      { title: "<b>Our work</b>" },
      "title",
      "Title must be plain words: the site would show signs such as <b> or ** as they are typed.",
    ],
    [
      { title, card: "{fone}" },
      "card",
      "Card text must be text with known facts in braces only, such as {phone}: Insert a fact offers them.",
    ],
  ])("is one sentence: %j", (content, field, says) => {
    expect(errorsIn(content)).toEqual([{ file: "page.json", field, message: says }]);
  });

  it("is reported once, even if the field breaks other rules, too", () => {
    expect(errorsIn({ title: " a" }).map(({ field }) => field)).toEqual(["title"]);
  });
});
