import { nearestAreas } from "../../../../src/content/derived/nearest-areas";

const here = { slug: "here", latitude: 51.5, longitude: -0.1 };

/** An area so many hundredths of a degree north and east of the first. */
const area = (slug: string, north: number, east = 0) => ({
  slug,
  latitude: here.latitude + north / 100,
  longitude: here.longitude + east / 100,
});

const slugs = (areas: readonly (typeof here)[]) => nearestAreas(here, areas).map(({ slug }) => slug);

it("An area's page links to the five nearest areas, the nearest first", () => {
  const areas = [area("f", 6), area("d", -4), area("a", 1), area("e", -5), area("c", 3), area("b", -2)];
  expect(slugs(areas)).toEqual(["a", "b", "c", "d", "e"]);
});

it("An area's page links to fewer if there are not five others, and never to itself", () => {
  expect(slugs([area("a", 1), here])).toEqual(["a"]);
});

it("A degree east is shorter than a degree north, because meridians come together", () => {
  expect(slugs([area("north", 1), area("east", 0, 1.5)])).toEqual(["east", "north"]);
});
