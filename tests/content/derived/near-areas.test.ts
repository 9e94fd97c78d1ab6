import {
  areNear,
  leastNeighbours,
  nearDistance,
  nearestAreas,
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
  const areas = [north("d", 4), north("a", 1), here, north("c", 3), north("b", 2)];

  it("are as many as a page has to link to, the nearest first, without itself", () => {
    expect(nearestAreas(here, areas).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
    expect(nearestAreas(here, areas)).toHaveLength(leastNeighbours);
  });

  it("are fewer where there are no more", () => {
    expect(nearestAreas(here, [here, north("a", 1)]).map(({ slug }) => slug)).toEqual(["a"]);
  });
});
