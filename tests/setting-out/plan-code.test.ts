import fc from "fast-check";
import { bondNames } from "../../src/content/fields/bonds";
import { roomNames } from "../../src/content/fields/room-names";
import { openingKinds } from "../../src/setting-out/opening-kinds";
import { planCode, readPlanCode } from "../../src/setting-out/plan-code";
import { openingNames, type PlannedTiles } from "../../src/setting-out/plan-request";
import { longestIn, presetValues, readRoom } from "../../src/setting-out/room-request";
import { cornerNames, rooms } from "../../src/setting-out/rooms";
import { tileOf } from "./one-wall";

const tile = (slug: string) => tileOf({ width: 600, height: 300 }, { slug, bonds: bondNames });

const tiles: PlannedTiles = [tile("metro"), tile("wood-look-plank"), tile("zellige")];

const codeOf = (values: Record<string, string>) => {
  const { plan } = readRoom(values, tiles);
  return plan ? planCode(plan) : "";
};

const thousandth = fc.integer({ min: 0, max: 1000 });

/** Rooms of every kind and size, with up to four openings: a surface has four parts, and no two openings share one. */
const plans = fc
  .record({
    room: fc.constantFrom(...roomNames),
    w: thousandth,
    d: thousandth,
    h: thousandth,
    corners: fc.option(fc.tuple(...cornerNames.map(() => thousandth))),
    tile: fc.constantFrom("metro", "wood-look-plank", "zellige"),
    bond: fc.constantFrom(...bondNames),
    joint: fc.integer({ min: 50, max: 2000 }).map((hundredths) => String(hundredths / 100)),
    spares: fc.integer({ min: 0, max: 500 }).map((tenths) => String(tenths / 10)),
    openings: fc.array(fc.record({ kind: fc.constantFrom(...openingKinds), on: thousandth }), {
      maxLength: 4,
    }),
  })
  .map(({ room, w, d, h, corners, openings, ...laying }): Record<string, string> => {
    const { surfaces } = rooms[room];
    const length = (share: number) => `${1000 + Math.round(((longestIn(room) - 1000) * share) / 1000)} mm`;
    const heights = cornerNames.map((corner, index) => [corner, length(corners?.[index] ?? 0)]);
    const placed = openings.flatMap(({ kind, on }, index) => {
      const name = openingNames[index] ?? "o1";
      return [
        [name, kind],
        [`${name}s`, surfaces[on % surfaces.length] ?? ""],
        [`${name}x`, `${index * 250} mm`],
        [`${name}y`, `${on % 500} mm`],
        [`${name}w`, `${100 + (on % 150)} mm`],
        [`${name}h`, `${100 + (on % 400)} mm`],
      ];
    });
    const slope = corners ? { ceiling: "sloping", ...Object.fromEntries(heights) } : {};
    return {
      room,
      ...laying,
      w: length(w),
      d: length(d),
      h: length(h),
      ...slope,
      ...Object.fromEntries(placed),
    };
  });

test("every plan can be read from its code, which has at most 60 signs", () => {
  fc.assert(
    fc.property(plans, (values) => {
      const { plan, faults } = readRoom(values, tiles);
      expect(faults).toEqual([]);
      const code = plan ? planCode(plan) : "";
      expect(code).toMatch(/^[\w-]{1,60}$/);
      const again = readRoom(readPlanCode(code, tiles), tiles);
      expect(again.plan).toEqual({ ...plan, values: again.values });
    }),
    { numRuns: 40 },
  );
});

test("the largest room with a slope and four openings has a code of at most 60 signs", () => {
  const lengths = ["w", "d", ...cornerNames].map((field) => [field, "8000 mm"]);
  const openings = openingNames.flatMap((name, index) => [
    [name, "cutout"],
    [`${name}s`, "floor"],
    [`${name}x`, "0 mm"],
    [`${name}y`, `${index * 100} mm`],
    [`${name}w`, "8000 mm"],
    [`${name}h`, "100 mm"],
  ]);
  const code = codeOf({
    room: "bathroom",
    tile: "zellige",
    bond: "vertical",
    joint: "20",
    spares: "50",
    ceiling: "sloping",
    ...Object.fromEntries([...lengths, ...openings]),
  });
  expect(code).toMatch(/^[\w-]{50,60}$/);
});

test("the code of a plain wall is short enough to be read out", () => {
  expect(codeOf({ w: "2400", h: "2700", tile: "zellige" }).length).toBeLessThanOrEqual(13);
});

test("another order of the tiles changes no plan", () => {
  const code = codeOf({ w: "2400", h: "2700", tile: "zellige" });
  expect(readPlanCode(code, [tile("zellige"), tile("metro")]).tile).toBe("zellige");
});

test("a code of a tile that is gone keeps the room, and names the tile as gone", () => {
  const code = codeOf({ ...presetValues("bathroom"), tile: "zellige" });
  const { room, plan, faults } = readRoom(readPlanCode(code, [tile("metro")]), [tile("metro")]);
  expect(room).toBe("bathroom");
  expect(plan?.surfaces).toHaveLength(5);
  expect(faults).toEqual([{ field: "tile", problem: "gone" }]);
});

test("what is no code stands for no plan", () => {
  for (const text of ["", "!", "a b", "A".repeat(200), "A!"])
    expect(readPlanCode(text, [tile("metro")])).toEqual({});
});
