import type * as z from "zod/mini";
import { text, textWithFacts } from "../../../../src/content/fields/content-fields";
import { contentTypeOf, contentTypes } from "../../../../src/content/types/content-types";
import { contentWith } from "../../../support/company-content";
import { set } from "../../../support/fixture-edits";

/** The messages of a field about a value. Empty if the value is valid. */
function complaints(field: z.ZodMiniType, value: unknown): string[] {
  return field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

const isValid = (path: string, field: string, value: unknown) => {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`data/${path} belongs to no content type`);
  return contentTypes[type].schema.safeParse(contentWith(set(path, field, value))[path]).success;
};

describe("Only sensible values are valid in", () => {
  it.each<[path: string, field: string, valid: unknown[], invalid: unknown[]]>([
    ["areas/chelsea.json", "postcodes.0", ["W1", "SW10", "EC2A"], ["sw3", "SW3 4AB", "SW", "3SW", ""]],
    ["areas/chelsea.json", "slug", ["chelsea", "st-johns-wood"], ["", "-chelsea", "a--b", "café"]],
    ["areas/chelsea.json", "latitude", [51.28, 60.8], [-0.1, 62, "51.48749"]],
    ["areas/chelsea.json", "longitude", [-0.52, 0.34], [-10, 51.5, "-0.13"]],
    ["company.json", "serviceRadius", [1000, 100_000], [999, 100_001, 50_000.5, "50000"]],
    [
      "company.json",
      "phone",
      ["+447700900123", "+44169772222", "+442079460123", "+44800123456"],
      ["07700900123", "+44 7700 900123", "+44770090012", "+44209460123"],
    ],
    ["company.json", "website", ["https://www.example.com"], ["http://example.com", "https://example"]],
    ["company.json", "email", ["quotes+london@example.co.uk"], ["quotes", "quotes@", "a at b.example"]],
    ["company.json", "openingHours.0.opens", ["00:00", "16:59"], ["8:00", "24:00", "18:60", "8AM"]],
    ["company.json", "openingHours.0.days.0", ["Monday"], ["Mon", "monday", ""]],
    ["services/bathroom-refurbishment.json", "phases.phases.0.week", [1, 12], [0, 13, 1.5, "1"]],
    ["projects/cafe-backsplash.json", "kind", ["visualisation", "photograph"], ["photo", ""]],
    ["projects/cafe-backsplash.json", "pictures.0.image", ["a.JPG", "b/a.webp"], ["", "a.gif", "a.jpg.txt"]],
    ["projects/cafe-backsplash.json", "pictures.0.focus", ["0% 100%"], ["30 70", "101% 0%", "left top"]],
    ["pages/privacy-policy.json", "updated", ["2028-02-29"], ["2026-02-29", "2026-02-30", "2026-1-2"]],
  ])("%s: %s", (path, field, valid, invalid) => {
    expect(valid.filter((value) => !isValid(path, field, value))).toEqual([]);
    expect(invalid.filter((value) => isValid(path, field, value))).toEqual([]);
  });
});

describe("A text", () => {
  it.each([
    ["abc", []],
    ["ab", [expect.stringContaining("Too small")]],
    ["abcdefghijk", [expect.stringContaining("Too big")]],
    [" abc", ["text that neither begins nor ends with a space"]],
    ["a { b", ["text without { or }: no facts are filled in here"]],
  ])("keeps to its limits and has no space at its ends and no brace: %j", (value, said) => {
    expect(complaints(text("Title", { min: 3, max: 10 }), value)).toEqual(said);
  });
});

describe("A text with placeholders", () => {
  it("must name the placeholder without which it would be the same on every page or for every count", () => {
    const count = textWithFacts("Count", {
      max: 400,
      placeholders: ["n"],
      needed: "n",
      hint: "{n} is the number.",
    });
    expect(complaints(count, "Some are left, {n} of them")).toEqual([]);
    expect(complaints(count, "Some are left")).toEqual([
      "a text with {n}, which stands for something else each time",
    ]);
  });
});
