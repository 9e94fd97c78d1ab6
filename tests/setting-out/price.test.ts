import { setOut } from "../../src/setting-out/plan";
import type { PlannedTile } from "../../src/setting-out/plan-request";
import { pricesOf } from "../../src/setting-out/price";
import { oneWall, tileOf } from "./one-wall";

const rate = (from: number, to: number) => ({ from, to, isOwn: true });

/** The prices of a wall in tiles of a metre, ten in a box, without joints and spares. */
function pricesOfWall(width: number, height: number, rates: Pick<PlannedTile, "laying" | "supply">) {
  const tile = tileOf({ width: 1000, height: 1000 }, rates);
  return pricesOf(
    oneWall(setOut({ width, height, openings: [] }, { tile, joint: 0, bond: "straight" }), tile),
  );
}

test("laying costs a plan's area by the rate of its tile, rounded to £10", () => {
  // 5.8 × 45 = 261, 5.8 × 72 = 417.60
  expect(pricesOfWall(2900, 2000, { laying: rate(45, 72) }).laying).toEqual({ from: 260, to: 420 });
});

test("from £1,000 a price is rounded to £50", () => {
  // 26 × 45 = 1,170, 26 × 72 = 1,872
  expect(pricesOfWall(6500, 4000, { laying: rate(45, 72) }).laying).toEqual({ from: 1150, to: 1850 });
});

test("the smallest niche has a price, too", () => {
  expect(pricesOfWall(200, 100, { laying: rate(45, 72) }).laying).toEqual({ from: 10, to: 10 });
});

test("tiles are paid for in whole boxes, and laying and tiles have a sum", () => {
  // 12 tiles of a square metre come in two boxes of ten: 20 × 15 = 300, 20 × 30 = 600. Laying: 12 × 50 = 600, 12 × 60 = 720.
  expect(pricesOfWall(4000, 3000, { laying: rate(50, 60), supply: rate(15, 30) })).toEqual({
    laying: { from: 600, to: 720 },
    supply: { from: 300, to: 600 },
    together: { from: 900, to: 1320 },
  });
});

test("what no rate prices has no price, and no sum", () => {
  expect(pricesOfWall(4000, 3000, {})).toEqual({});
  expect(pricesOfWall(4000, 3000, { supply: rate(15, 30) })).toEqual({ supply: { from: 300, to: 600 } });
});
