/** @jest-environment node */
import fc from "fast-check";
import { correctionOf } from "../../../src/quote-request/rules/correction";
import type { QuoteRequestField } from "../../../src/quote-request/rules/quote-request";
import { quoteRequestSchema } from "../../../src/quote-request/rules/quote-request-schema";
import { validRequest } from "../requests";

describe("An address with refused characters", () => {
  it.each([
    ["14/2 King's Road", "14-2 Kings Road"],
    ["24/26 Kings Road", "24-26 Kings Road"],
    ["Flat 3/A, 9 Mews", "Flat 3-A, 9 Mews"],
    ["“The Cottage”, Barnes", "The Cottage, Barnes"],
    ["14 Rue de l'Église", "14 Rue de l Église"],
    ["9 D’Arblay Street", "9 D Arblay Street"],
    ["Flat #3, St James' Square", "Flat 3, St James Square"],
    ["14 Kings Road (rear)", "14 Kings Road rear"],
    ["Smith & Sons, 3 Mews", "Smith and Sons, 3 Mews"],
    ["14–16 Kings Road", "14-16 Kings Road"],
    ['"The Cottage", Barnes', "The Cottage, Barnes"],
    ["14/2 King's Road\nLondon / SW3", "14-2 Kings Road\nLondon SW3"],
    ["14 Kings Road 🏠", "14 Kings Road"],
    [`${"a".repeat(199)}/`, "a".repeat(199)],
    [`${"a".repeat(200)}/`, "a".repeat(200)],
  ])("%j is offered as %j", (typed, text) => {
    expect(correctionOf("address", typed)).toBe(text);
  });

  it("is offered nothing where nothing is left", () => {
    expect(correctionOf("address", "???")).toBeUndefined();
  });
});

describe("A name with refused characters", () => {
  it.each([
    ["Dr. Ada", "Dr Ada"],
    ["Ada & Grace", "Ada and Grace"],
    ["O`Neill", "O'Neill"],
    ["Smith (née Jones)", "Smith née Jones"],
    ["Ada ❤️", "Ada"],
    ["Ada\tMary", "Ada Mary"],
    ["O′Neill", "O'Neill"],
    ["Ada “Countess” Lovelace", "Ada Countess Lovelace"],
    ["Ada\u000bMary", "Ada Mary"],
    [`${" ".repeat(60)}Ada!`, "Ada"],
    [`!${"a".repeat(49)}`, "a".repeat(49)],
  ])("%j is offered as %j", (typed, text) => {
    expect(correctionOf("firstName", typed)).toBe(text);
    expect(correctionOf("lastName", typed)).toBe(text);
  });
});

it.each(["Smith 3rd", "Ada2", "4Ada"])("No name is offered without a digit that was typed: %j", (typed) => {
  expect(correctionOf("lastName", typed)).toBeUndefined();
});

describe("An email address", () => {
  it.each([
    ["ada@example.com.", "ada@example.com"],
    ["ada@example.com;", "ada@example.com"],
    ["mailto:ada@example.com", "ada@example.com"],
    ["MAILTO:ada@example.com?subject=Hello", "ada@example.com"],
    ["<ada@example.com>", "ada@example.com"],
    ["Ada Lovelace <ada@example.com>", "ada@example.com"],
    ['"ada@example.com"', "ada@example.com"],
    ["(ada@example.com)", "ada@example.com"],
    ["ada @example.com", "ada@example.com"],
    ["ada@ example .com", "ada@example.com"],
    ["ada＠example.com", "ada@example.com"],
    ["ada@example．com", "ada@example.com"],
    ["o’neill@example.com", "o'neill@example.com"],
    ["Email: ada@example.com", "ada@example.com"],
  ])("%j is offered as %j", (typed, text) => {
    expect(correctionOf("email", typed)).toBe(text);
  });

  it.each(["ada", "ada@example", "ada@example.com, bob@example.com", "ada(at)example.com"])(
    "is offered nothing where a guess would be wrong: %j",
    (typed) => {
      expect(correctionOf("email", typed)).toBeUndefined();
    },
  );
});

describe("A phone number", () => {
  it.each([
    ["٠٧٧٠٠٩٠٠٤٥٦", "07700900456"],
    ["Tel. 07700.900456", "07700900456"],
    ["0 7 7 0 0 9 0 0 1 2 3", "07700900123"],
  ])("%j is offered as %j", (typed, text) => {
    expect(correctionOf("phone", typed)).toBe(text);
  });

  it.each([
    "123",
    "07700 900123 / 020 7946 0123",
    "+44 7700 900 123 456 789",
    "020 7946 0123 x12",
    "no phone",
  ])("is offered nothing where a guess would be wrong: %j", (typed) => {
    expect(correctionOf("phone", typed)).toBeUndefined();
  });
});

describe("No correction is offered", () => {
  it.each(Object.entries(validRequest))("of %s where it is valid: %j", (field, value) => {
    expect(correctionOf(field as QuoteRequestField, value)).toBeUndefined();
  });

  it.each(["firstName", "phone", "address", "email"] as const)("of an empty %s", (field) => {
    expect(correctionOf(field, "  ")).toBeUndefined();
  });

  it("of project details, whose rules name no characters", () => {
    expect(correctionOf("projectDetails", "tiles")).toBeUndefined();
  });
});

it("Every correction is valid, tidy, and needs no correction itself", () => {
  const field = fc.constantFrom("firstName", "lastName", "email", "phone", "address" as const);
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(..."+0 1(2)-4.,/'’&#x\n"), maxLength: 30 }),
  );
  fc.assert(
    fc.property(field, typed, (name, text) => {
      const offered = correctionOf(name as QuoteRequestField, text);
      if (offered === undefined) return;
      expect(quoteRequestSchema.shape[name as QuoteRequestField].safeParse(offered).success).toBe(true);
      expect(offered).not.toMatch(/^\s|\s$|[^\S\n]{2}/);
      expect(correctionOf(name as QuoteRequestField, offered)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
