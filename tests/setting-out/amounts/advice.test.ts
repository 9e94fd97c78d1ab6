import fc from "fast-check";
import { jointWithoutSliver, sizesWithoutCuts } from "../../../src/setting-out/amounts/advice";
import { setOut } from "../../../src/setting-out/set-out/set-out";
import { isSliver } from "../../../src/setting-out/set-out/slivers";
import { layEveryTile } from "../every-tile";
import { oneWall, tileOf } from "../one-wall";

const wall = fc.record({
  width: fc.integer({ min: 900, max: 3000 }),
  height: fc.integer({ min: 900, max: 2700 }),
  openings: fc.tuple(
    fc.record({
      x: fc.integer({ min: 100, max: 300 }),
      y: fc.integer({ min: 300, max: 400 }),
      width: fc.integer({ min: 200, max: 500 }),
      height: fc.integer({ min: 200, max: 400 }),
    }),
  ),
});
const laying = fc.record({
  tile: fc.record({ width: fc.integer({ min: 60, max: 600 }), height: fc.integer({ min: 60, max: 300 }) }),
  joint: fc.constantFrom(2, 3),
  bond: fc.constantFrom("straight" as const, "brick" as const),
});

test("another joint that is offered is another, and leaves no sliver, by a count of every tile", () => {
  fc.assert(
    fc.property(wall, laying, (surface, laid) => {
      const offered = jointWithoutSliver([{ name: "back", tiled: surface, laying: laid }], []);
      if (!offered) return;
      const other = { ...laid, joint: offered.joint };
      const { narrowest } = layEveryTile(surface, other, setOut(surface, other).lattice);
      expect(other.joint).not.toBe(laid.joint);
      expect(isSliver(narrowest, other)).toBe(false);
      expect(narrowest).toBeCloseTo(offered.narrowest, 0);
    }),
  );
});

test("a herringbone, whose cuts slant, has no such joint", () => {
  const surface = { width: 1000, height: 1000, openings: [] };
  const laid = { tile: { width: 300, height: 100 }, joint: 2, bond: "herringbone" } as const;
  expect(jointWithoutSliver([{ name: "back", tiled: surface, laying: laid }], [])).toBeUndefined();
});

const sizes = (width: number, height: number, bond: "straight" | "brick" = "straight") =>
  sizesWithoutCuts(
    oneWall({ width, height, openings: [] }, { joint: 3, bond }, tileOf({ width: 600, height: 600 })),
  );

test("where every cut loses less than 10 mm, the size is offered at which none is cut", () => {
  // 3 × 600 + 2 × 3 = 1806: at 1800 each end is 597. 2 × 600 + 3 = 1203.
  expect(sizes(1800, 1800)).toEqual([
    { measure: "w", size: 1806 },
    { measure: "h", size: 1806 },
  ]);
  expect(sizes(1500, 1195)).toEqual([{ measure: "h", size: 1203 }]);
});

test("no size is offered where nothing is cut, or where a cut loses 10 mm or more", () => {
  expect(sizes(1806, 1203)).toEqual([]);
  expect(sizes(1786, 1500)).toEqual([]);
  // Every other course of a brick bond ends in halves.
  expect(sizes(1800, 1500, "brick")).toEqual([]);
});
