import {
  checkbox,
  group,
  list,
  optional,
  reference,
  text,
  textWithFacts,
  wholeNumber,
} from "../../../../src/content/fields/content-fields";
import { day, picturePath, timeOfDay } from "../../../../src/content/fields/pattern-texts";
import { fieldGroupOf, finishedContent } from "../../../../src/editor/preview/finished-content";

const isKnown = (_type: string, slug: string) => slug === "soho";
const finished = (shape: Parameters<typeof group>[1], value: unknown) =>
  finishedContent(group("Thing", shape), value, isKnown);

const days = group("Days", {
  from: day("From"),
  opens: optional(timeOfDay("Opens")),
  text: text("Text", { max: 120 }),
});
const whole = { from: "2026-12-24", text: "Closed" };

it.each([
  ["a text is empty", text("Name", { max: 120 }), ""],
  ["a text with facts is empty", textWithFacts("Text", { max: 400 }), ""],
  ["a list has no entries", list("Names", text("Name", { max: 120 }), { min: 1 }), []],
  ["a number is nought", wholeNumber("Order", { min: 1, max: 9, hint: "1 comes first." }), 0],
  ["a choice is not made", checkbox("Hide it", { hint: "Nowhere." }), false],
  ["a picture has no file", picturePath("Image"), ""],
  ["an optional field is left out", optional(text("Note", { max: 120 })), undefined],
])("In a new, empty entry, %s", (_what, field, empty) => {
  expect(finished({ field }, {}).field).toEqual(empty);
});

it("A row without its day is completed, and a missing optional group is left out", () => {
  expect(finished({ days: list("Days", days) }, { days: [{}, whole] }).days).toMatchObject([
    { from: "", text: "" },
    whole,
  ]);
  expect(finished({ days: optional(days) }, {}).days).toBeUndefined();
});

it("A group that has to be there is completed", () => {
  expect(finished({ days }, {}).days).toMatchObject({ from: "", text: "" });
});

it("An unknown reference is left out, or becomes an empty entry where one is required", () => {
  const area = reference("Area", "Area");
  expect(finished({ area: optional(area) }, { area: "atlantis" }).area).toBeUndefined();
  expect(finished({ areas: list("Areas", area, { min: 1 }) }, { areas: ["", "soho"] }).areas).toEqual([
    "soho",
  ]);
  expect(finished({ area }, { area: "soho" }).area).toBe("soho");
  expect(finished({ area: reference("Project", "Project") }, {}).area).toMatchObject({
    title: "",
    pictures: [],
  });
});

it("A group and its copies keep the path of their field", () => {
  const content = finished({ list: list("Days", days) }, { list: [{ from: "" }, whole] });
  const second = [content.list].flat()[1];
  expect(fieldGroupOf(Object(second))?.path).toBe("list.1");
  expect(fieldGroupOf({ ...Object(second) })?.path).toBe("list.1");
});
