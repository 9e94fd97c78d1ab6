import { fillPlaceholders, unknownPlaceholders } from "../../../src/content/fields/placeholders";

describe("Filling in placeholders", () => {
  it("puts a fact in the place of its name, as often as it stands there", () => {
    expect(fillPlaceholders("{rating} ({reviews}), {rating}", { rating: "5.0", reviews: "150+" })).toBe(
      "5.0 (150+), 5.0",
    );
  });

  it("leaves placeholders alone that a later step will fill, and names that are not exact", () => {
    const facts = { phone: "07700 900123" };
    expect(fillPlaceholders("Tiling in {area}: { phone }", facts)).toBe("Tiling in {area}: { phone }");
  });

  it.each(["$&", "$1", "{phone}", "a { b", ""])("puts in a fact letter by letter: %j", (fact) => {
    expect(fillPlaceholders("The {area} page", { area: fact })).toBe(`The ${fact} page`);
  });
});

describe("Checking placeholders", () => {
  it("knows the company's in every copy, and a page's own where the page says so", () => {
    expect(unknownPlaceholders("{phone}, wait {n} minutes", ["n"])).toEqual([]);
    expect(unknownPlaceholders("{phone}, wait {n} minutes", [])).toHaveLength(1);
  });

  it("names each unknown placeholder, and those that are known", () => {
    expect(unknownPlaceholders("{fone}, {phone}, {emial}", ["n"])).toEqual([
      expect.stringMatching(/^a known placeholder instead of \{fone\}: .*\{phone\}.* \{n\}$/),
      expect.stringContaining("instead of {emial}"),
    ]);
  });

  it.each(["{}", "{ phone }", "{Phone}", "{constructor}"])("does not know %s", (placeholder) => {
    expect(unknownPlaceholders(placeholder, [])).toEqual([
      expect.stringContaining(`instead of ${placeholder}:`),
    ]);
  });

  it.each(["Call {phone", "Call phone}", "Call {{phone}}", "} {"])("sees the stray brace in %s", (copy) => {
    expect(unknownPlaceholders(copy, [])).toEqual(["every { closed by a }"]);
  });
});
