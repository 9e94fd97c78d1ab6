import { changed, type PlannerState, withValues } from "../../../src/planner/form/planner-state";
import type { PlannedTiles } from "../../../src/planner/room/planned-tile";
import { tileOf } from "../one-wall";

const tiles: PlannedTiles = [
  tileOf({ width: 200, height: 100 }, { slug: "metro", places: ["walls"], bonds: ["brick", "third"] }),
  tileOf({ width: 100, height: 100 }, { slug: "zellige", places: ["walls"], joint: 3, spares: 15 }),
  tileOf({ width: 300, height: 300 }, { slug: "stone", places: ["floors"] }),
];
const offer = { tiles };

type Change = readonly [name: string, value: string];

/** The fields after some of them were changed, one after the other. */
function after(...changes: readonly Change[]) {
  const begin: PlannerState = withValues({}, offer);
  return changes.reduce((state, [name, value]) => changed(state, name, value, offer), begin).read;
}

test("fields that nobody has touched follow the room and the tile, and those that were touched do not", () => {
  expect(after(["tile", "zellige"]).values).toMatchObject({ joint: "3", bond: "straight", spares: "15" });
  expect(after(["joint", "4"], ["spares", "5"], ["tile", "zellige"]).values).toMatchObject({
    joint: "4",
    spares: "5",
  });
  expect(after(["width", "3 m"], ["room", "floor"]).values).toMatchObject({ width: "3 m", depth: "1800" });
});

test("a tile, or the bond of one, that is not there in another room or for another tile gives way to the usual one", () => {
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

test("openings follow the size of their surface until somebody types their own", () => {
  const left = (...changes: readonly Change[]) => Number(after(...changes).values.left2);
  expect(left(["room", "bathroom"], ["width", "4 m"])).toBeGreaterThan(left(["room", "bathroom"]));
  expect(left(["room", "bathroom"], ["left2", "100"], ["width", "4 m"])).toBe(100);
});

test("another room has its own openings, and another kind of opening its own size", () => {
  expect(after(["opening1", "window"], ["room", "bath"]).values.opening1).toBe("");
  expect(after(["opening1", "window"], ["width1", "700"], ["opening1", "niche"]).values.width1).toBe("300");
});

test("while a measure is wrong, the last plan stays", () => {
  const begin = withValues({}, offer);
  const wrong = changed(begin, "width", "wide", offer);
  expect(wrong.read.room).toBeUndefined();
  expect(wrong.plan).toBe(begin.plan);
});
