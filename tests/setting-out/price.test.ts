import type { PlannedTile } from "../../src/setting-out/plan-request";
import { priceOf } from "../../src/setting-out/price";

const tile = { slug: "quarry", rate: { from: 45, to: 72, isOwn: true } } as PlannedTile;

/** In square metres. */
const priceOfArea = (area: number) => priceOf({ area: area * 1_000_000, tile });

test("a plan costs its area by the rate of its tile, rounded to £10", () => {
  // 5.8 × 45 = 261, 5.8 × 72 = 417.60
  expect(priceOfArea(5.8)).toEqual({ from: 260, to: 420 });
});

test("from £1,000 a price is rounded to £50", () => {
  // 26 × 45 = 1,170, 26 × 72 = 1,872
  expect(priceOfArea(26)).toEqual({ from: 1150, to: 1850 });
});

test("the smallest niche has a price, too", () => {
  expect(priceOfArea(0.02)).toEqual({ from: 10, to: 10 });
});

test("a tile without a rate has no price", () => {
  expect(priceOf({ area: 5_800_000, tile: { ...tile, rate: undefined } })).toBeUndefined();
});
