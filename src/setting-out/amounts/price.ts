import type { PriceRange } from "../../content/values/price-range";
import type { PlannedTile, TileRate } from "../room/planned-tile";
import { SQUARE_METRE, type TileAmount } from "./amounts";
import { rounded } from "./rounding";

/** A price of a plan in pounds: of laying one of its tiles, or of the tiles themselves. */
export interface Price extends PriceRange {
  kind: "laying" | "supply";
  tile: PlannedTile;
  rate: TileRate;
}

/** Prices the laying of each tile's area, and the tiles in whole boxes. What no rate is for has no price. */
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

/** The sum of a plan's prices. Undefined unless both the laying and the supply of every tile have one. */
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

/** To £10, from £1,000 to £50: no price of a plan is known to the penny. Takes pounds per square metre times square millimetres. */
function roundPrice(price: number): number {
  const step = price < 1000 * SQUARE_METRE ? 10 : 50;
  return Math.max(step, rounded(price, step * SQUARE_METRE) * step);
}
