import { priceOf, pricesOf, totalPriceOf } from "../../../../src/planner/amounts/price";
import { oneWall, tileOf } from "../one-wall";

const rate = (from: number, to: number, more = {}) => ({
  work: "Laying",
  from,
  to,
  isOwn: true,
  bonds: null,
  ...more,
});

/** The prices of a wall of 12 m² in tiles of a square metre, which come in boxes of ten. */
function prices(rates: Parameters<typeof tileOf>[1], bond: "straight" | "herringbone" = "straight") {
  const tile = tileOf({ width: 1000, height: 1000 }, { bonds: ["straight", "herringbone"], ...rates });
  const wall = { width: 4000, height: 3000, openings: [] };
  const { perTile } = oneWall(wall, { joint: 0, bond }, tile).amounts;
  const found = pricesOf(perTile);
  return {
    lines: found.map(({ item, from, to }) => `${item}: ${from} to ${to}`),
    whole: totalPriceOf(found, perTile),
  };
}

it.each([
  // 5.8 × 45 = 261, and 5.8 × 72 = 417.60: to the nearest £10
  [5.8, 45, 260],
  [5.8, 72, 420],
  // 26 × 45 = 1,170, and 26 × 72 = 1,872: from £1,000 to the nearest £50
  [26, 45, 1150],
  [26, 72, 1850],
  // 1.15 × 100 = 115 is 114.99999999999999 in binary fractions; halves go up
  [1.15, 100, 120],
  [4.35, 100, 440],
  // The smallest niche
  [0.02, 45, 10],
])("%d m² at £%d cost £%d", (area, rate, price) => {
  expect(priceOf(area * 1_000_000, { from: rate, to: rate })).toEqual({ from: price, to: price });
});

it("Tiles are paid for in whole boxes, and laying and tiles have a sum", () => {
  // Laying: 12 × 50 = 600, 12 × 60 = 720. Two boxes: 20 × 15 = 300, 20 × 30 = 600.
  expect(prices({ laying: [rate(50, 60)], supply: rate(15, 30) })).toEqual({
    lines: ["laying: 600 to 720", "tiles: 300 to 600"],
    whole: { from: 900, to: 1320, withTiles: true },
  });
});

it("If only laying has a rate, the price is that of laying alone", () => {
  expect(prices({ laying: [rate(50, 60)] }).whole).toEqual({ from: 600, to: 720, withTiles: false });
});

it("Work without a rate has no price and no sum", () => {
  expect(prices({})).toEqual({ lines: [], whole: undefined });
  expect(prices({ supply: rate(15, 30) })).toEqual({ lines: ["tiles: 300 to 600"], whole: undefined });
});

it("Each bond has its own rate, or no price: a herringbone is not standard work", () => {
  const standard = rate(50, 60, { bonds: ["straight", "brick"] });
  const herringbone = rate(80, 90, { bonds: ["herringbone"] });
  expect(prices({ laying: [standard, herringbone] }).lines).toEqual(["laying: 600 to 720"]);
  expect(prices({ laying: [standard, herringbone] }, "herringbone").lines).toEqual(["laying: 960 to 1100"]);
  expect(prices({ laying: [standard] }, "herringbone").lines).toEqual([]);
});
