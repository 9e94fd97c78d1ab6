import type { PriceRange } from "../content/values/price-range";
import { amountsOf } from "./amounts";
import type { RoomPlan } from "./room-plan";

/** A price per square metre, in pounds with VAT. */
export interface TileRate extends PriceRange {
  isOwn: boolean;
}

/**
 * The prices of a plan in pounds: of laying its tiled area, of the tiles in whole boxes, and of both together. Undefined
 * where no rate prices them.
 */
export function pricesOf(plan: RoomPlan): Record<"laying" | "supply" | "together", PriceRange | undefined> {
  const { tile, area } = plan;
  const bought = amountsOf(plan).boxes * tile.tilesPerBox * tile.width * tile.height;
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
