import fc from "fast-check";
import { bondNames } from "../../../src/content/fields/bonds";
import { roomNames } from "../../../src/content/fields/room-names";
import { openingNames } from "../../../src/setting-out/request/fields";
import { planQuery, readPlanQuery } from "../../../src/setting-out/request/plan-address";
import { readRequest } from "../../../src/setting-out/request/read-request";
import { cornerNames, openingKinds } from "../../../src/setting-out/room/names";
import type { PlannedTiles } from "../../../src/setting-out/room/planned-tile";
import { rooms } from "../../../src/setting-out/room/presets";
import { tileOf } from "../one-wall";

const tile = (slug: string) => tileOf({ width: 600, height: 300 }, { slug, bonds: bondNames });

const tiles: PlannedTiles = [tile("metro"), tile("wood-look-plank"), tile("zellige")];

const read = (values: Record<string, string>) => readRequest(values, { tiles });

const again = (query: string) => readRequest(readPlanQuery(new URLSearchParams(query)), { tiles });

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
    joint: fc.integer({ min: 50, max: 2000 }).map((hundredths) => `${hundredths / 100} mm`),
    floor: fc.constantFrom("metro", "wood-look-plank", "zellige"),
    floorBond: fc.constantFrom(...bondNames),
    floorJoint: fc.constantFrom("2", "3,5"),
    spares: fc.integer({ min: 0, max: 500 }).map((tenths) => `${tenths / 10}%`),
    openings: fc.array(fc.record({ kind: fc.constantFrom(...openingKinds), on: thousandth }), {
      maxLength: 4,
    }),
  })
  .map(({ room, w, d, h, corners, openings, ...laying }): Record<string, string> => {
    const { surfaces } = rooms[room];
    const length = (share: number) => `${1000 + Math.round((7000 * share) / 1000)} mm`;
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

test("every plan can be read from its address", () => {
  fc.assert(
    fc.property(plans, (values) => {
      const asked = read(values);
      expect(asked.problems).toEqual([]);
      const query = planQuery(asked);
      expect(query).toMatch(/^[\w=&.-]+$/);
      const { room, problems } = again(query);
      expect(problems).toEqual([]);
      expect(room).toEqual(asked.room);
      expect(planQuery(again(query))).toBe(query);
    }),
    { numRuns: 200 },
  );
});

test("a whole bathroom with four openings has an address of at most 200 characters, which can be read", () => {
  const bathroom = "room=bathroom&w=2630&d=1940&h=2510&tile=wood-look-plank&floor=zellige";
  const openings = [
    "o1=door-front-762x1981-1105-0",
    "o2=window-back-1190x1050-745-1120",
    "o3=bath-left-1700x560-0-0",
    "o4=basin-right-1200x850-600-0",
  ];
  const query = [bathroom, ...openings].join("&");
  expect(again(query).problems).toEqual([]);
  expect(planQuery(again(query))).toBe(query);
  expect(query.length).toBeLessThanOrEqual(200);
});

test("what is usual is left out of an address", () => {
  expect(planQuery(read({ w: "2.4 m", h: "2700", tile: "zellige" }))).toBe(
    "room=wall&w=2400&h=2700&tile=zellige",
  );
  expect(planQuery(read({ bond: "third", joint: "3", spares: "12,5" }))).toBe(
    "room=wall&w=2400&h=2400&tile=metro&bond=third&joint=3&spares=12.5",
  );
});

test("the fields of a form can be read as an address, too", () => {
  const form =
    "room=wall&w=8+ft&h=2%2C4+m&tile=zellige&o1=window&o1w=600&o1h=900&o1x=900&o1y=900&o2=&ceiling=";
  const { room, problems } = again(form);
  expect(problems).toEqual([]);
  expect(room?.surfaces[0]?.measured).toEqual({
    width: 2438,
    height: 2400,
    openings: [{ kind: "window", width: 600, height: 900, x: 900, y: 900 }],
  });
});

test("an opening or a slope of an address that is not whole is told, and not left out", () => {
  const problems = (query: string) =>
    again(query).problems.map(({ field, problem }) => `${field}: ${problem}`);
  expect(problems("o1=window-600x900-900")).toContain("o1: gone");
  expect(problems("room=showerOfTwo&slope=2400-1200")).toEqual(["backRight: length"]);
});
