import fc from "fast-check";
import { bondNames } from "../../../../src/content/values/planner-names";
import { readQuery, writeQuery } from "../../../../src/planner/form/fields";
import { readPlannerForm } from "../../../../src/planner/form/planner-form";
import type { PlannedTiles } from "../../../../src/planner/room/planned-tile";
import { tileOf } from "../one-wall";
import { typedFields } from "./typed-fields";

const tile = (slug: string) => tileOf({ width: 600, height: 300 }, { slug, bonds: bondNames });

const tiles: PlannedTiles = [tile("metro"), tile("wood-look-plank"), tile("zellige")];

const read = (values: Record<string, string>) => readPlannerForm(values, tiles);

const again = (query: string) => readPlannerForm(readQuery(new URLSearchParams(query)), tiles);

it("The query holds every field, and so the whole room", () => {
  fc.assert(
    fc.property(typedFields, fc.constantFrom("metro", "zellige"), (typed, slug) => {
      const first = read({ ...typed, tile: slug, floorTile: slug });
      const second = again(writeQuery(first));
      expect([second.values, second.room]).toEqual([first.values, first.room]);
    }),
    { numRuns: 200 },
  );
});

it("A bathroom of its own size, with another door and window, has a query of at most 200 characters", () => {
  const query = writeQuery(
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

it("The query leaves out usual values, and fields that the room does not have", () => {
  expect(
    writeQuery(
      read({ room: "wall", width: "2400", depth: "3 m", height: "2700", tile: "metro", joint: "2" }),
    ),
  ).toBe("height=2700");
});

it("Fields that the planner does not have are no part of a plan", () => {
  expect(readQuery(new URLSearchParams("utm_source=letter&width=2+m"))).toEqual({ width: "2 m" });
});
