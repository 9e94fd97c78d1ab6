import fc from "fast-check";
import { roomNames } from "../../../src/content/fields/room-names";
import { amountsOf } from "../../../src/setting-out/amounts/amounts";
import { openingNames, presetValues } from "../../../src/setting-out/request/fields";
import { readRequest } from "../../../src/setting-out/request/read-request";
import { cornerNames, openingKinds } from "../../../src/setting-out/room/names";
import type { PlannedTiles } from "../../../src/setting-out/room/planned-tile";
import { measuresOf, rooms } from "../../../src/setting-out/room/presets";
import { planRoom } from "../../../src/setting-out/set-out/room-plan";
import { type LaidTile, layEveryTile, tilesRoundCorner } from "../every-tile";
import { tileOf } from "../one-wall";

const many = 300;

const tile = tileOf({ width: 200, height: 100 }, { bonds: ["straight", "brick", "third"] });

const faultsOf = (values: Record<string, string>, tiles: PlannedTiles = [tile]) =>
  readRequest(values, { tiles }).problems.map(({ field, problem }) => `${field}: ${problem}`);

const planOf = (values: Record<string, string>, tiles: PlannedTiles = [tile]) => {
  const { room } = readRequest(values, { tiles });
  return room && planRoom(room);
};

const preset = (room: (typeof roomNames)[number], typed: Record<string, string> = {}) =>
  presetValues(room, { tiles: [tile] }, typed);

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
      const plan = planOf({ ...values, spares: "0" }, [laidTile]);
      if (!plan) return expect(faultsOf(values, [laidTile])).not.toEqual([]);
      const slow = plan.surfaces.map(({ name, surface, lattice, laying }) => ({
        name,
        width: surface.width,
        ...layEveryTile(surface, { ...laying, tile: size }, lattice),
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
      expect(amountsOf(plan).tiles.map((amount) => amount.tiles)).toEqual([tiles]);
    }),
    { numRuns: many },
  );
});

test("the courses of a room's walls run at one level, and joints do not differ", () => {
  fc.assert(
    fc.property(typed, (values) => {
      const walls = planOf(values)?.surfaces.filter(({ name }) => name !== "floor") ?? [];
      const levels = walls.map(({ lattice }) => [lattice.y, lattice.lines?.up.joint]);
      expect(new Set(levels.map(String)).size).toBeLessThanOrEqual(1);
    }),
  );
});

test("the area of a room is that of its walls and floor, less what is not tiled", () => {
  // A shower of 1.4 by 0.8 m, 2.1 m high: its back, two sides, and the floor.
  expect(planOf(preset("showerOfThreeAndFloor"))?.area).toBe(1400 * 2100 + 2 * 800 * 2100 + 1400 * 800);
  // A wall that falls from 2.4 to 1.2 m over 3 m: 3 × 1.8 m.
  const slope = planOf({ w: "3000", h: "2400", ceiling: "sloping", backLeft: "2400", backRight: "1200" });
  expect(slope?.area).toBe(3000 * 1800);
});

test.each(roomNames)(
  "a %s is planned with its usual sizes and openings, and nothing is wrong with them",
  (room) => {
    expect(faultsOf(preset(room))).toEqual([]);
    expect(planOf(preset(room))?.surfaces.map(({ name }) => name)).toEqual(rooms[room].surfaces);
  },
);

test("usual openings fit into rooms of every size", () => {
  const length = fc.integer({ min: 100, max: 3000 }).map(String);
  fc.assert(
    fc.property(fc.constantFrom(...roomNames), length, length, length, (room, w, d, h) => {
      expect(faultsOf({ ...preset(room, { w: `${w} mm`, d: `${d} mm`, h: `${h} mm` }) })).toEqual([]);
    }),
  );
});

test("an address of a wall from before there were rooms opens as that wall", () => {
  const plan = planOf({ w: "1800", h: "2100", o1: "niche", o1x: "300", o1y: "900", o1w: "300", o1h: "300" });
  expect(plan?.name).toBe("wall");
  expect(plan?.surfaces).toMatchObject([
    { surface: { width: 1800, height: 2100, openings: [{ x: 300, y: 900, width: 300, height: 300 }] } },
  ]);
});

test("each measure that a room has and that is empty or no length is named, and no other", () => {
  for (const room of roomNames)
    for (const measure of measuresOf(room))
      for (const wrong of ["", "wide", "99 mm", "16 m"])
        expect(faultsOf({ ...preset(room), [measure]: wrong })).toEqual([`${measure}: length`]);
});

test("a side of a wall or floor is at most 15 m long", () => {
  const slab = tileOf({ width: 600, height: 600 });
  expect(faultsOf({ room: "bathroom", w: "15 m" }, [slab])).toEqual([]);
  expect(faultsOf({ room: "bathroom", w: "15001 mm" }, [slab])).toEqual(["w: length"]);
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
  expect(planOf({ tile: "zellige" })?.surfaces[0]?.tile).toBe(tile);
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
  const plan = planOf({ room: "showerOfTwo", w: "1000", d: "1000", h: "508", bond: "brick", spares: "0" });
  expect([plan?.whole, plan?.cut]).toEqual([2 * (3 * 3 + 2 * 4), 2 * 5 * 2]);
  // 95 + 3 + 95 = 193 of 200, in two courses; 196 + 3 + 196 of none.
  expect(plan && amountsOf(plan).tiles[0]?.tiles).toBe(34 + 20 - 2);
});

test("each wall says the cuts at its own top and foot, where a slope or a bath makes it lower than the others", () => {
  // A shower stands on its tray: from a whole tile on, 15 courses of 102 mm reach 1530, and 70 are left to 1600; 20 reach
  // 2040, and 60 are left to 2100, where no level top is.
  const sloping = { ceiling: "sloping", frontLeft: "2100", backLeft: "1600", backRight: "1600" };
  const shower = planOf({ room: "showerOfTwo", w: "1200", d: "900", ...sloping });
  expect(shower?.surfaces[1]?.lattice.lines?.up.endsOfCourses).toEqual([{ first: 100, last: 70 }]);
  // Tiles begin on the bath's rim, at 550, with a whole one: 5 courses of 102 below it leave 40 at the floor, which is a
  // sliver. So they begin on the floor, as the room does: the sixth, at 510, keeps 60 above the bath; 17 reach 1734.
  const bath = { o1: "bath", o1s: "back", o1w: "1700", o1h: "550", o1x: "0", o1y: "0" };
  const plan = planOf({ room: "bath", w: "1700", d: "700", h: "1800", ...bath });
  expect(plan?.surfaces.map(({ lattice }) => lattice.lines?.up.endsOfCourses)).toEqual([
    [{ first: 100, last: 66 }],
    [{ first: 60, last: 66 }],
    [{ first: 100, last: 66 }],
  ]);
});

const wallTile = tileOf({ width: 200, height: 100 }, { slug: "metro", places: ["walls"] });
const floorTile = tileOf(
  { width: 300, height: 300 },
  { slug: "stone", places: ["floors"], bonds: ["brick"] },
);

test("a room with a floor has a floor tile of its own, and is counted by both", () => {
  const plan = planOf({ room: "showerOfTwoAndFloor", spares: "0" }, [wallTile, floorTile]);
  expect(plan?.surfaces.map(({ name, tile }) => `${name}: ${tile.slug}`)).toEqual([
    "left: metro",
    "back: metro",
    "floor: stone",
  ]);
  expect(plan && amountsOf(plan).tiles.map(({ tile }) => tile.slug)).toEqual(["metro", "stone"]);
});

test("an address that asks for a tile where it may not be laid is answered, and another is planned", () => {
  const tiles: PlannedTiles = [wallTile, floorTile];
  expect(faultsOf({ room: "floor", tile: "metro" }, tiles)).toEqual(["tile: unsuitable"]);
  expect(faultsOf({ room: "wall", tile: "stone" }, tiles)).toEqual(["tile: unsuitable"]);
  expect(faultsOf({ room: "bathroom", tile: "metro", floor: "metro" }, tiles)).toEqual(["floor: unsuitable"]);
  expect(planOf({ room: "floor", tile: "metro" }, tiles)?.surfaces[0]?.tile).toBe(floorTile);
  // Without a tile for floors there is no room with one.
  expect(faultsOf({ room: "bathroom" }, [wallTile])).toEqual(["room: gone"]);
});

test("a preset begins with its tiles, and where they are not offered with the first that suit", () => {
  const tiles: PlannedTiles = [tileOf({ width: 50, height: 50 }), wallTile, floorTile];
  const presets = [{ room: "bathroom", tile: { slug: "metro" }, floorTile: { slug: "stone" } }];
  expect(presetValues("bathroom", { tiles, presets })).toMatchObject({ tile: "metro", floor: "stone" });
  expect(presetValues("bath", { tiles, presets })).toMatchObject({ tile: "tile" });
  expect(presetValues("bathroom", { tiles: [floorTile, wallTile] })).toMatchObject({
    tile: "metro",
    floor: "stone",
  });
});

test("a floor has a movement gap of 5 mm at every edge, and round what stands on it", () => {
  const bath = { o1: "bath", o1w: "1000", o1h: "700", o1x: "0", o1y: "1000" };
  const [floor] = planOf({ room: "floor", w: "2400", d: "1700", ...bath })?.surfaces ?? [];
  expect(floor?.tiled).toMatchObject({ width: 2390, height: 1690 });
  // From the corner of the tiled part, 5 mm inside of the room's: up to 5 mm beside the bath, and from 5 mm before it.
  expect(floor?.tiled.openings).toMatchObject([{ x: 0, y: 990, width: 1000, height: 700 }]);
  const [wall] = planOf({ w: "2400", h: "1700" })?.surfaces ?? [];
  expect(wall?.tiled).toMatchObject({ width: 2400, height: 1700 });
});

test("an opening that lacks one of its measures is told, and one without any has its usual ones", () => {
  const window = { o1: "window", o1w: "600", o1h: "900", o1x: "300", o1y: "900" };
  expect(faultsOf(window)).toEqual([]);
  for (const lost of ["o1w", "o1h", "o1x", "o1y"] as const) {
    const { [lost]: _lost, ...rest } = window;
    expect(faultsOf(rest)).toEqual([`${lost}: length`]);
    expect(faultsOf({ ...window, [lost]: "" })).toEqual([`${lost}: length`]);
  }
  expect(faultsOf({ o1: "window" })).toEqual([]);
});

test("an opening or a surface that there is not is told, and not left out", () => {
  const place = { o1w: "600", o1h: "900", o1x: "300", o1y: "900" };
  expect(faultsOf({ o1: "chimney", ...place })).toEqual(["o1: gone"]);
  expect(faultsOf({ o1: "window", o1s: "front", ...place })).toEqual(["o1s: gone"]);
  expect(faultsOf({ ceiling: "curved" })).toEqual(["ceiling: gone"]);
});

test("what is wrong does not depend on what else is wrong", () => {
  const outside = { o1: "window", o1w: "600", o1h: "900", o1x: "9 m", o1y: "900" };
  expect(faultsOf(outside)).toEqual(["o1x: opening"]);
  expect(faultsOf({ ...outside, joint: "1e1", o2: "niche", o2w: "wide" })).toEqual([
    "joint: number",
    "o2w: length",
    "o2h: length",
    "o2x: length",
    "o2y: length",
    "o1x: opening",
  ]);
});
