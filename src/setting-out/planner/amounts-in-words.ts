import { fillPlaceholders } from "../../content/fields/placeholders";
import { priceInWords } from "../../content/values/price-range";
import { amountsOf } from "../amounts/amounts";
import { type Price, pricesOf, togetherOf } from "../amounts/price";
import type { RoomPlan } from "../set-out/room-plan";
import type { Row } from "./in-words";
import { inNumber } from "./numbers";
import type { FullWords, PlannerWords } from "./words";

/** The materials of a plan, and on the full planner what they cost. A room with two tiles names them. */
export function amountRows(plan: RoomPlan, words: PlannerWords): Row[] {
  const { full } = words;
  const { tiles: amounts, area, adhesive, grout } = amountsOf(plan);
  const nameOf = (tile: string, row: string) => (amounts.length > 1 ? `${tile}: ${row.toLowerCase()}` : row);
  const tiles = amounts.flatMap(({ tile, tiles, boxes }): Row[] => [
    [nameOf(tile.name, words.tiles), inNumber(tiles)],
    [nameOf(tile.name, words.boxes), inNumber(boxes)],
  ]);
  if (!full) return tiles;
  const prices = pricesOf(amounts);
  const together = togetherOf(prices, amounts);
  return [
    ...tiles,
    [full.area, `${area} m²`],
    [full.adhesive, `${inNumber(adhesive)} kg`],
    [full.grout, `${inNumber(grout)} kg`],
    ...prices.map((price): Row => {
      const label = fillPlaceholders(labelOf(price, full), { work: price.rate.work });
      return [amounts.length > 1 ? `${label} (${price.tile.name})` : label, priceInWords(price)];
    }),
    ...(together ? [[full.together, priceInWords(together)] as const] : []),
  ];
}

export const isPriced = (plan: RoomPlan): boolean => pricesOf(amountsOf(plan).tiles).length > 0;

const labelOf = ({ kind, rate }: Price, full: FullWords): string =>
  kind === "laying"
    ? rate.isOwn
      ? full.ownPrice
      : full.guidePrice
    : rate.isOwn
      ? full.ownSupply
      : full.guideSupply;
