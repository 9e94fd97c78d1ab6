import { priceInWords } from "../../content/values/price-range";
import { pricesOf, totalPriceOf } from "../amounts/price";
import type { RoomPlan } from "../amounts/room-plan";
import { cutRows, type Row } from "./format-plan";
import { rowLabels } from "./labels";
import { formatNumber } from "./numbers";

/** The table's rows for cuts, tiles and boxes. A room with two tiles names them. */
export function tileRows(plan: RoomPlan): Row[] {
  const { perTile } = plan.amounts;
  const nameOf = (tile: string, row: string) => (perTile.length > 1 ? `${tile}: ${row.toLowerCase()}` : row);
  return [
    ...cutRows(plan),
    [rowLabels.wholeTiles, formatNumber(plan.wholeTiles)],
    [rowLabels.cutTiles, formatNumber(plan.cutTiles)],
    ...perTile.flatMap(({ tile, tileCount, boxes }): Row[] => [
      [nameOf(tile.name, rowLabels.tiles), formatNumber(tileCount)],
      [nameOf(tile.name, rowLabels.boxes), formatNumber(boxes)],
    ]),
  ];
}

/** The table's rows for the other materials, and for what laying and tiles cost by the rates. */
export function costRows(plan: RoomPlan): Row[] {
  const { perTile, area, adhesive, grout } = plan.amounts;
  return [
    [rowLabels.area, `${area} m²`],
    [rowLabels.adhesive, `${formatNumber(adhesive)} kg`],
    [rowLabels.grout, `${formatNumber(grout)} kg`],
    ...pricesOf(perTile).map(({ tile, rate, ...price }): Row => {
      const label = rate.isOwn ? rate.work : `Guide price: ${rate.work}`;
      return [perTile.length > 1 ? `${label} (${tile.name})` : label, priceInWords(price)];
    }),
  ];
}

/** A plan's price in one range, with what it is for. Undefined unless all of its work has a price. */
export function formatTotalPrice(plan: RoomPlan): { price: string; covers: string } | undefined {
  const { perTile } = plan.amounts;
  const prices = pricesOf(perTile);
  const total = totalPriceOf(prices, perTile);
  if (!total) return undefined;
  const covers = total.withTiles ? "laying and tiles together" : "laying, without the tiles";
  const isGuide = prices.some(({ rate }) => !rate.isOwn);
  return { price: priceInWords(total), covers: isGuide ? `${covers}, by guide prices` : covers };
}
