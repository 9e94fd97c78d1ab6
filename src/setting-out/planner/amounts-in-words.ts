import { fillPlaceholders } from "../../content/fields/placeholders";
import { priceInWords } from "../../content/values/price-range";
import { amountsOf } from "../amounts/amounts";
import { type Price, pricesOf, togetherOf } from "../amounts/price";
import type { RoomPlan } from "../set-out/room-plan";
import type { Row } from "./in-words";
import { inNumber } from "./numbers";
import type { PlannerWords } from "./words";

/** The tiles of a plan and their boxes. A room with two tiles names them. */
export function tileRows(plan: RoomPlan, words: PlannerWords): Row[] {
  const { tiles: amounts } = amountsOf(plan);
  const nameOf = (tile: string, row: string) => (amounts.length > 1 ? `${tile}: ${row.toLowerCase()}` : row);
  return amounts.flatMap(({ tile, tiles, boxes }): Row[] => [
    [nameOf(tile.name, words.tiles), inNumber(tiles)],
    [nameOf(tile.name, words.boxes), inNumber(boxes)],
  ]);
}

/** The other materials of a plan, and what laying and tiles cost. */
export function costRows(plan: RoomPlan, words: PlannerWords): Row[] {
  const { full } = words;
  const { tiles: amounts, area, adhesive, grout } = amountsOf(plan);
  const prices = pricesOf(amounts);
  const together = togetherOf(prices, amounts);
  return [
    [full.area, `${area} m²`],
    [full.adhesive, `${inNumber(adhesive)} kg`],
    [full.grout, `${inNumber(grout)} kg`],
    ...prices.map((price): Row => {
      const label = fillPlaceholders(labelOf(price, words), { work: price.rate.work });
      return [amounts.length > 1 ? `${label} (${price.tile.name})` : label, priceInWords(price)];
    }),
    ...(together ? [[full.together, priceInWords(together)] as const] : []),
  ];
}

export const isPriced = (plan: RoomPlan): boolean => pricesOf(amountsOf(plan).tiles).length > 0;

const labelOf = ({ kind, rate }: Price, { full }: PlannerWords): string =>
  kind === "laying"
    ? rate.isOwn
      ? full.ownPrice
      : full.guidePrice
    : rate.isOwn
      ? full.ownSupply
      : full.guideSupply;
