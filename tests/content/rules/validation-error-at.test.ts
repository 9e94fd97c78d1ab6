import { labelAt, validationErrorAt } from "../../../src/content/rules/validation-error-at";
import { editedFile } from "../edited-file";

const barnes = editedFile("areas/battersea.json", { "postcodes.0": "ZZ9" });
const advice = { expected: "a district of London", remedy: "Correct it." };

describe("An error in a field", () => {
  it("names the file, the field, its label and its value", () => {
    expect(validationErrorAt(barnes, ["postcodes", 0], advice)).toEqual({
      file: "areas/battersea.json",
      field: "postcodes[0]",
      label: "Postcode districts › 1",
      found: '"ZZ9" (3 characters)',
      ...advice,
    });
  });

  it("says in its own words what was found, where the value does not show it", () => {
    expect(validationErrorAt(barnes, ["latitude"], { ...advice, found: "a place in France" }).found).toBe(
      "a place in France",
    );
  });

  it("finds nothing in a field that is left out", () => {
    expect(validationErrorAt(barnes, ["county"], advice).found).toBe("nothing");
  });
});

describe("The label of a field", () => {
  it("is the one that an editor sees", () => {
    expect(labelAt(barnes, ["postcodes", 0])).toBe("Postcode districts › 1");
  });
});
