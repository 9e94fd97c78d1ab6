import fc from "fast-check";
import { tilesForPieces } from "../../../../src/planner/amounts/offcuts";

const plank = { width: 1200, height: 200 };
const pieces = (...widths: number[]) => widths.map((width) => ({ width, height: 200 }));

it("Both ends of a course come from one plank where the saw cut fits too", () => {
  // 398 + 3 + 798 = 1199, which a plank of 1200 has; 399 + 3 + 799 = 1201, which it has not
  expect(tilesForPieces(pieces(398, 798), plank)).toBe(1);
  expect(tilesForPieces(pieces(399, 799), plank)).toBe(2);
});

it("Narrow strips are ripped from one plank", () => {
  // 98 + 3 + 98 = 199 of 200; 99 + 3 + 99 = 201
  expect(tilesForPieces(Array(2).fill({ width: 1200, height: 98 }), plank)).toBe(1);
  expect(tilesForPieces(Array(2).fill({ width: 1200, height: 99 }), plank)).toBe(2);
});

it("Pieces are never cut from less tile than they cover, nor from more tiles than there are pieces", () => {
  const piece = fc.record({
    width: fc.integer({ min: 1, max: 1200 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(piece), (cut) => {
      const covered = cut.reduce((sum, { width, height }) => sum + width * height, 0) / (1200 * 200);
      const count = tilesForPieces(cut, plank);
      expect(count).toBeGreaterThanOrEqual(Math.ceil(covered - 1e-9));
      expect(count).toBeLessThanOrEqual(cut.length);
    }),
  );
});
