import type { PlannedTile } from "../../src/setting-out/plan-request";
import { pricesOf } from "../../src/setting-out/price";
import { tileOf } from "./one-wall";

const rate = (from: number, to: number) => ({ from, to, isOwn: true });

/** The prices of so many square metres, and of boxes of ten tiles of a square metre. */
const prices = (area: number, boxes: number, rates: Pick<PlannedTile, "laying" | "supply">) =>
  pricesOf({ area: area * 1_000_000, tile: tileOf({ width: 1000, height: 1000 }, rates) }, boxes);

test("laying costs a plan's area by the rate of its tile, rounded to £10", () => {
  // 5.8 × 45 = 261, 5.8 × 72 = 417.60
  expect(prices(5.8, 1, { laying: rate(45, 72) }).laying).toEqual({ from: 260, to: 420 });
});

test("from £1,000 a price is rounded to £50", () => {
  // 26 × 45 = 1,170, 26 × 72 = 1,872
  expect(prices(26, 3, { laying: rate(45, 72) }).laying).toEqual({ from: 1150, to: 1850 });
});

test("the smallest niche has a price, too", () => {
  expect(prices(0.02, 1, { laying: rate(45, 72) }).laying).toEqual({ from: 10, to: 10 });
});

test("tiles are paid for in whole boxes, and laying and tiles have a sum", () => {
  // Laying: 12 × 50 = 600, 12 × 60 = 720. Two boxes: 20 × 15 = 300, 20 × 30 = 600.
  expect(prices(12, 2, { laying: rate(50, 60), supply: rate(15, 30) })).toEqual({
    laying: { from: 600, to: 720 },
    supply: { from: 300, to: 600 },
    together: { from: 900, to: 1320 },
  });
});

test("what no rate prices has no price, and no sum", () => {
  expect(prices(12, 2, {})).toEqual({});
  expect(prices(12, 2, { supply: rate(15, 30) })).toEqual({ supply: { from: 300, to: 600 } });
});
