import { fieldFault } from "../../../src/editor/words/field-fault";

const cardText = {
  label: "Card text",
  required: true,
  text: { least: 5, most: 10, patterns: [{ source: "^[^{}]*$", says: "text without { or }" }] },
};
const postcodes = { label: "Postcode districts", required: true, least: 1, most: 2 };
const latitude = { label: "Latitude", required: true, least: 51.28, most: 51.7 };

describe("What is wrong with a field is said in one sentence", () => {
  it.each([
    ["too long", "Twelve chars", cardText, "Card text is 2 characters too long: 12, at most 10 fit."],
    ["too short", "Four", cardText, "Card text is too short: 4 characters, at least 5 are needed."],
    ["of the wrong form", "{phone}", cardText, "Card text must be text without { or }."],
    [
      "too long and of the wrong form",
      "{twelve chars",
      cardText,
      "Card text is 3 characters too long: 13, at most 10 fit.",
    ],
    ["empty", "", cardText, "Card text is empty."],
    ["not begun", undefined, cardText, "Card text is empty."],
    ["a list without entries", [], postcodes, "Postcode districts: no entry, at least 1 needed."],
    ["a list with too many", ["a", "b", "c"], postcodes, "Postcode districts: 3 entries, at most 2 fit."],
    ["too far south", 50, latitude, "Latitude is 50; the least is 51.28."],
    ["too far north", 52, latitude, "Latitude is 52; the most is 51.7."],
  ])("where it is %s", (_what, value, checks, says) => {
    expect(fieldFault(value, checks)).toBe(says);
  });

  it("where it names a fact that there is none of, with that name", () => {
    const answer = {
      label: "Answer",
      required: true,
      text: { least: 1, patterns: [{ source: "^([^{}]|\\{phone\\})*$", says: "text" }] },
      placeholders: ["phone"],
    };
    expect(fieldFault("Call {phone}.", answer)).toBeUndefined();
    expect(fieldFault("Call {fone} or {phone}.", answer)).toBe(
      "Answer names {fone}, which nothing fills in: choose one at Insert a fact, below it.",
    );
  });

  it("and nothing is said where it is right", () => {
    expect(fieldFault("Seven 🛁", cardText)).toBeUndefined();
    expect(fieldFault(["SW3"], postcodes)).toBeUndefined();
    expect(fieldFault(51.5, latitude)).toBeUndefined();
  });

  it("and nothing where a field that may be left out is left out", () => {
    expect(fieldFault("", { ...cardText, required: false })).toBeUndefined();
    expect(fieldFault([], { ...postcodes, required: false })).toBeUndefined();
  });
});
