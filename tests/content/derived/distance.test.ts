import { distanceBetween } from "../../../src/content/derived/near-areas";

const charingCross = { latitude: 51.5073, longitude: -0.1276 };

describe("The distance between two places", () => {
  it("is none from a place to itself", () => {
    expect(distanceBetween(charingCross, charingCross)).toBe(0);
  });

  it.each([
    ["a hundredth of a degree north", { latitude: 51.5173, longitude: -0.1276 }, 1.11],
    [
      "a hundredth of a degree east, where London's meridians lie closer",
      { latitude: 51.5073, longitude: -0.1176 },
      0.69,
    ],
    ["Paris", { latitude: 48.8566, longitude: 2.3522 }, 344],
  ])("is known in kilometres: %s", (_what, other, kilometres) => {
    expect(distanceBetween(charingCross, other) / kilometres).toBeCloseTo(1, 2);
  });

  it("is the same both ways", () => {
    const greenwich = { latitude: 51.48034, longitude: -0.00864 };
    expect(distanceBetween(greenwich, charingCross)).toBeCloseTo(distanceBetween(charingCross, greenwich), 9);
  });
});
