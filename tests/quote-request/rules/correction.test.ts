/** @jest-environment node */
import fc from "fast-check";
import { correctionOf } from "../../../src/quote-request/rules/correction";
import type { QuoteRequestField } from "../../../src/quote-request/rules/quote-request";
import { quoteRequestSchema } from "../../../src/quote-request/rules/quote-request-schema";
import { validRequest } from "../requests";

const nothing = { characters: [], text: undefined };

describe("An address with refused characters", () => {
  it.each([
    ["14/2 King's Road", "/ '", "14 2 Kings Road"],
    ["Flat #3, St James' Square", "# '", "Flat 3, St James Square"],
    ["14 Kings Road (rear)", "( )", "14 Kings Road rear"],
    ["Smith & Sons, 3 Mews", "&", "Smith and Sons, 3 Mews"],
    ["14–16 Kings Road", "–", "14-16 Kings Road"],
    ['"The Cottage", Barnes', '"', "The Cottage, Barnes"],
    ["14/2 King's Road\nLondon / SW3", "/ '", "14 2 Kings Road\nLondon SW3"],
    ["14 Kings Road 🏠", "🏠", "14 Kings Road"],
    [`${"a".repeat(199)}/`, "/", "a".repeat(199)],
    [`${"a".repeat(200)}/`, "/", "a".repeat(200)],
  ])("%j names %s and offers %j", (typed, characters, text) => {
    expect(correctionOf("address", typed)).toEqual({ characters: characters.split(" "), text });
  });

  it("is offered nothing where nothing is left", () => {
    expect(correctionOf("address", "???")).toEqual({ characters: ["?"], text: undefined });
  });
});

describe("A name with refused characters", () => {
  it.each([
    ["Ada2", "2", "Ada"],
    ["Dr. Ada", ".", "Dr Ada"],
    ["Ada & Grace", "&", "Ada and Grace"],
    ["O`Neill", "`", "O'Neill"],
    ["Smith (née Jones)", "( )", "Smith née Jones"],
    ["Ada ❤️", "❤", "Ada"],
    [`${" ".repeat(60)}Ada2`, "2", "Ada"],
    [`4${"a".repeat(49)}`, "4", "a".repeat(49)],
  ])("%j names %s and offers %j", (typed, characters, text) => {
    expect(correctionOf("firstName", typed)).toEqual({ characters: characters.split(" "), text });
    expect(correctionOf("lastName", typed).text).toBe(text);
  });

  it("is put right without naming what cannot be seen", () => {
    expect(correctionOf("firstName", "Ada\tMary")).toEqual({ characters: [], text: "Ada Mary" });
    expect(correctionOf("firstName", "Ada\u200b")).toEqual({ characters: [], text: "Ada" });
  });
});

describe("A phone number", () => {
  it.each([
    ["+44 (0)20 7946 0123", "", "+442079460123"],
    ["0044 7700 900 123", "", "+447700900123"],
    ["07700.900.123", ".", "07700900123"],
    ["07700\u200b900123", "", "07700900123"],
    ["07700 900123+", "+", "07700900123"],
    ["＋44 7700 900123", "＋", "+447700900123"],
    ["0 7 7 0 0 9 0 0 1 2 3", "", "07700900123"],
    ["+44 020 7946 0123", "", "+442079460123"],
    ["+44 (0) 1234 56789", "", "+44123456789"],
    ["+33 (0)1 44 23 45 67", "", "+33144234567"],
  ])("%j names %s and offers %j", (typed, characters, text) => {
    expect(correctionOf("phone", typed)).toEqual({ characters: characters.split(" ").filter(Boolean), text });
  });

  it.each([
    "123",
    "07700 900123 / 020 7946 0123",
    "+44 7700 900 123 456 789",
    "020 7946 0123 x12",
    "no phone",
  ])("is offered nothing where a guess would be wrong: %j", (typed) => {
    expect(correctionOf("phone", typed).text).toBeUndefined();
  });
});

describe("Nothing is said", () => {
  it.each(Object.entries(validRequest))("of %s where it is valid: %j", (field, value) => {
    expect(correctionOf(field as QuoteRequestField, value)).toEqual(nothing);
  });

  it.each(["firstName", "phone", "address", "email"] as const)("of an empty %s", (field) => {
    expect(correctionOf(field, "  ")).toEqual(nothing);
  });

  it("of email addresses and project details, whose rules name no characters", () => {
    expect(correctionOf("email", "ada(at)example")).toEqual(nothing);
    expect(correctionOf("projectDetails", "tiles")).toEqual(nothing);
  });
});

it("Whatever is offered is accepted, tidy, and offered no correction itself", () => {
  const field = fc.constantFrom("firstName", "lastName", "phone", "address" as const);
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(..."+0 1(2)-4.,/'’&#x\n"), maxLength: 30 }),
  );
  fc.assert(
    fc.property(field, typed, (name, text) => {
      const offered = correctionOf(name as QuoteRequestField, text).text;
      if (offered === undefined) return;
      expect(quoteRequestSchema.shape[name as QuoteRequestField].safeParse(offered).success).toBe(true);
      expect(offered).not.toMatch(/^\s|\s$|[^\S\n]{2}/);
      expect(correctionOf(name as QuoteRequestField, offered)).toEqual(nothing);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ["blanks between two digits", `1${" ".repeat(60_000)}2`],
  ["letters", "x".repeat(60_000)],
  ["digits and blanks", "0 ".repeat(30_000)],
])("A text that no hand would type is looked at as telephone number within 50 ms: %s", (_what, text) => {
  const start = performance.now();
  correctionOf("phone", text);
  expect(performance.now() - start).toBeLessThan(50);
});
