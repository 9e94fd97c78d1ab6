import fc from "fast-check";
import { tilesForPieces } from "../../../src/planner/amounts/offcuts";
import { fewestPlanks } from "../every-tile";

const plank = { width: 1200, height: 200 };
const pieces = (...widths: number[]) => widths.map((width) => ({ width, height: 200 }));

test("both ends of a course come from one plank where the saw cut fits too", () => {
  // 398 + 3 + 798 = 1199, which a plank of 1200 has; 399 + 3 + 799 = 1201, which it has not
  expect(tilesForPieces(pieces(398, 798), plank)).toBe(1);
  expect(tilesForPieces(pieces(399, 799), plank)).toBe(2);
});

test("narrow strips are ripped from one plank", () => {
  // 98 + 3 + 98 = 199 of 200; 99 + 3 + 99 = 201
  expect(tilesForPieces(Array(2).fill({ width: 1200, height: 98 }), plank)).toBe(1);
  expect(tilesForPieces(Array(2).fill({ width: 1200, height: 99 }), plank)).toBe(2);
});

test("pieces are never cut from less tile than they cover, nor from more tiles than there are pieces", () => {
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

test("up to seven pieces never take more than one plank above the fewest, found by trying every way", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 50, max: 1200 }), { maxLength: 7 }), (widths) => {
      const fewest = fewestPlanks(widths, 1200, 3);
      const count = tilesForPieces(pieces(...widths), plank);
      expect(count).toBeGreaterThanOrEqual(fewest);
      expect(count).toBeLessThanOrEqual(fewest + 1);
    }),
  );
});

test("the two ends of courses, repeated, take the fewest planks", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 1150 }), fc.integer({ min: 50, max: 1150 }), (one, other) => {
      const ends = [one, other, one, other, one, other];
      expect(tilesForPieces(pieces(...ends), plank)).toBe(fewestPlanks(ends, 1200, 3));
    }),
  );
});
