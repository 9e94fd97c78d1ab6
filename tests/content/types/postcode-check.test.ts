import { postcodeCheckSchema } from "../../../src/content/types/postcode-check";
import { words } from "../../postcode-check/words";

const place = { name: "Croydon", districts: ["CR0"], latitude: 51.37, longitude: -0.08 };
const isValid = (change: object) =>
  postcodeCheckSchema.safeParse({ ...words, places: [place], ...change }).success;

describe("The postcode check's content", () => {
  it("is words and places with their districts", () => {
    expect(isValid({})).toBe(true);
  });

  it.each([
    [{ places: [{ ...place, districts: ["cr0"] }] }],
    [{ places: [{ ...place, districts: [] }] }],
    [{ places: [{ ...place, latitude: 48.85 }] }],
    [{ places: [] }],
    [{ area: "Yes in {place}" }],
    [{ invalid: "{postcode} is none" }],
  ])("is refused with %j", (change) => {
    expect(isValid(change)).toBe(false);
  });
});
