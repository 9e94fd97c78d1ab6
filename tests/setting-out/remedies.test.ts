import fc from "fast-check";
import { setOut } from "../../src/setting-out/plan";
import { isSliver, jointWithoutSliver } from "../../src/setting-out/remedies";
import { layEveryTile } from "./every-tile";

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
      const offered = jointWithoutSliver([{ name: "back", surface }], laid);
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
  expect(jointWithoutSliver([{ name: "back", surface }], laid)).toBeUndefined();
});
