/** @jest-environment node */
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import type { ValidationError } from "../../../src/content/reading/validation-error";
import { areaSchema } from "../../../src/content/types/area";
import { companySchema } from "../../../src/content/types/company";
import { entryAfter, moveBefore } from "../../../src/editor/controls/move-before";
import { leafChanges } from "../../../src/editor/entry/use-entry";
import { slugAdvice } from "../../../src/editor/entry/use-surroundings";
import { entryFields, rowWords } from "../../../src/editor/forms/form-field";
import { storedName } from "../../../src/editor/forms/pictures/reduce-picture";
import { findWords } from "../../../src/editor/lists/find-words";
import { demonstrationFacts } from "../../../src/editor/shell/demonstration-facts";
import { contentOf, factsOf } from "../../../src/editor/state/entries";
import { freeName } from "../../../src/editor/state/picture-path";
import { entryAddress, routeOf } from "../../../src/editor/state/routes";
import { inPlainWords } from "../../../src/editor/words/plain-words";
import { slugOf, tidyFieldText, tidyValue } from "../../../src/editor/words/tidy";
import { contentFolder, published } from "../../content/valid-content";

const files = readContentFiles(contentFolder);

it("An entry's form begins with its name and the address that follows from it, and has no order", () => {
  const names = entryFields(areaSchema).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["name", "slug"]);
  expect(names).not.toContain("order");
});

it("A closed row says its first words", () => {
  expect(rowWords({ days: ["Monday", "Friday"], opens: "08:00", closes: "18:00" })).toBe(
    "Monday, Friday – 08:00 – 18:00",
  );
  expect(rowWords({ icon: "gem", image: "x.jpg", alt: "Green tiles" })).toBe("Green tiles");
});

it.each([
  ["phone", "(020) 7946 0123", "+442079460123"],
  ["postcode", " sw12 ", "SW12"],
  ["copy", "two  words", "two words"],
  ["email", " us@example.com", "us@example.com"],
] as const)("A text is stored as its field wants it: %s", (use, typed, stored) => {
  expect(tidyFieldText(typed, use)).toBe(stored);
});

it("A whole entry is tidied, and what was not said is left out", () => {
  expect(tidyValue(companySchema, { name: " Us ", phone: "07700 900123", legal: undefined })).toEqual({
    name: "Us",
    phone: "+447700900123",
  });
});

it.each([
  ["Café at St John's", "cafe-at-st-johns"],
  ["Tiles & stone", "tiles-and-stone"],
])("A slug is made from words: %s", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});

it("A slug is judged while it is typed", () => {
  expect(slugAdvice("Two words", undefined, [])).toContain("Lower-case letters");
  expect(slugAdvice("taken", undefined, ["taken"])).toContain("already");
  expect(slugAdvice("other", "stored", [])).toContain("gets a new address");
  expect([slugAdvice("stored", "stored", []), slugAdvice("free", undefined, [])]).toEqual(["", ""]);
});

it("Pictures get names that can be stored, and that none has", () => {
  expect(storedName("IMG 2041.HEIC")).toBe("img-2041.jpg");
  expect(storedName("???.png")).toBe("picture.jpg");
  expect(freeName("image.jpg", new Set(["image.jpg", "image-2.jpg"]))).toBe("image-3.jpg");
});

it("What storing changed is taken over where the form still has what was sent", () => {
  const sent = { a: "1", pictures: [{ image: "new", alt: "x" }], b: "1" };
  const stored = { a: "1", pictures: [{ image: "stored", alt: "x" }], b: "2" };
  const now = { a: "9", pictures: [{ image: "new", alt: "y" }], b: "typed" };
  expect(leafChanges(sent, stored, now)).toEqual([["pictures.0.image", "stored"]]);
});

it("Entries are moved before others, or to the end", () => {
  expect(moveBefore(["a", "b", "c"], new Set(["c"]), "a")).toEqual(["c", "a", "b"]);
  expect(moveBefore(["a", "b", "c"], new Set(["a"]), undefined)).toEqual(["b", "c", "a"]);
  expect(entryAfter(["a", "b"], "a", "after")).toBe("b");
  expect(entryAfter(["a", "b"], "b", "after")).toBeUndefined();
});

it("Addresses lead to lists, entries, fields, searches and changes", () => {
  expect(routeOf("")).toEqual({ page: "start" });
  expect(routeOf("#/pages")).toEqual({ page: "list", group: "pages" });
  expect(routeOf(entryAddress("areas/chelsea.json", "postcodes[0]"))).toEqual({
    page: "entry",
    path: "areas/chelsea.json",
    isNew: false,
    field: "postcodes[0]",
  });
  expect(routeOf("#/faqs/new")).toMatchObject({ path: "faqs/new.json", isNew: true });
  expect(routeOf("#/search/24%20hours")).toEqual({ page: "search", words: "24 hours" });
  expect(routeOf("#/changes/areas/chelsea")).toEqual({ page: "changes", path: "areas/chelsea.json" });
});

it("Words are found as the page shows them", async () => {
  const facts = factsOf(await files);
  const places = async (words: string) => findWords(await files, words, facts).map(({ place }) => place);
  const phone = "Company › Company details › Phone";
  for (const words of [facts.phone ?? "", (facts.phone ?? "").replaceAll(" ", "")])
    expect(await places(words)).toContain(phone);
  expect(await places("words that nobody wrote")).toEqual([]);
});

it("Facts of the demonstration that still stand are told, each with its field", async () => {
  const company = companySchema.parse(
    contentOf((await files).find(({ path }) => path === "company.json")?.text),
  );
  const fields = demonstrationFacts({ ...company, phone: "+447700900123", email: "us@example.com" }).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(expect.arrayContaining(["phone", "email"]));
  const real = { ...company, phone: "+442033333333", landline: "+442033333333", whatsapp: "+442033333333" };
  const missing = demonstrationFacts({ ...real, email: "us@tiles.co.uk", website: "https://tiles.co.uk" });
  expect(missing.every(({ field }) => field.startsWith("legal."))).toBe(true);
});

it("Errors of the check are said as one would say them", async () => {
  const error: ValidationError = {
    file: "additional-areas.json",
    field: "names[3]",
    label: "Names › 4",
    found: '"Chelsea" (7 characters)',
    expected: "places without a page of their own; data/areas/chelsea.json is about this one",
    remedy: "Remove it here.",
  };
  expect(inPlainWords(error, await files)).toEqual({
    file: "additional-areas.json",
    field: "names.3",
    says: "Chelsea has a page of its own now, so it cannot be in this list.",
    mayGo: true,
  });
  const same = "a value that no other file has; data/areas/chelsea.json has it already";
  const { name } = Object(published("areas/chelsea.json"));
  expect(inPlainWords({ ...error, label: "Search title", expected: same }, await files).says).toBe(
    `Search title: Areas › ${name} has the same. Change one of the two.`,
  );
});
