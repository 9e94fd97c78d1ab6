import { amountsOf } from "../../../src/planner/amounts/amounts";
import { priceOf, pricesOf, wholePriceOf } from "../../../src/planner/amounts/price";
import { oneWall, tileOf } from "../one-wall";

const rate = (from: number, to: number, more = {}) => ({ work: "Laying", from, to, isOwn: true, ...more });

const squareMetres = (area: number) => area * 1_000_000;

/** The prices of a wall of 12 m² in tiles of a square metre, which come in boxes of ten. */
function prices(rates: Parameters<typeof tileOf>[1], bond: "straight" | "herringbone" = "straight") {
  const tile = tileOf({ width: 1000, height: 1000 }, { bonds: ["straight", "herringbone"], ...rates });
  const wall = { width: 4000, height: 3000, openings: [] };
  const { tiles } = amountsOf(oneWall(wall, { joint: 0, bond }, tile));
  const found = pricesOf(tiles);
  return {
    lines: found.map(({ kind, from, to }) => `${kind}: ${from} to ${to}`),
    whole: wholePriceOf(found, tiles),
  };
}

test("laying costs an area by its rate, rounded to £10", () => {
  // 5.8 × 45 = 261, 5.8 × 72 = 417.60
  expect(priceOf(squareMetres(5.8), { from: 45, to: 72 })).toEqual({ from: 260, to: 420 });
});

test("from £1,000 a price is rounded to £50", () => {
  // 26 × 45 = 1,170, 26 × 72 = 1,872
  expect(priceOf(squareMetres(26), { from: 45, to: 72 })).toEqual({ from: 1150, to: 1850 });
});

test("halves are rounded up, and binary fractions decide nothing", () => {
  // 1.15 × 100 = 115 is 114.99999999999999 in binary fractions; 4.35 × 100 = 435.
  expect(priceOf(squareMetres(1.15), { from: 100, to: 100 })).toEqual({ from: 120, to: 120 });
  expect(priceOf(squareMetres(4.35), { from: 100, to: 100 })).toEqual({ from: 440, to: 440 });
});

test("the smallest niche has a price, too", () => {
  expect(priceOf(squareMetres(0.02), { from: 45, to: 72 })).toEqual({ from: 10, to: 10 });
});

test("tiles are paid for in whole boxes, and laying and tiles have a sum", () => {
  // Laying: 12 × 50 = 600, 12 × 60 = 720. Two boxes: 20 × 15 = 300, 20 × 30 = 600.
  expect(prices({ laying: rate(50, 60), supply: rate(15, 30) })).toEqual({
    lines: ["laying: 600 to 720", "supply: 300 to 600"],
    whole: { from: 900, to: 1320, withTiles: true },
  });
});

test("where only laying has a rate, the whole price is that of laying", () => {
  expect(prices({ laying: rate(50, 60) }).whole).toEqual({ from: 600, to: 720, withTiles: false });
});

test("what no rate is for has no price, and no sum", () => {
  expect(prices({})).toEqual({ lines: [], whole: undefined });
  expect(prices({ supply: rate(15, 30) })).toEqual({ lines: ["supply: 300 to 600"], whole: undefined });
});

test("a rate for some bonds prices no other: a herringbone is not standard work", () => {
  const laying = rate(50, 60, { bonds: ["straight", "brick"] });
  expect(prices({ laying }).lines).toEqual(["laying: 600 to 720"]);
  expect(prices({ laying }, "herringbone").lines).toEqual([]);
});
