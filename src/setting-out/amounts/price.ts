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

/** The sum of a plan's prices. Undefined unless every tile has both, one for laying and one for buying it. */
export function togetherOf(prices: readonly Price[], amounts: readonly TileAmount[]): PriceRange | undefined {
  if (prices.length < 2 * amounts.length) return undefined;
  const sum = (end: "from" | "to") => prices.reduce((total, price) => total + price[end], 0);
  return { from: sum("from"), to: sum("to") };
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
