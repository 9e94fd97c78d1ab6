import {
  companyPlaceholders,
  fillPlaceholders,
  pagePlaceholders,
  unknownPlaceholders,
} from "../../../src/content/fields/placeholders";

describe("Filling in placeholders", () => {
  it("puts a fact in the place of its name", () => {
    expect(fillPlaceholders("Call {phone} today", { phone: "07700 900123" })).toBe("Call 07700 900123 today");
  });

  it("fills every placeholder, as often as it stands there", () => {
    expect(fillPlaceholders("{rating} ({reviews}), {rating}", { rating: "5.0", reviews: "150+" })).toBe(
      "5.0 (150+), 5.0",
    );
  });

  it("leaves placeholders alone that a later step will fill", () => {
    const copy = fillPlaceholders("Tiling in {area}: {phone}", { phone: "07700 900123" });
    expect(copy).toBe("Tiling in {area}: 07700 900123");
    expect(fillPlaceholders(copy, { area: "Chelsea" })).toBe("Tiling in Chelsea: 07700 900123");
  });

  it("leaves copy without placeholders as it is", () => {
    expect(fillPlaceholders("Call us", { phone: "07700 900123" })).toBe("Call us");
    expect(fillPlaceholders("", {})).toBe("");
  });

  it.each(["$&", "$1", "{phone}", "a { b"])("puts in a fact letter by letter: %s", (fact) => {
    expect(fillPlaceholders("The {area} page", { area: fact })).toBe(`The ${fact} page`);
  });

  it("can fill in nothing at all", () => {
    expect(fillPlaceholders("The {area}page", { area: "" })).toBe("The page");
  });

  it("takes the name exactly", () => {
    expect(fillPlaceholders("{Phone} { phone }", { phone: "07700 900123" })).toBe("{Phone} { phone }");
  });
});

describe("Checking placeholders", () => {
  it.each(companyPlaceholders)("knows {%s} in every copy", (name) => {
    expect(unknownPlaceholders(`Before {${name}} after`, [])).toEqual([]);
  });

  it.each(pagePlaceholders)("knows {%s} only where the page says so", (name) => {
    expect(unknownPlaceholders(`Before {${name}} after`, [name])).toEqual([]);
    expect(unknownPlaceholders(`Before {${name}} after`, [])).toHaveLength(1);
  });

  it("has nothing against copy without braces", () => {
    expect(unknownPlaceholders("Free quotes, 24/7.", [])).toEqual([]);
  });

  it("names the unknown placeholder and those that are known", () => {
    const [message] = unknownPlaceholders("Call {telephone}", ["n"]);
    expect(message).toMatch(/^a known placeholder instead of \{telephone\}: /);
    expect(message).toContain("{phone}");
    expect(message).toMatch(/\{n\}$/);
  });

  it("names each unknown placeholder", () => {
    expect(unknownPlaceholders("{fone}, {phone}, {emial}", [])).toHaveLength(2);
  });

  it.each(["{}", "{ phone }", "{Phone}", "{phone }", "{constructor}"])("does not know %s", (placeholder) => {
    expect(unknownPlaceholders(placeholder, [])).toEqual([
      expect.stringContaining(`instead of ${placeholder}:`),
    ]);
  });

  it.each(["Call {phone", "Call phone}", "Call {{phone}}", "} {", "{phone} {"])(
    "sees the stray brace in %s",
    (copy) => {
      expect(unknownPlaceholders(copy, [])).toEqual(["every { closed by a }"]);
    },
  );

  it("sees an unknown placeholder and a stray brace together", () => {
    expect(unknownPlaceholders("{fone} {", [])).toHaveLength(2);
  });
});
