import fc from "fast-check";
import { setOut } from "../../src/setting-out/plan";
import { isSliver, remedyFor } from "../../src/setting-out/remedies";
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

test("another joint or start that is offered leaves no sliver, by a count of every tile", () => {
  fc.assert(
    fc.property(wall, laying, (surface, laid) => {
      const plan = setOut(surface, laid);
      const { lattice } = plan;
      const remedy = remedyFor(plan);
      if (!remedy || !lattice.runs) return;
      const { kind, length, narrowest } = remedy;
      const other = { ...laid, joint: kind === "joint" ? length : laid.joint };
      const moved = {
        joint: setOut(surface, other).lattice,
        right: { ...lattice, x: lattice.x + length - lattice.width },
        up: { ...lattice, y: lattice.y + length - lattice.height },
      }[kind];
      expect(isSliver(narrowest, other)).toBe(false);
      expect(Math.abs(layEveryTile(surface, other, moved).narrowest - narrowest)).toBeLessThan(0.2);
    }),
  );
});

test("a herringbone, whose cuts slant, has no such remedy", () => {
  const surface = { width: 1000, height: 1000, openings: [] };
  expect(
    remedyFor(setOut(surface, { tile: { width: 300, height: 100 }, joint: 2, bond: "herringbone" })),
  ).toBeUndefined();
});
