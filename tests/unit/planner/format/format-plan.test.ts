import { costRows, formatTotalPrice, tileRows } from "../../../../src/planner/format/format-amounts";
import {
  cutRows,
  formatPlan,
  formatReason,
  formatSurface,
  formatWarning,
  quoteSentence,
} from "../../../../src/planner/format/format-plan";
import { roomSurface } from "../../../../src/planner/room/room";
import type { Surface } from "../../../../src/planner/trade";
import { oneWall, planOf, tileOf } from "../one-wall";

const square = tileOf({ width: 300, height: 300 }, { name: "Quarry" });
const laying = { tile: square, joint: 3, bond: "straight" } as const;

/** The plan of a wall in straight courses. */
const wallOf = (width: number, height: number, tile = square, openings: Surface["openings"] = []) =>
  oneWall({ width, height, openings }, laying, tile);

/** The rows of a plan's table as text. */
const textOf = (rows: readonly (readonly [string, string])[]) =>
  rows.map((row) => row.join(": ").replaceAll("\u00a0", " "));

it("A plan is a sentence, in which one whole tile is no plural", () => {
  expect(formatPlan(wallOf(300, 300))).toBe(
    "One wall, 300 mm × 300 mm, in Quarry, straight, joints of 3 mm: 1 whole tile, 0 cut.",
  );
  expect(formatPlan(wallOf(603, 300))).toContain(": 2 whole tiles, 0 cut.");
  expect(quoteSentence(wallOf(2403, 300))).toBe(
    "My plan: One wall, 2,403 mm × 300 mm, Quarry, straight, joints of 3 mm, 8 tiles with spares.",
  );
});

it("A direction that whole tiles fill fits, with the joints that make it so", () => {
  // 3 × 300 + 2 × 1.5 = 903; 2 × 300 + 3 = 603
  expect(textOf(cutRows(wallOf(903, 603)))).toEqual([
    "Cuts left + right: Fits without a cut, joints of 1.5 mm",
    "Cuts bottom + top: Fits without a cut, joints of 3 mm",
  ]);
});

it("A course of whole tiles is not listed among the cuts", () => {
  // 2 × 300 + 3 = 603: one course is whole, and those moved by a third end in 98 and 199: 603 − 300 − 2 × 3 = 297.
  const plan = oneWall({ width: 603, height: 603, openings: [] }, { joint: 3, bond: "third" }, square);
  expect(textOf(cutRows(plan))[0]).toBe("Cuts left + right: 98 mm + 199 mm, 199 mm + 98 mm");
});

it("A surface narrower or lower than a tile has one piece there", () => {
  const plank = tileOf({ width: 1200, height: 600 });
  const [across, up] = textOf(cutRows(wallOf(1090, 500, plank)));
  expect(across).toBe("Cuts left + right: one piece of 1,090 mm");
  expect(up).toBe("Cuts bottom + top: one piece of 500 mm");
});

it("Equal courses are listed once", () => {
  const slab = tileOf({ width: 600, height: 1200 });
  const plan = oneWall({ width: 360, height: 1500, openings: [] }, { joint: 2, bond: "third" }, slab);
  expect(textOf(cutRows(plan))[0]).toBe("Cuts left + right: 179 mm + 179 mm, one piece of 360 mm");
});

it("Walls of a room whose cuts differ are named, those with the same cuts together", () => {
  const wall = (width: number) => ({ width, height: 603, openings: [] });
  const plan = planOf([
    roomSurface("left", wall(700), laying),
    roomSurface("back", wall(903), laying),
    roomSurface("right", wall(700), laying),
  ]);
  // 700: 350 to each side of a tile's middle: 150, a joint and 197.
  expect(textOf(cutRows(plan))).toEqual([
    "Left wall, Right wall: cuts left + right: 197 mm + 197 mm",
    "Back wall: cuts left + right: Fits without a cut, joints of 1.5 mm",
    "Cuts bottom + top: Fits without a cut, joints of 3 mm",
  ]);
});

it("A drawing's text alternative has the numbers of the table, and its openings", () => {
  const niche = { type: "niche", x: 350, y: 150, width: 300, height: 300 } as const;
  const [surface] = wallOf(1000, 603, square, [niche]).surfaces;
  expect(surface && formatSurface(surface)).toMatch(
    /^Quarry, 1,000 mm × 603 mm\. Whole tiles: \d+\. Cut tiles: \d+\. Cuts left .*\. Niche: 300 mm × 300 mm\.$/,
  );
});

it("The reason says where the tiles are centred, and whether courses begin on a rim", () => {
  const bath = { type: "bath", x: 0, y: 0, width: 500, height: 560 } as const;
  expect(formatReason(wallOf(1000, 900))).toBe("Centred on a joint, which leaves the widest cuts.");
  const wall = { width: 2000, height: 2000, openings: [bath] };
  const onRim = planOf([roomSurface("back", wall, laying)], [560]);
  expect(formatReason(onRim)).toMatch(
    /; courses begin with a whole tile on the bath, tray, worktop or sill\.$/,
  );
  expect(formatReason(oneWall(wall, { joint: 3, bond: "herringbone" }, square))).toBe(
    "A herringbone ends in slanting cuts on all sides.",
  );
});

it("A cut that stays narrower than half a tile is warned of", () => {
  const opening = { x: 700, y: 0, width: 600, height: 1000 };
  expect(formatWarning(wallOf(903, 603))).toBeUndefined();
  expect(formatWarning(wallOf(1390, 2000, square, [opening]))).toMatch(
    /^The narrowest cut is \d+ mm, less than half a tile\./,
  );
});

const rates = {
  laying: [{ work: "Laying", from: 50, to: 80, isOwn: true, bonds: null }],
  supply: { work: "Tiles", from: 20, to: 30, isOwn: false, bonds: null },
};

it("Laying and tiles have a line each, and the range for both says whose prices it is", () => {
  const plan = wallOf(903, 903, tileOf({ width: 300, height: 300 }, rates));
  // 0.815 m² are laid; nine tiles come in a box of ten: 0.9 m².
  expect(textOf(costRows(plan)).slice(-2)).toEqual(["Laying: £40–£70", "Guide price: Tiles: £20–£30"]);
  expect(formatTotalPrice(plan)).toEqual({
    price: "£60–£100",
    covers: "laying and tiles together, by guide prices",
  });
  const own = wallOf(903, 903, tileOf({ width: 300, height: 300 }, { laying: rates.laying }));
  expect(formatTotalPrice(own)).toEqual({ price: "£40–£70", covers: "laying, without the tiles" });
  expect(formatTotalPrice(wallOf(903, 903))).toBeUndefined();
});

it("A room of two tiles names both, and counts each by itself", () => {
  const [metro, stone] = [
    tileOf({ width: 200, height: 100 }, { slug: "metro", name: "Metro" }),
    tileOf({ width: 300, height: 300 }, { slug: "stone", name: "Stone" }),
  ];
  const laid = { joint: 2, bond: "straight" } as const;
  const plan = planOf([
    roomSurface("back", { width: 1008, height: 508, openings: [] }, { tile: metro, ...laid }),
    // Inside of the movement gap, 5 mm wide on all sides: three tiles by three, and their joints.
    roomSurface("floor", { width: 914, height: 914, openings: [] }, { tile: stone, ...laid }),
  ]);
  expect(textOf(tileRows(plan))).toEqual(
    expect.arrayContaining(["Metro: tiles, with spares: 25", "Stone: tiles, with spares: 9"]),
  );
  expect(formatPlan(plan)).toMatch(/in Metro, .*; floor in Stone, straight/);
});
