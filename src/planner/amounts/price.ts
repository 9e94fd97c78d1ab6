import type { PriceRange } from "../../content/values/price-range";
import type { PlannedTile, TileRate } from "../room/planned-tile";
import { sumOf } from "../set-out/set-out-room";
import { squareMetre, type TileAmount, withoutFloatError } from "./amounts";

/** The price in pounds of laying one of a plan's tiles, or of buying it. */
export interface Price extends PriceRange {
  item: "laying" | "tiles";
  tile: PlannedTile;
  rate: TileRate;
}

/** Prices the laying of each tile's area, and the tiles in whole boxes. Work or tiles without a rate have no price. */
export function pricesOf(amounts: readonly TileAmount[]): Price[] {
  return amounts.flatMap(({ tile, surfaces, boxes }) => {
    const area = sumOf(surfaces, (surface) => surface.area);
    const bought = boxes * tile.tilesPerBox * tile.width * tile.height;
    const { supply } = tile;
    const laying = tile.laying.find(({ bonds }) =>
      surfaces.every(({ bond }) => !bonds?.length || bonds.includes(bond)),
    );
    const prices: Price[] = [];
    if (laying) prices.push({ item: "laying", tile, rate: laying, ...priceOf(area, laying) });
    if (supply) prices.push({ item: "tiles", tile, rate: supply, ...priceOf(bought, supply) });
    return prices;
  });
}

/** A plan's price in one range, and whether the tiles are part of it. */
export interface TotalPrice extends PriceRange {
  withTiles: boolean;
}

/** The price of laying all of a plan's tiles, and of the tiles too if each has a price. Undefined if some work has none. */
export function totalPriceOf(
  prices: readonly Price[],
  amounts: readonly TileAmount[],
): TotalPrice | undefined {
  const laying = prices.filter(({ item }) => item === "laying");
  if (amounts.length === 0 || laying.length < amounts.length) return undefined;
  const withTiles = prices.length === 2 * amounts.length;
  return { ...sumOfPrices(withTiles ? prices : laying), withTiles };
}

export const sumOfPrices = (prices: readonly PriceRange[]): PriceRange =>
  prices.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: 0, to: 0 });

export function priceOf(area: number, { from, to }: PriceRange): PriceRange {
  const squareMetres = area / squareMetre;
  return { from: roundPrice(squareMetres * from), to: roundPrice(squareMetres * to) };
}

/** Rounds to £10, and from £1,000 to £50. No price of a plan is known to the penny. */
function roundPrice(price: number): number {
  const step = price < 1000 ? 10 : 50;
  return Math.max(step, Math.round(withoutFloatError(price) / step) * step);
}
