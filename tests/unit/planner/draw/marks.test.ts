import fc from "fast-check";
import { endFigures, firstTile } from "../../../../src/planner/draw/marks";
import { setOutSurface } from "../../../../src/planner/set-out/surface-tiling";
import type { Surface } from "../../../../src/planner/trade";
import { layEveryTile } from "../every-tile";

const wall = fc.record({
  width: fc.integer({ min: 1200, max: 3600 }),
  height: fc.integer({ min: 1800, max: 2700 }),
  openings: fc.subarray([
    { x: 0, y: 0, width: 1100, height: 520 },
    { x: 300, y: 1000, width: 600, height: 650 },
  ]),
});
const laying = fc.record({
  tile: fc.constantFrom(
    { width: 200, height: 100 },
    { width: 300, height: 300 },
    { width: 600, height: 300 },
    { width: 1200, height: 200 },
  ),
  joint: fc.constantFrom(2, 3),
  bond: fc.constantFrom("straight" as const, "brick" as const, "third" as const),
});

/** The part of a length that lies between 0 and an end. */
const within = (end: number, from: number, length: number) =>
  Math.min(from + length, end) - Math.max(from, 0);

it("Each printed length is that of the piece on which it stands, outside of openings", () => {
  fc.assert(
    fc.property(wall, laying, (surface, laid) => {
      const { lattice } = setOutSurface(surface, laid);
      const { tiles } = layEveryTile(surface, laid, lattice);
      for (const { at, length } of endFigures(surface, lattice)) {
        const [x, y] = at;
        const isOn = (one: { x: number; y: number; width: number; height: number }) =>
          x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height;
        expect(surface.openings.some(isOn)).toBe(false);
        const piece = tiles.find(isOn) ?? { x: 0, y: 0, width: 0, height: 0 };
        const sides = [
          within(surface.width, piece.x, piece.width),
          within(surface.height, piece.y, piece.height),
        ];
        expect(Math.min(...sides.map((side) => Math.abs(side - length)))).toBeLessThan(0.1);
      }
    }),
  );
});

it("The lengths of the cuts are printed at the left, the right, the lower and the upper end", () => {
  // 514 to each side of a joint are two steps of 202 and a cut of 110; 264 upwards are two steps of 102 and a cut of 60.
  const surface = { width: 1030, height: 530, openings: [] };
  const { lattice } = setOutSurface(surface, {
    tile: { width: 200, height: 100 },
    joint: 2,
    bond: "straight",
  });
  const lengths = endFigures(surface, lattice).map(({ length }) => Math.round(length));
  expect(lengths).toEqual([110, 110, 60, 60]);
});

it("The first tile is a whole one, and only a surface without a whole tile has none", () => {
  fc.assert(
    fc.property(wall, laying, (surface, laid) => {
      const { lattice } = setOutSurface(surface, laid);
      const { tiles, whole } = layEveryTile(surface, laid, lattice);
      const first = firstTile(surface, lattice);
      if (!first) return expect(whole).toBe(0);
      const tile = tiles.find(({ x, y }) => Math.abs(x - first.x) + Math.abs(y - first.y) < 0.01);
      expect(tile?.lost).toBeLessThan(1.95);
    }),
  );
});

it("The first tile is the whole one nearest to the middle", () => {
  // Five tiles and four joints, 998, begin at 0, 200, 400, 600 and 800 in both directions.
  const square = { width: 998, height: 998, openings: [] };
  const { lattice } = setOutSurface(square, {
    tile: { width: 198, height: 198 },
    joint: 2,
    bond: "straight",
  });
  const at = (surface: Surface) => {
    const { x = 0, y = 0 } = firstTile(surface, lattice) ?? {};
    return [x, y].map(Math.round);
  };
  expect(at(square)).toEqual([400, 400]);
  // The tiles to the left, to the right and below are equally near: take the right one.
  expect(at({ ...square, openings: [{ x: 399, y: 399, width: 200, height: 400 }] })).toEqual([600, 400]);
});
