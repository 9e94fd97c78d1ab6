import fc from "fast-check";
import { bondNames } from "../../../src/content/fields/bonds";
import { roomNames } from "../../../src/content/fields/room-names";
import { openingFields, readAddress, writeAddress } from "../../../src/planner/form/fields";
import { readFields } from "../../../src/planner/form/read-fields";
import { openingKinds } from "../../../src/planner/room/openings";
import type { PlannedTiles } from "../../../src/planner/room/planned-tile";
import { rooms } from "../../../src/planner/room/rooms";
import { tileOf } from "../one-wall";

const tile = (slug: string) => tileOf({ width: 600, height: 300 }, { slug, bonds: bondNames });

const tiles: PlannedTiles = [tile("metro"), tile("wood-look-plank"), tile("zellige")];

const read = (values: Record<string, string>) => readFields(values, { tiles });

const again = (query: string) => readFields(readAddress(new URLSearchParams(query)), { tiles });

const length = fc.integer({ min: 2000, max: 8000 }).map((millimetres) => `${millimetres / 1000} m`);

/** Rooms of every kind and size, with up to four openings side by side. */
const plans = fc
  .record({
    room: fc.constantFrom(...roomNames),
    width: length,
    depth: length,
    height: length,
    tile: fc.constantFrom("metro", "wood-look-plank", "zellige"),
    bond: fc.constantFrom(...bondNames),
    joint: fc.constantFrom("2", "3,5", "4 mm"),
    floorTile: fc.constantFrom("metro", "wood-look-plank", "zellige"),
    spares: fc.integer({ min: 0, max: 50 }).map((percentage) => `${percentage}%`),
    openings: fc.array(
      fc.record({ kind: fc.constantFrom("", ...openingKinds), on: fc.integer({ min: 0, max: 9 }) }),
      { minLength: 4, maxLength: 4 },
    ),
  })
  .map(({ openings, ...values }): Record<string, string> => {
    const { surfaces } = rooms[values.room];
    const placed = openings.flatMap(({ kind, on }, index) => {
      const fields = openingFields[index] ?? { kind: "", on: "", width: "", height: "", x: "", y: "" };
      if (!kind) return [[fields.kind, kind]];
      return [
        [fields.kind, kind],
        [fields.on, surfaces[on % surfaces.length] ?? ""],
        [fields.width, "200"],
        [fields.height, `${100 + on} mm`],
        [fields.x, `${index * 250} mm`],
        [fields.y, "0"],
      ];
    });
    return { ...values, ...Object.fromEntries(placed) };
  });

test("every plan can be read from its address", () => {
  fc.assert(
    fc.property(plans, (typed) => {
      const asked = read(typed);
      expect(asked.problems).toEqual([]);
      const query = writeAddress(asked);
      expect(again(query)).toMatchObject({ room: asked.room, problems: [] });
      expect(writeAddress(again(query))).toBe(query);
    }),
    { numRuns: 200 },
  );
});

test("a bathroom of its own size, with another door and window, has an address of at most 200 characters", () => {
  const query = writeAddress(
    read({
      room: "bathroom",
      width: "2630",
      depth: "1940",
      height: "2510",
      tile: "wood-look-plank",
      floorTile: "zellige",
      width1: "762",
      height1: "1981",
      left1: "1105",
      width2: "1190",
      left2: "745",
      up2: "1120",
    }),
  );
  expect(again(query).problems).toEqual([]);
  expect(query).toContain(
    "room=bathroom&width=2630&depth=1940&height=2510&tile=wood-look-plank&floorTile=zellige",
  );
  expect(query.length).toBeLessThanOrEqual(200);
});

test("what is usual, and what the room does not have, is left out of an address", () => {
  expect(
    writeAddress(
      read({ room: "wall", width: "2400", depth: "3 m", height: "2700", tile: "metro", joint: "2" }),
    ),
  ).toBe("height=2700");
});

test("fields that the planner does not have are no part of a plan", () => {
  expect(readAddress(new URLSearchParams("utm_source=letter&width=2+m"))).toEqual({ width: "2 m" });
});
