/** @jest-environment node */
import { copy, group, list, optional, text } from "../../../src/content/fields/content-fields";
import { areaSchema } from "../../../src/content/types/area";
import { companySchema } from "../../../src/content/types/company";
import { projectSchema } from "../../../src/content/types/project";
import { entryProblems } from "../../../src/editor/site/problems";
import { changed, published } from "../../content/valid-content";

const card = copy("Card text", { min: 5, max: 10 });
const name = text("Name", { max: 120 });
const codes = list("Postcode districts", text("Postcode district", { max: 120 }), { min: 1, max: 2 });
const { latitude } = areaSchema.shape;

it.each([
  [card, "Twelve chars", "Card text: 12 characters; the most is 10."],
  [card, "Four", "Card text: 4 characters; the least is 5."],
  [card, "", "Card text is empty."],
  [card, undefined, "Card text is empty."],
  [
    card,
    "{fone}",
    "Card text must be text with known placeholders in braces only, such as {phone}: Insert a fact offers them.",
  ],
  [codes, [], "Postcode districts: add at least one."],
  [codes, ["a", "b", "c"], "Postcode districts: 3 entries; the most is 2."],
  [latitude, -91, "Latitude: -91; the least is 49."],
  [latitude, 91, "Latitude: 91; the most is 61."],
  [latitude, "here", "Latitude must be a number."],
  [name, "<b>Ada</b>", 'Name must be plain words, because HTML is shown as it is typed, instead of "<b>".'],
  [card, "Seven 🛁", undefined],
  [optional(card), "", undefined],
])("What is wrong with a field is said in one sentence: %#", (schema, value, says) => {
  expect(entryProblems(group("Entry", { field: schema }), { field: value })[0]?.message).toBe(says);
});

it("The place in the order waits for publishing", () => {
  const project = published("projects/cafe-backsplash.json");
  const nowhere = changed(project, "order", undefined);
  expect(projectSchema.safeParse(nowhere).success).toBe(false);
  expect(entryProblems(projectSchema, nowhere)).toEqual([]);
});

describe("A row in which nothing was written is told once, with what to do", () => {
  const company = published("company.json");
  const row = { from: "2026-12-24", to: "2026-12-26", opens: "", closes: "", text: "" };
  const withRows = (...otherHours: object[]) => changed(company, "otherHours", otherHours);

  it("in a list of groups", () => {
    const empty = { from: "", to: "", opens: "", closes: "", text: "" };
    expect(entryProblems(companySchema, withRows(row, empty))).toMatchObject([
      { field: "otherHours.1", message: "Other hours for a while 2 is empty: fill it in, or remove it." },
    ]);
  });

  it("in a list of texts", () => {
    const area = published("areas/chelsea.json");
    expect(entryProblems(areaSchema, changed(area, "postcodes.0", " "))).toMatchObject([
      { field: "postcodes.0", message: "Postcode districts 1 is empty: fill it in, or remove it." },
    ]);
  });

  it("but a row that was begun is told field by field", () => {
    const begun = { ...row, to: "" };
    expect(entryProblems(companySchema, withRows(begun))).toMatchObject([
      { field: "otherHours.0.to", message: "Last day is empty." },
    ]);
  });
});
