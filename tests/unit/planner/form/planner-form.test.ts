import fc from "fast-check";
import { roomNames } from "../../../../src/content/values/planner-names";
import { planRoom } from "../../../../src/planner/amounts/room-plan";
import { changeField, readPlannerForm } from "../../../../src/planner/form/planner-form";
import { openingTypes } from "../../../../src/planner/room/openings";
import type { PlannedTiles } from "../../../../src/planner/room/planned-tile";
import { measuresOf, roomPresets } from "../../../../src/planner/room/room-presets";
import { endsOfCourses } from "../../../../src/planner/set-out/axis-tiling";
import { sumOf } from "../../../../src/planner/set-out/set-out-room";
import { layEveryTile } from "../every-tile";
import { tileOf } from "../one-wall";
import { typedFields } from "./typed-fields";

const many = 300;

const tile = tileOf({ width: 200, height: 100 }, { bonds: ["straight", "brick", "third"] });

const problemsOf = (typed: Record<string, string>, tiles: PlannedTiles = [tile]) =>
  readPlannerForm(typed, tiles).problems.map(({ field }) => field);

const planOf = (typed: Record<string, string>, tiles: PlannedTiles = [tile]) => {
  const { room } = readPlannerForm(typed, tiles);
  return room && planRoom(room);
};

const sizes = fc.record({
  width: fc.integer({ min: 60, max: 500 }),
  height: fc.integer({ min: 60, max: 400 }),
});

it("Every room agrees with a second count, which lays each tile by itself", () => {
  fc.assert(
    fc.property(typedFields, sizes, (values, size) => {
      const laidTile = tileOf(size, { bonds: ["straight", "brick", "third"] });
      const plan = planOf({ ...values, spares: "0" }, [laidTile]);
      if (!plan) return expect(problemsOf(values, [laidTile])).not.toEqual([]);
      const slow = plan.surfaces.map(({ tiled, lattice, ...laying }) => layEveryTile(tiled, laying, lattice));
      expect(plan.surfaces.map(({ wholeTiles, cuts }) => [wholeTiles, cuts.length])).toEqual(
        slow.map(({ whole, cut }) => [whole, cut]),
      );
      const tiles = slow.reduce((sum, { whole, cut }) => sum + whole + cut, 0);
      expect(plan.amounts.perTile.map(({ tileCount }) => tileCount)).toEqual([tiles]);
    }),
    { numRuns: many },
  );
});

it("The courses of a room's walls run at one level, and joints do not differ", () => {
  fc.assert(
    fc.property(typedFields, (values) => {
      const walls = planOf(values)?.surfaces.filter(({ name }) => name !== "floor") ?? [];
      const levels = walls.map(({ lattice }) => [lattice.y, lattice.axes?.up.joint]);
      expect(new Set(levels.map(String)).size).toBeLessThanOrEqual(1);
    }),
  );
});

it("The area of a room is that of its walls and floor, less what is not tiled", () => {
  // A shower of 1.4 by 0.8 m, 2.1 m high: its back, two sides, and the floor. Then without a niche.
  const area = 1400 * 2100 + 2 * 800 * 2100 + 1400 * 800;
  const shower = { room: "showerOfThreeAndFloor" };
  const areaOf = (typed: Record<string, string>) =>
    sumOf(planOf(typed)?.surfaces ?? [], (surface) => surface.area);
  expect(areaOf(shower)).toBe(area);
  expect(areaOf({ ...shower, opening1: "niche" })).toBe(area - 300 * 600);
});

it.each(roomNames)(
  "A %s is planned with its usual sizes and openings, and nothing is wrong with them",
  (room) => {
    expect(problemsOf({ room })).toEqual([]);
    expect(planOf({ room })?.surfaces.map(({ name }) => name)).toEqual(roomPresets[room].surfaces);
  },
);

it("Usual openings fit into rooms of every size", () => {
  const length = fc.integer({ min: 100, max: 3000 }).map(String);
  const type = fc.constantFrom(...openingTypes);
  fc.assert(
    fc.property(
      fc.constantFrom(...roomNames),
      type,
      length,
      length,
      length,
      (room, opening3, width, depth, height) => {
        expect(problemsOf({ room, width, depth, height })).toEqual([]);
        expect(problemsOf({ room, width, depth, height, opening1: "", opening2: "", opening3 })).toEqual([]);
      },
    ),
  );
});

it("Each measure that a room has and that is empty, no length or longer than 15 m is named, and no other", () => {
  for (const room of roomNames)
    for (const measure of measuresOf(room)) {
      for (const wrong of ["", "wide", "99 mm", "15001 mm"])
        expect(problemsOf({ room, [measure]: wrong })).toEqual([measure]);
      expect(problemsOf({ room, [measure]: "15 m" })).toEqual([]);
    }
});

it("The usual room, tile, bond or opening takes the place of one that is not available", () => {
  const unavailable = { room: "garage", tile: "zellige", bond: "herringbone", opening1: "chimney" };
  const { problems, values } = readPlannerForm(unavailable, [tile]);
  expect(problems).toEqual([]);
  expect(values).toMatchObject({ room: "wall", tile: "tile", bond: "straight", opening1: "" });
  expect(planOf({ opening1: "window", on1: "front" })?.surfaces[0]?.measured.openings).toHaveLength(1);
});

it("An opening that a room has by itself can be taken out", () => {
  const { surfaces = [] } = planOf({ room: "bathroom", opening1: "" }) ?? {};
  expect(surfaces.flatMap(({ measured }) => measured.openings.map(({ type }) => type))).toEqual(["window"]);
});

it("Each wall says the cuts at its own top and foot, where a bath makes it lower than the others", () => {
  // Tiles begin on the bath's rim, at 550, with a whole one: 5 courses of 102 below it leave 40 at the floor, which is a
  // sliver. So they begin on the floor, as the room does: the sixth, at 510, keeps 60 above the bath; 17 reach 1734.
  const bath = { opening1: "bath", on1: "back", width1: "1700", height1: "550", left1: "0", up1: "0" };
  const plan = planOf({ room: "bath", width: "1700", depth: "700", height: "1800", ...bath });
  expect(plan?.surfaces.map(({ lattice: { axes } }) => axes && endsOfCourses(axes.up))).toEqual([
    [{ first: 100, last: 66 }],
    [{ first: 60, last: 66 }],
    [{ first: 100, last: 66 }],
  ]);
});

const wallTile = tileOf({ width: 200, height: 100 }, { slug: "metro", surfaceKinds: ["walls"], spares: 15 });
const floorTile = tileOf(
  { width: 300, height: 300 },
  { slug: "stone", surfaceKinds: ["floors"], bonds: ["brick"] },
);

it("A room with a floor has a floor tile of its own, and is counted by both", () => {
  const plan = planOf({ room: "showerOfTwoAndFloor", spares: "0" }, [wallTile, floorTile]);
  expect(plan?.surfaces.map(({ name, tile }) => `${name}: ${tile.slug}`)).toEqual([
    "left: metro",
    "back: metro",
    "floor: stone",
  ]);
  expect(plan?.amounts.perTile.map(({ tile }) => tile.slug)).toEqual(["metro", "stone"]);
});

it("Another tile takes the place of one that may not be laid there", () => {
  const tiles: PlannedTiles = [wallTile, floorTile];
  const values = (typed: Record<string, string>) => readPlannerForm(typed, tiles).values;
  expect(values({ room: "floor", tile: "metro" }).tile).toBe("stone");
  expect(values({ room: "bathroom", floorTile: "metro" }).floorTile).toBe("stone");
  expect(planOf({ room: "floor", tile: "metro" }, tiles)?.surfaces[0]?.tile).toBe(floorTile);
});

it("A room with a floor is not available without a tile for floors", () => {
  expect(readPlannerForm({ room: "bathroom" }, [wallTile]).roomName).toBe("wall");
});

it("A room begins with the first tiles that may be laid there, and the first bond of each", () => {
  const { values } = readPlannerForm({ room: "bathroom" }, [floorTile, wallTile]);
  expect(values).toMatchObject({ tile: "metro", floorTile: "stone", floorBond: "brick" });
});

it("The spares of a room are the greatest of its tiles', until somebody types others", () => {
  const tiles: PlannedTiles = [wallTile, floorTile];
  const spares = (typed: Record<string, string>) => readPlannerForm(typed, tiles).room?.spares;
  expect([spares({ room: "floor" }), spares({ room: "bathroom" })]).toEqual([10, 15]);
  expect(spares({ room: "bathroom", spares: "12,5%" })).toBe(12.5);
});

it("A floor has a movement gap of 5 mm at every edge, and round what stands on it", () => {
  const bath = { opening1: "bath", width1: "1000", height1: "700", left1: "0", up1: "1000" };
  const [floor] = planOf({ room: "floor", width: "2400", depth: "1700", ...bath })?.surfaces ?? [];
  expect(floor?.tiled).toMatchObject({ width: 2390, height: 1690 });
  // From the corner of the tiled part, 5 mm inside of the room's: up to 5 mm beside the bath, and from 5 mm before it.
  expect(floor?.tiled.openings).toMatchObject([{ x: 0, y: 990, width: 1000, height: 700 }]);
  const [wall] = planOf({ width: "2400", height: "1700" })?.surfaces ?? [];
  expect(wall?.tiled).toMatchObject({ width: 2400, height: 1700 });
});

const offered: PlannedTiles = [
  tileOf({ width: 200, height: 100 }, { slug: "metro", surfaceKinds: ["walls"], bonds: ["brick", "third"] }),
  tileOf({ width: 100, height: 100 }, { slug: "zellige", surfaceKinds: ["walls"], joint: 3, spares: 15 }),
  tileOf({ width: 300, height: 300 }, { slug: "stone", surfaceKinds: ["floors"] }),
];

type Change = readonly [name: string, value: string];

/** The fields after some of them were changed, one after the other. */
function after(...changes: readonly Change[]) {
  return changes.reduce(
    (form, [name, value]) => changeField(form, name, value, offered),
    readPlannerForm({}, offered),
  );
}

it("Unedited fields follow the room and the tile, and edited ones do not", () => {
  expect(after(["tile", "zellige"]).values).toMatchObject({ joint: "3", bond: "straight", spares: "15" });
  expect(after(["joint", "4"], ["spares", "5"], ["tile", "zellige"]).values).toMatchObject({
    joint: "4",
    spares: "5",
  });
  expect(after(["width", "3 m"], ["room", "floor"]).values).toMatchObject({ width: "3 m", depth: "1800" });
});

it("A tile, or the bond of one, that is not there in another room or for another tile gives way to the usual one", () => {
  const floor = after(["tile", "zellige"], ["room", "floor"]);
  expect(floor.values.tile).toBe("stone");
  expect(floor.problems).toEqual([]);
  const zellige = after(["bond", "third"], ["tile", "zellige"]);
  expect(zellige.values.bond).toBe("straight");
  expect(zellige.problems).toEqual([]);
  expect(after(["tile", "zellige"], ["room", "bathroom"]).values).toMatchObject({
    tile: "zellige",
    floorTile: "stone",
  });
});

it("Openings follow the size of their surface until somebody types their own", () => {
  const left = (...changes: readonly Change[]) => Number(after(...changes).values.left2);
  expect(left(["room", "bathroom"], ["width", "4 m"])).toBeGreaterThan(left(["room", "bathroom"]));
  expect(left(["room", "bathroom"], ["left2", "100"], ["width", "4 m"])).toBe(100);
});

it("Another room has its own openings, and another type of opening its own size", () => {
  expect(after(["opening1", "window"], ["room", "bath"]).values.opening1).toBe("");
  expect(after(["opening1", "window"], ["width1", "700"], ["opening1", "niche"]).values.width1).toBe("300");
});

it("A further opening begins beside the one that is in its usual position", () => {
  const windows = [
    ["opening1", "window"],
    ["opening2", "window"],
  ] as const;
  const wide = after(["width", "3000"], ...windows);
  // The first is in the middle, from 1050 to 1950. The second is in the middle of the 1050 on the left.
  expect(wide.values).toMatchObject({ left1: "1050", left2: "75", width2: "900" });
  expect(wide.problems).toEqual([]);
  // Beside a window from 750 to 1650, 750 are left.
  expect(after(["width", "2400"], ...windows).values).toMatchObject({ left2: "0", width2: "750" });
  expect(after(["room", "bathroom"], ["opening3", "window"]).problems).toEqual([]);
});
