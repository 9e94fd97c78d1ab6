import type { PriceRange } from "../../content/values/price-range";
import type { PlannedTile, TileRate } from "../room/planned-tile";
import { SQUARE_METRE, type TileAmount } from "./amounts";
import { rounded } from "./rounding";

/** The price in pounds of laying one of a plan's tiles, or of buying it. */
export interface Price extends PriceRange {
  kind: "laying" | "supply";
  tile: PlannedTile;
  rate: TileRate;
}

/** Prices the laying of each tile's area, and the tiles in whole boxes. Work or tiles without a rate have no price. */
export function pricesOf(amounts: readonly TileAmount[]): Price[] {
  return amounts.flatMap(({ tile, surfaces, boxes }) => {
    const bonds = surfaces.map(({ laying }) => laying.bond);
    const area = surfaces.reduce((sum, surface) => sum + surface.area, 0);
    const bought = boxes * tile.tilesPerBox * tile.width * tile.height;
    const { laying, supply } = tile;
    return [
      ...(laying && bonds.every((bond) => isFor(laying, bond))
        ? [{ kind: "laying" as const, tile, rate: laying, ...priceOf(area, laying) }]
        : []),
      ...(supply ? [{ kind: "supply" as const, tile, rate: supply, ...priceOf(bought, supply) }] : []),
    ];
  });
}

/** A plan's price in one range, and whether the tiles are part of it. */
export interface WholePrice extends PriceRange {
  withTiles: boolean;
}

/** The price of laying all of a plan's tiles, and of the tiles too if each has a price. Undefined if some work has none. */
export function wholePriceOf(
  prices: readonly Price[],
  amounts: readonly TileAmount[],
): WholePrice | undefined {
  const laying = prices.filter(({ kind }) => kind === "laying");
  if (amounts.length === 0 || laying.length < amounts.length) return undefined;
  const withTiles = prices.length === 2 * amounts.length;
  const sum = (end: "from" | "to") =>
    (withTiles ? prices : laying).reduce((total, price) => total + price[end], 0);
  return { from: sum("from"), to: sum("to"), withTiles };
}

const isFor = ({ bonds }: TileRate, bond: string): boolean => !bonds?.length || bonds.includes(bond);

/** Prices an area, in square millimetres. */
export function priceOf(area: number, { from, to }: PriceRange): PriceRange {
  return { from: roundPrice(area * from), to: roundPrice(area * to) };
}

/** Rounds to £10, and from £1,000 to £50. `price` is in pounds × mm²/m². No price of a plan is known to the penny. */
function roundPrice(price: number): number {
  const step = price < 1000 * SQUARE_METRE ? 10 : 50;
  return Math.max(step, rounded(price, step * SQUARE_METRE) * step);
}
