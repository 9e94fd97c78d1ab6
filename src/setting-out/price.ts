/** Two amounts in pounds. */
export interface PriceRange {
  from: number;
  to: number;
}

/** What laying a square metre costs, in pounds with VAT. */
export interface LayingRate extends PriceRange {
  isOwn: boolean;
}

interface PricedPlan {
  /** In square millimetres. */
  area: number;
  tile: { rate?: LayingRate | undefined };
}

/** What laying a plan's tiles costs by the rate of its tile, in pounds; undefined where no rate prices the tile. */
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

/** £260–£420, or one amount where both are the same. */
export function priceInWords({ from, to }: PriceRange): string {
  const [least, most] = [from, to].map((pounds) => `£${pounds.toLocaleString("en-GB")}`);
  return least === most ? `${least}` : `${least}–${most}`;
}
