import {
  areNear,
  distanceBetween,
  leastNeighbours,
  nearDistance,
  nearestTo,
} from "../../../src/content/derived/near-areas";

/** An area so many kilometres north of the first. */
const north = (slug: string, kilometres: number) => ({
  slug,
  latitude: 51.4 + kilometres / 111.195,
  longitude: -0.1,
});

const here = north("here", 0);

describe("Two areas", () => {
  it("are near up to the stated distance", () => {
    expect(areNear(here, north("other", nearDistance - 0.01))).toBe(true);
    expect(areNear(here, north("other", nearDistance + 0.01))).toBe(false);
  });
});

describe("The areas nearest to one", () => {
  const areas = [north("d", 4), north("a", 1), north("c", 3), north("b", 2)];

  it("are as many as a page has to link to, the nearest first", () => {
    expect(nearestTo(here, areas).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
    expect(nearestTo(here, areas)).toHaveLength(leastNeighbours);
  });

  it("are fewer where there are no more", () => {
    expect(nearestTo(here, [north("a", 1)]).map(({ slug }) => slug)).toEqual(["a"]);
  });
});

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
