import fc from "fast-check";
import { bondNames } from "../../src/content/fields/bonds";
import { planCode, readPlanCode } from "../../src/setting-out/plan-code";
import {
  openingNames,
  type PlannedTile,
  type PlannedTiles,
  readPlan,
} from "../../src/setting-out/plan-request";

const tile = (slug: string): PlannedTile => ({
  slug,
  name: slug,
  width: 300,
  height: 600,
  thickness: 9,
  joint: 2,
  bonds: bondNames,
  tilesPerBox: 6,
  soldAs: "tiles",
});

const tiles: PlannedTiles = [tile("metro"), tile("wood-look-plank"), tile("zellige")];

const codeOf = (values: Record<string, string>) => {
  const { plan } = readPlan(values, tiles);
  return plan ? planCode(plan) : "";
};

const length = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => `${tenths / 10} mm`);

/** Up to four openings of a wall 15 m wide, none over another: each has a part of 3 m to itself. */
const openings = fc
  .array(
    fc.record({
      kind: fc.constantFrom("door", "window", "niche"),
      w: length(100, 900),
      h: length(100, 900),
      y: length(0, 1000),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    Object.fromEntries(
      list.flatMap(({ kind, w, h, y }, index) => {
        const name = openingNames[index] ?? "o1";
        return [
          [name, kind],
          [`${name}x`, `${index * 3000} mm`],
          [`${name}y`, y],
          [`${name}w`, w],
          [`${name}h`, h],
        ];
      }),
    ),
  );

const plans = fc
  .record({
    w: length(13_000, 15_000),
    h: length(2000, 15_000),
    tile: fc.constantFrom("metro", "wood-look-plank", "zellige"),
    bond: fc.constantFrom(...bondNames),
    joint: fc.integer({ min: 50, max: 2000 }).map((hundredths) => String(hundredths / 100)),
    spares: fc.integer({ min: 0, max: 500 }).map((tenths) => String(tenths / 10)),
    openings,
  })
  .map(({ openings, ...values }) => ({ ...values, ...openings }));

test("every plan can be read from its code, which has at most 60 signs", () => {
  fc.assert(
    fc.property(plans, (values) => {
      const code = codeOf(values);
      expect(code).toMatch(/^[\w-]{1,60}$/);
      expect(readPlanCode(code, tiles)).toEqual(values);
    }),
    { numRuns: 40 },
  );
});

test("the code of a plain wall is short enough to be read out", () => {
  expect(codeOf({ w: "2400", h: "2700", tile: "zellige" }).length).toBeLessThanOrEqual(13);
});

test("another order of the tiles changes no plan", () => {
  const code = codeOf({ w: "2400", h: "2700", tile: "zellige" });
  expect(readPlanCode(code, [tile("zellige"), tile("metro")]).tile).toBe("zellige");
});

test("a code of a tile that is gone, and what is no code, stand for no plan", () => {
  const code = codeOf({ w: "2400", h: "2700", tile: "zellige" });
  expect(readPlanCode(code, [tile("metro")])).toEqual({});
  for (const text of ["", "!", "a b", "A".repeat(200)])
    expect(readPlanCode(text, [tile("metro")])).toEqual({});
});
