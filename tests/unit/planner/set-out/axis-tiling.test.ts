import fc from "fast-check";
import { type Bond, bonds } from "../../../../src/content/values/planner-names";
import { axisOf } from "../../../../src/planner/set-out/axis";
import {
  centredTiling,
  endsOfCourses,
  rimOrCentredTiling,
} from "../../../../src/planner/set-out/axis-tiling";

/** Sets out courses that no opening interrupts. */
const centre = (length: number, tile: number, joint: number, bond: Bond = "straight") => {
  const shifts = bonds[bond];
  const stretches = shifts.map((_, course) => ({ from: 0, to: length, course }));
  return centredTiling(axisOf(stretches, { tile, joint, shifts }));
};

it("A course is centred on a joint where a tile in the middle would leave slivers", () => {
  const centred = centre(1030, 200, 2);
  expect(centred.reason).toBe("joint");
  expect(endsOfCourses(centred)).toEqual([{ first: expect.closeTo(110, 3), last: expect.closeTo(110, 3) }]);
});

it("Both ends of a straight course are cut alike, and never to less than half a tile and its joint", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 300, max: 9000, noNaN: true }),
      fc.double({ min: 10, max: 290, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      (length, tile, joint) => {
        const layout = centre(length, tile, joint);
        const { narrowest, start } = layout;
        const [ends] = endsOfCourses(layout);
        expect(ends?.first).toBeCloseTo(ends?.last ?? 0, 5);
        expect(narrowest).toBeGreaterThanOrEqual((tile - joint) / 2 - 0.1);
        expect(start).toBeLessThanOrEqual(0.1);
      },
    ),
  );
});

it("A brick bond that ends in slivers is moved by a quarter", () => {
  const moved = centre(10 * 202 + 10, 200, 2, "brick");
  expect(moved.reason).toBe("quarter");
  expect(moved.narrowest).toBeGreaterThan(45);
});

const onRim = (rim: number, stretches: readonly (readonly [from: number, to: number])[]) =>
  rimOrCentredTiling(
    axisOf(
      stretches.map(([from, to]) => ({ from, to, course: 0 })),
      { tile: 100, joint: 2, shifts: [0] },
    ),
    [rim],
    49,
  );

it("Courses leave a rim for the middle where the rim would leave a sliver at the floor", () => {
  expect(onRim(30, [[0, 1000]]).reason).toBe("joint");
});

// From the joint above the rim: 264 = 2 × 102 + 60, and 366 = 3 × 102 + 60. Above the window, at 536, 32 are left of the tile that
// ends at 568. A position that leaves more there leaves less than 32 on the rim or at the ceiling.
it("Courses stay on a rim where every other position leaves a sliver, too", () => {
  const layout = onRim(262, [
    [0, 630],
    [262, 630],
    [536, 630],
  ]);
  expect(layout).toMatchObject({ reason: "rim", datum: 264, narrowest: expect.closeTo(32, 3) });
});
