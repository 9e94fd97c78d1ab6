import type { PriceRange } from "../content/values/price-range";

/** The price of laying a square metre, in pounds with VAT. */
export interface LayingRate extends PriceRange {
  isOwn: boolean;
}

interface PricedPlan {
  /** In square millimetres. */
  area: number;
  tile: { rate?: LayingRate | undefined };
}

/** The price of laying a plan's tiles by the rate of its tile, in pounds. Undefined if no rate prices the tile. */
export function priceOf({ area, tile: { rate } }: PricedPlan): PriceRange | undefined {
  if (!rate) return undefined;
  const squareMetres = area / 1_000_000;
  return { from: rounded(squareMetres * rate.from), to: rounded(squareMetres * rate.to) };
}

/** To £10, from £1,000 to £50: no price of a plan is known to the penny. */
function rounded(pounds: number): number {
  const step = pounds < 1000 ? 10 : 50;
  return Math.max(step, Math.round(pounds / step) * step);
}
