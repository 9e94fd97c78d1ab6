/** @jest-environment node */
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { areaSchema } from "../../../src/content/types/area";
import { contentTypeOf, contentTypes } from "../../../src/content/types/content-types";
import { personSchema } from "../../../src/content/types/people";
import { contentText } from "../../../src/editor/change/content-text";
import { contentOf } from "../../../src/editor/change/entries";
import {
  entryFields,
  formField,
  hintOf,
  limitsInWords,
  rowWords,
  wholeValue,
} from "../../../src/editor/forms/form-field";
import { tidyValue } from "../../../src/editor/words/tidy";
import { contentFolder } from "../../content/valid-content";

it("An entry's form begins with its name and the address that follows from it, and has no order", () => {
  const names = Object.keys(entryFields(areaSchema));
  expect(names.slice(0, 2)).toEqual(["name", "slug"]);
  expect(names).not.toContain("order");
});

it("An entry that a form shows with all its fields, the empty ones too, is stored as it was", async () => {
  for (const { path, text } of await readContentFiles(contentFolder)) {
    const type = contentTypeOf(path);
    if (!type) continue;
    const { schema } = contentTypes[type];
    const shown = wholeValue(formField(schema), contentOf(text));
    const tidied = Object(tidyValue(schema, shown));
    expect(contentText(type, tidied)).toBe(contentText(type, JSON.parse(text)));
  }
});

it("The short name of a person follows from the name, and not from their work", () => {
  expect(Object.keys(entryFields(personSchema)).slice(0, 3)).toEqual(["name", "slug", "work"]);
});

it.each([
  ["40 to 160 characters.", { type: "string", least: 40, most: 160 }],
  ["At most 60 characters.", { type: "string", least: 1, most: 60 }],
  ["10 characters or more.", { type: "string", least: 10 }],
  ["Exactly 3 entries.", { type: "array", least: 3, most: 3 }],
  ["2 entries or more.", { type: "array", least: 2 }],
  ["2 entries or more.", { type: "array", least: 2, most: 7 }],
  ["", { type: "array", least: 1, most: 7 }],
  ["", { type: "array", least: 1 }],
  ["", { type: "number" }],
] as const)("The limits of a field in words: %s", (words, limits) => {
  expect(limitsInWords(limits)).toBe(words);
});

it.each([
  [
    "Mon-Fri 8AM-6PM",
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
  ],
  ["Sat 9AM-4:30PM", { days: ["Saturday"], opens: "09:00", closes: "16:30" }],
  [
    "24 Dec-3 Jan closed – Happy Christmas",
    { from: "2026-12-24", to: "2027-01-03", opens: "", closes: "", text: "Happy Christmas" },
  ],
  ["24 Dec 8AM-12PM", { from: "2026-12-24", to: "2026-12-24", opens: "08:00", closes: "12:00", text: "" }],
])("A row of hours says when: %s", (words, hours) => {
  expect(rowWords(hours)).toBe(words);
});

it("A row of a list of pictures says what is seen, without the point in view and the kind", () => {
  const picture = { image: "../images/a.jpg", alt: "A bare wall", focus: "30% 70%", kind: "photograph" };
  expect(rowWords(picture)).toBe("A bare wall");
  expect(rowWords({ ...picture, alt: "" })).toBe("");
});

it("A hint does not say the greatest length that the count beside it says", () => {
  const field = formField(areaSchema).properties ?? {};
  expect(field.name && hintOf(field.name)).toBe("The place as people there call it.");
  expect(field.description && hintOf(field.description)).toContain("40 to 160 characters.");
});

it.each(["slug", "latitude", "longitude", "seoTitle", "seoDescription"])(
  "An area's %s is folded away, as owners hardly need it",
  (name) => {
    expect(formField(areaSchema).properties?.[name]?.isFolded).toBe(true);
  },
);

it("A row of hours that is half filled in says what it has", () => {
  expect(rowWords({ days: ["Monday"], opens: "08:00", closes: "" })).toBe("Monday – 08:00");
});
