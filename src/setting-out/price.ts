import type { PriceRange } from "../content/values/price-range";
import type { Size } from "./lattice";

/** A price per square metre, in pounds with VAT. */
export interface TileRate extends PriceRange {
  isOwn: boolean;
}

interface PricedPlan {
  /** In square millimetres. */
  area: number;
  tile: Size & { tilesPerBox: number; laying?: TileRate | undefined; supply?: TileRate | undefined };
}

/** The prices of a plan in pounds; undefined where no rate prices it. */
type Prices = Record<"laying" | "supply" | "together", PriceRange | undefined>;

/** Prices the laying of a plan's area, its tiles in whole boxes, and both together. */
export function pricesOf({ tile, area }: PricedPlan, boxes: number): Prices {
  const bought = boxes * tile.tilesPerBox * tile.width * tile.height;
  const [laying, supply] = [priced(area, tile.laying), priced(bought, tile.supply)];
  const together = laying && supply && { from: laying.from + supply.from, to: laying.to + supply.to };
  return { laying, supply, together };
}

const SQUARE_METRE = 1_000_000;

function priced(area: number, rate: PriceRange | undefined): PriceRange | undefined {
  const price = (perSquareMetre: number) => rounded((area / SQUARE_METRE) * perSquareMetre);
  return rate && { from: price(rate.from), to: price(rate.to) };
}

/** To £10, from £1,000 to £50: no price of a plan is known to the penny. */
function rounded(pounds: number): number {
  const step = pounds < 1000 ? 10 : 50;
  return Math.max(step, Math.round(pounds / step) * step);
}
