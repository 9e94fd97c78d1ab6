import { distanceBetween, nearbyAreas, nearestTo } from "../../../src/content/derived/near-areas";

/** An area so many kilometres north of the first. */
const north = (slug: string, kilometres: number) => ({
  slug,
  latitude: 51.4 + kilometres / 111.195,
  longitude: -0.1,
});

const here = north("here", 0);

describe("The areas nearest to one", () => {
  const areas = [north("d", 4), north("a", 1), north("c", 3), north("b", 2)];

  it("are as many as a page has to link to, the nearest first", () => {
    expect(nearestTo(here, areas).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
  });

  it("are fewer where there are no more", () => {
    expect(nearestTo(here, [north("a", 1)]).map(({ slug }) => slug)).toEqual(["a"]);
  });
});

it.each([
  ["a hundredth of a degree north", { latitude: 51.5173, longitude: -0.1276 }, 1.11],
  [
    "a hundredth of a degree east, where meridians lie closer",
    { latitude: 51.5073, longitude: -0.1176 },
    0.69,
  ],
])("The distance from Charing Cross is known in kilometres: %s", (_what, other, kilometres) => {
  const charingCross = { latitude: 51.5073, longitude: -0.1276 };
  expect(distanceBetween(charingCross, other) / kilometres).toBeCloseTo(1, 2);
});

const near = { latitude: 51.48, longitude: -0.17 };
const remote = { latitude: 51.48, longitude: 0 };

const chelsea = { ...near, slug: "chelsea", neighbours: ["kensington", "fulham"] };
const kensington = { ...near, slug: "kensington", neighbours: ["chelsea"] };
const fulham = { ...near, slug: "fulham", neighbours: ["putney"] };
const battersea = { ...near, slug: "battersea", neighbours: ["clapham", "chelsea"] };
const greenwich = { ...remote, slug: "greenwich", neighbours: ["dulwich"] };
const areas = [battersea, chelsea, fulham, greenwich, kensington];

const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug);

describe("The areas near a place", () => {
  it("are those that the place names, in the order in which it names them, then those that name it", () => {
    expect(slugs(nearbyAreas(chelsea, areas))).toEqual(["kensington", "fulham", "battersea"]);
  });

  it("include a place that names it although it does not name that place", () => {
    expect(slugs(nearbyAreas(fulham, [chelsea, fulham]))).toEqual(["chelsea"]);
  });

  it("leave out a place that names it from afar, which still links to it", () => {
    const woolwich = { ...remote, slug: "woolwich", neighbours: ["fulham"] };
    expect(slugs(nearbyAreas(fulham, [...areas, woolwich]))).not.toContain("woolwich");
    expect(slugs(nearbyAreas(woolwich, [fulham, woolwich]))).toEqual(["fulham"]);
  });

  it("are the nearest besides, until there are three", () => {
    const east = (slug: string, longitude: number) => ({ ...remote, slug, longitude, neighbours: [] });
    const [bow, acton, stratford] = [east("bow", -0.01), east("acton", -0.3), east("stratford", 0.02)];
    expect(slugs(nearbyAreas(greenwich, [acton, stratford, bow, greenwich, chelsea]))).toEqual([
      "bow",
      "stratford",
      "chelsea",
    ]);
  });

  it("never include the place itself, even if it names itself", () => {
    const vain = { ...near, slug: "mayfair", neighbours: ["mayfair", "chelsea"] };
    expect(slugs(nearbyAreas(vain, [vain, chelsea]))).toEqual(["chelsea"]);
  });
});
