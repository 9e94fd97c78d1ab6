import { fillFacts, fillPlaceholders, placeholderPattern } from "../../../../src/content/values/placeholders";

describe("Filling in placeholders", () => {
  it("replaces every occurrence of a fact's name", () => {
    expect(fillPlaceholders("{rating} ({reviews}), {rating}", { rating: "5.0", reviews: "150+" })).toBe(
      "5.0 (150+), 5.0",
    );
  });

  it("leaves placeholders alone that a later step will fill, and names that are not exact", () => {
    const facts = { phone: "07700 900123" };
    expect(fillPlaceholders("Tiling in {area}: { phone }", facts)).toBe("Tiling in {area}: { phone }");
  });

  it.each(["$&", "$1", "{phone}", "a { b", ""])("inserts a fact unchanged: %j", (fact) => {
    expect(fillPlaceholders("The {area} page", { area: fact })).toBe(`The ${fact} page`);
  });
});

describe("A fact that the company lacks", () => {
  const facts = { rating: "", reviews: "", yearsOfExperience: "12", services: "five" };

  it.each([
    ["empties a text that names it", "We tile. Rated {rating} from {reviews} reviews.", ""],
    [
      "is not missed where a text does not name it",
      "All {services} of them in {area}",
      "All five of them in {area}",
    ],
  ])("%s", (_what, text, shown) => {
    expect(fillFacts(text, facts)).toBe(shown);
  });

  it("in words gets a capital where it begins a sentence", () => {
    expect(fillFacts("{services} trades. {services} of them, all {services} ours", facts)).toBe(
      "Five trades. Five of them, all five ours",
    );
  });
});

describe("The placeholders that a text may name", () => {
  const mayNameN = placeholderPattern(["n"]);

  it("are the company's, and a page's own where the page says so", () => {
    expect("{phone}, wait {n} minutes").toMatch(mayNameN);
    expect("wait {n} minutes").not.toMatch(placeholderPattern([]));
  });

  it.each(["{}", "{ phone }", "{Phone}", "{constructor}", "{phone", "phone}", "{{phone}}", "} {"])(
    "are no others, and no braces: %s",
    (text) => {
      expect(text).not.toMatch(mayNameN);
    },
  );
});
