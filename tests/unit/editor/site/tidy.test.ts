import { slugOf, tidyField, tidyText, toStoredValue } from "../../../../src/editor/site/tidy";

it.each([
  ["spaces at the ends", "  Tiles that last ", "Tiles that last"],
  ["doubled spaces", "Tiles  that   last", "Tiles that last"],
  ["line breaks", "Tiles\r\nthat\n\nlast", "Tiles that last"],
  ["non-breaking spaces", "24\u00a0hours", "24 hours"],
  ["soft hyphens", "water\u00adproof", "waterproof"],
  ["spaces of no width", "water\u200bproof\ufeff", "waterproof"],
])("Words pasted from Word lose %s", (_what, pasted, tidied) => {
  expect(tidyText(pasted)).toBe(tidied);
});

it.each([
  "‘Lovely’ and “on time”: that’s us – 24/7…",
  "A family 👨‍👩‍👧 and a bath 🛁",
  "- 5 degrees outside",
  "Call {phone} or write £50–£60",
])("Words pasted from Word keep everything else: %s", (text) => {
  expect(tidyText(text)).toBe(text);
});

it.each(["02079460123", "(020) 7946-0123", "020.7946.0123", "+44 (0)20 7946 0123", "0044 20 7946 0123"])(
  "A telephone number is stored in one form: %s",
  (text) => {
    expect(tidyField(text, "phone")).toBe("+442079460123");
  },
);

it.each(["", "7946 0123", "020 7946 01234", "+1 212 555 0123", "020 7946 0123 ext 12"])(
  "A text that is not a telephone number stays as it was typed: %j",
  (text) => {
    expect(tidyField(text, "phone")).toBe(text);
  },
);

it("A whole entry is tidied, and empty values are left out", () => {
  const typed = { name: " Us ", phone: "07700 900123", legal: undefined, email: " us@example.com" };
  expect(toStoredValue("company.json", typed)).toEqual({
    name: "Us",
    phone: "+447700900123",
    email: "us@example.com",
  });
});

it.each([
  ["a sum with pounds and commas", "£5,000,000", "number", 5_000_000],
  ["a pound sign alone", "£", "number", undefined],
  ["a decimal comma", "51,5", "number", 51.5],
  ["a colour in capitals, without #", "1B3A6B", "colour", "#1b3a6b"],
  ["an address as browsers show it", "www.example.com/reviews", "link", "https://www.example.com/reviews"],
  ["a site with a slash at its end", "example.com/", "link", "https://example.com"],
  ["a page of the site", "/portfolio", "link", "/portfolio"],
  ["a short name in other letters", "/Café & bar/", "slug", "cafe-and-bar"],
  ["an old address, copied whole", "https://www.tiler.example/About_us.php", "oldPath", "/About_us.php"],
] as const)("What is typed is stored in its field's form: %s", (_what, typed, use, stored) => {
  expect(tidyField(typed, use)).toBe(stored);
});

it.each([
  ["Café at St John's", "cafe-at-st-johns"],
  ["Tiles & stone", "tiles-and-stone"],
])("A slug is made from a name: %s", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
