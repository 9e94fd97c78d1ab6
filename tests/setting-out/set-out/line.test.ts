import fc from "fast-check";
import { type Bond, bonds } from "../../../src/content/fields/bonds";
import { setOutLine } from "../../../src/setting-out/set-out/line";

const run = (length: number, tile: number, joint: number, bond: Bond = "straight") =>
  setOutLine({
    tile,
    joint,
    bond,
    stretches: bonds[bond].map((_, course) => ({ from: 0, to: length, course, times: 1 })),
  });

test("a run that tiles fill exactly has no cuts", () => {
  expect(run(5 * 200 + 4 * 2, 200, 2).narrowest).toBeCloseTo(200);
  expect(run(4 * 200 + 3 * 2, 200, 2).narrowest).toBeCloseTo(200);
});

test("a run is centred on a joint where a tile in the middle would leave slivers", () => {
  const centred = run(1030, 200, 2);
  expect(centred.setOutFrom).toBe("joint");
  expect(centred.endsOfCourses).toEqual([{ first: expect.closeTo(110, 3), last: expect.closeTo(110, 3) }]);
});

test("both ends of a straight run are cut alike, and never to less than half a tile and its joint", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 300, max: 9000, noNaN: true }),
      fc.double({ min: 10, max: 290, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      (length, tile, joint) => {
        const { endsOfCourses, narrowest, start } = run(length, tile, joint);
        const [ends] = endsOfCourses;
        expect(ends?.first).toBeCloseTo(ends?.last ?? 0, 5);
        expect(narrowest).toBeGreaterThanOrEqual((tile - joint) / 2 - 0.1);
        expect(start).toBeLessThanOrEqual(0.1);
      },
    ),
  );
});

test("a brick bond that ends in slivers is moved by a quarter", () => {
  const moved = run(10 * 202 + 10, 200, 2, "brick");
  expect(moved.setOutFrom).toBe("quarter");
  expect(moved.narrowest).toBeGreaterThan(45);
});

test("no bond leaves a cut wider than its tile", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 300, max: 9000, noNaN: true }),
      fc.constantFrom("brick", "third"),
      (length, bond) => {
        for (const { first, last } of run(length, 150, 3, bond).endsOfCourses) {
          expect(Math.max(first, last)).toBeLessThanOrEqual(150.001);
          expect(Math.min(first, last)).toBeGreaterThan(0);
        }
      },
    ),
  );
});
