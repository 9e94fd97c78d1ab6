/** @jest-environment node */
import { copy, group, listOf, text } from "../../../src/content/fields/content-fields";
import { areaSchema } from "../../../src/content/types/area";
import { projectSchema } from "../../../src/content/types/project";
import { entryFaults } from "../../../src/editor/words/plain-words";
import { changed, published } from "../../content/valid-content";

const card = copy("Card text", [5, 10]);
const name = text("Name", 120);
const codes = listOf("Postcode districts", text("Postcode district", 120), 1, 2);
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
  [latitude, -91, "Latitude: -91; the least is -90."],
  [latitude, 91, "Latitude: 91; the most is 90."],
  [latitude, "here", "Latitude must be a number."],
  [name, "<b>Ada</b>", 'Name must be plain words, because HTML is shown as it is typed, instead of "<b>".'],
  [card, "Seven 🛁", undefined],
  [card.optional(), "", undefined],
])("What is wrong with a field is said in one sentence: %#", (schema, value, says) => {
  expect(entryFaults(group("Entry", { field: schema }), { field: value })[0]?.says).toBe(says);
});

it("The place in the order and rules over several fields wait for the check of all content", () => {
  const project = published("projects/cafe-backsplash.json");
  const claim = changed(
    changed(project, "kind", "visualisation"),
    "work",
    `We tiled it. ${"All of it. ".repeat(20)}`,
  );
  expect(projectSchema.safeParse(claim).success).toBe(false);
  expect(entryFaults(projectSchema, changed(claim, "order", undefined))).toEqual([]);
});
