import fc from "fast-check";
import { roomNames } from "../../src/content/fields/room-names";
import { amountsOf } from "../../src/setting-out/amounts";
import { openingKinds } from "../../src/setting-out/opening-kinds";
import { openingNames, type PlannedTiles } from "../../src/setting-out/plan-request";
import { presetValues, readRoom } from "../../src/setting-out/room-request";
import { cornerNames, measuresOf, rooms } from "../../src/setting-out/rooms";
import { type LaidTile, layEveryTile, tilesRoundCorner } from "./every-tile";
import { tileOf } from "./one-wall";

const many = Number(process.env.SURFACES ?? 300);

const tile = tileOf({ width: 200, height: 100 }, { bonds: ["straight", "brick", "third"] });

const faultsOf = (values: Record<string, string>, tiles: PlannedTiles = [tile]) =>
  readRoom(values, tiles).faults.map(({ field, problem }) => `${field}: ${problem}`);

/** Fields as people type them, in whole millimetres; some openings do not fit, and some rooms are too small for theirs. */
const typed = fc
  .record({
    room: fc.constantFrom(...roomNames),
    w: fc.integer({ min: 300, max: 3000 }),
    d: fc.integer({ min: 300, max: 3000 }),
    h: fc.integer({ min: 300, max: 2700 }),
    corners: fc.option(fc.tuple(...cornerNames.map(() => fc.integer({ min: 300, max: 2700 })))),
    bond: fc.constantFrom("straight", "brick", "third"),
    joint: fc.constantFrom("1.5", "2", "3"),
    openings: fc.array(
      fc.record({
        kind: fc.constantFrom(...openingKinds),
        on: fc.constantFrom("left", "back", "right", "front", "floor"),
        x: fc.integer({ min: 0, max: 1500 }),
        y: fc.integer({ min: 0, max: 1500 }),
        w: fc.integer({ min: 100, max: 900 }),
        h: fc.integer({ min: 100, max: 900 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ corners, openings, w, d, h, ...values }): Record<string, string> => {
    const sizes = { w: `${w} mm`, d: `${d} mm`, h: `${h} mm` };
    const sloping = corners && {
      ceiling: "sloping",
      ...Object.fromEntries(cornerNames.map((corner, index) => [corner, `${corners[index]} mm`])),
    };
    const placed = openings.flatMap(({ kind, on, ...place }, index) => {
      const name = openingNames[index] ?? "o1";
      const lengths = Object.entries(place).map(([side, length]) => [name + side, `${length} mm`]);
      return [[name, kind], [`${name}s`, on], ...lengths];
    });
    return { ...values, ...sizes, ...sloping, ...Object.fromEntries(placed) };
  });

const sizes = fc.record({
  width: fc.integer({ min: 60, max: 500 }),
  height: fc.integer({ min: 60, max: 400 }),
});

test("every room agrees with a second count, which lays each tile by itself and turns each corner by hand", () => {
  fc.assert(
    fc.property(typed, sizes, (values, size) => {
      const laidTile = tileOf(size, { bonds: ["straight", "brick", "third"] });
      const { plan, faults } = readRoom({ ...values, spares: "0" }, [laidTile]);
      if (!plan) return expect(faults).not.toEqual([]);
      const slow = plan.surfaces.map(({ name, surface, lattice }) => ({
        name,
        width: surface.width,
        ...layEveryTile(surface, { ...plan.laying, tile: size }, lattice),
      }));
      const counted = plan.surfaces.map(({ whole, cuts }) => [whole, cuts.length]);
      expect(counted).toEqual(slow.map(({ whole, cut }) => [whole, cut]));
      const taken = new Set<LaidTile>();
      const corners = [
        ["left", "back"],
        ["back", "right"],
        ["right", "front"],
        ["front", "left"],
      ].map(([before, after]) => {
        const [one, other] = [before, after].map((wall) => slow.find(({ name }) => name === wall));
        return one && other ? tilesRoundCorner(one, other.tiles, size.width, taken) : 0;
      });
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      const tiles = sum(slow.map(({ whole, cut }) => whole + cut)) - sum(corners);
      expect(amountsOf(plan).tiles).toBe(tiles);
    }),
    { numRuns: many },
  );
});

test("the courses of a room's walls run at one level, and joints do not differ", () => {
  fc.assert(
    fc.property(typed, (values) => {
      const { plan } = readRoom(values, [tile]);
      const walls = plan?.surfaces.filter(({ name }) => name !== "floor") ?? [];
      const levels = walls.map(({ lattice }) => [lattice.y, lattice.runs?.up.joint]);
      expect(new Set(levels.map(String)).size).toBeLessThanOrEqual(1);
    }),
  );
});

test("the area of a room is that of its walls and floor, less what is not tiled", () => {
  // A shower of 0.9 by 0.9 m: three walls of 0.9 × 2.1 m, and the floor.
  const { plan } = readRoom(presetValues("showerOfThreeAndFloor"), [tile]);
  expect(plan?.area).toBe(3 * 900 * 2100 + 900 * 900);
  // A wall that falls from 2.4 to 1.2 m over 3 m: 3 × 1.8 m.
  const slope = readRoom({ w: "3000", h: "2400", ceiling: "sloping", backLeft: "2400", backRight: "1200" }, [
    tile,
  ]);
  expect(slope.plan?.area).toBe(3000 * 1800);
});

test.each(roomNames)(
  "a %s is planned with its usual sizes and openings, and nothing is wrong with them",
  (room) => {
    const { plan, faults } = readRoom(presetValues(room), [tile]);
    expect(faults).toEqual([]);
    expect(plan?.surfaces.map(({ name }) => name)).toEqual(rooms[room].surfaces);
  },
);

test("usual openings fit into rooms of every size", () => {
  const length = fc.integer({ min: 100, max: 3000 }).map(String);
  fc.assert(
    fc.property(fc.constantFrom(...roomNames), length, length, length, (room, w, d, h) => {
      expect(faultsOf({ ...presetValues(room, { w: `${w} mm`, d: `${d} mm`, h: `${h} mm` }) })).toEqual([]);
    }),
  );
});

test("an address of a wall from before there were rooms opens as that wall", () => {
  const { room, plan } = readRoom(
    { w: "1800", h: "2100", o1: "niche", o1x: "300", o1y: "900", o1w: "300", o1h: "300" },
    [tile],
  );
  expect(room).toBe("wall");
  expect(plan?.surfaces).toMatchObject([
    { surface: { width: 1800, height: 2100, openings: [{ x: 300, y: 900, width: 300, height: 300 }] } },
  ]);
});

test("each measure that a room has and that is empty or no length is named, and no other", () => {
  for (const room of roomNames)
    for (const measure of measuresOf(room))
      for (const wrong of ["", "wide", "99 mm", "16 m"])
        expect(faultsOf({ ...presetValues(room), [measure]: wrong })).toEqual([`${measure}: length`]);
});

test("walls of a room are at most 8 m long, and a single one 15 m", () => {
  expect(faultsOf({ room: "bathroom", w: "8001 mm" })).toEqual(["w: length"]);
  expect(faultsOf({ room: "wall", w: "15 m" }, [tileOf({ width: 600, height: 600 })])).toEqual([]);
});

test("below a slope each corner's height is asked for, and the height of level walls is not", () => {
  const sloping = { room: "showerOfTwo", ceiling: "sloping", h: "nothing" };
  expect(faultsOf(sloping)).toEqual(["frontLeft: length", "backLeft: length", "backRight: length"]);
  const corners = { frontLeft: "2.1 m", backLeft: "1.5 m", backRight: "1.5 m" };
  expect(faultsOf({ ...sloping, ...corners })).toEqual([]);
  expect(faultsOf({ ...sloping, ...corners, backLeft: "" })).toEqual(["backLeft: length"]);
});

test("a window that the slope crosses is told", () => {
  const wall = { ceiling: "sloping", w: "2000", backLeft: "2000", backRight: "1000" };
  const window = { o1: "window", o1w: "500", o1h: "400", o1y: "1000" };
  // 1.1 m from the left the top is at 1450 mm, and at its right end, at 1.6 m, at 1200.
  expect(faultsOf({ ...wall, ...window, o1x: "1100" })).toEqual(["o1x: opening"]);
  // At 1.2 m it is at 1400.
  expect(faultsOf({ ...wall, ...window, o1x: "700" })).toEqual([]);
});

test("a room, tile or bond of an address that is gone is told, and the usual one is planned", () => {
  expect(faultsOf({ room: "garage", tile: "tile", bond: "herringbone" })).toEqual([
    "room: gone",
    "bond: gone",
  ]);
  expect(faultsOf({ tile: "zellige", bond: "brick" })).toEqual(["tile: gone"]);
  expect(readRoom({ tile: "zellige" }, [tile]).plan?.tile).toBe(tile);
});

test("more tiles than can be counted while somebody types are told, also if no single surface has them", () => {
  const mosaic = tileOf({ width: 20, height: 20 });
  // 8 × 4 m have 80,000 tiles.
  expect(faultsOf({ room: "showerOfTwo", w: "8000", d: "100", h: "4000" }, [mosaic])).toEqual([]);
  expect(faultsOf({ room: "showerOfTwo", w: "8000", d: "8000", h: "4000" }, [mosaic])).toEqual([
    "w: tooMany",
  ]);
});

test("a cut that is left over at a corner begins the next wall, if both fit into one tile with a saw cut", () => {
  // Courses on a tile: 400 to each side, a joint, a tile, a joint and 196: 3 whole and 2 cut. Courses on a joint: 499 to each
  // side, twice a tile and a joint, and 95: 4 whole and 2 cut. 508 = 5 × 100 + 4 × 2: three of the first and two of the other.
  const corner = { room: "showerOfTwo", w: "1000", d: "1000", h: "508", bond: "brick", spares: "0" };
  const { plan } = readRoom(corner, [tile]);
  expect([plan?.whole, plan?.cut]).toEqual([2 * (3 * 3 + 2 * 4), 2 * 5 * 2]);
  // 95 + 3 + 95 = 193 of 200, in two courses; 196 + 3 + 196 of none.
  expect(plan && amountsOf(plan).tiles).toBe(34 + 20 - 2);
});

test("each wall says the cuts at its own top and foot, where a slope or a bath makes it lower than the others", () => {
  // From a cut of 80 and a joint on, 14 courses of 102 mm reach 1510: 90 are left to 1600, and 80 to 2100, where no level top is.
  const sloping = { ceiling: "sloping", frontLeft: "2100", backLeft: "1600", backRight: "1600" };
  const shower = readRoom({ room: "showerOfTwo", w: "1200", d: "900", ...sloping }, [tile]).plan;
  expect(shower?.surfaces[1]?.lattice.runs?.up.cuts).toEqual([{ first: 80, last: 90 }]);
  // Tiles begin at 2 + 102 mm each: the sixth, at 512, keeps 62 above a bath of 550; the eighteenth, at 1736, has 64 to 1800.
  const bath = { o1: "bath", o1s: "back", o1w: "1700", o1h: "550", o1x: "0", o1y: "0" };
  const { plan } = readRoom({ room: "bath", w: "1700", d: "700", h: "1800", ...bath }, [tile]);
  expect(plan?.surfaces.map(({ lattice }) => lattice.runs?.up.cuts)).toEqual([
    [{ first: 100, last: 64 }],
    [{ first: 62, last: 64 }],
    [{ first: 100, last: 64 }],
  ]);
});
