import type { Room } from "../room/room";
import { type PlannedSurface, setOutRoom, sumOf } from "../set-out/set-out-room";
import { type Amounts, amountsOf } from "./amounts";

/** A room that is set out, with its counts and amounts. */
export interface RoomPlan extends Room {
  surfaces: readonly PlannedSurface[];
  wholeTiles: number;
  cutTiles: number;
  amounts: Amounts;
}

/** Sets out a room, and counts its tiles and materials. */
export function planRoom(room: Room): RoomPlan {
  const surfaces = setOutRoom(room);
  return {
    ...room,
    surfaces,
    wholeTiles: sumOf(surfaces, ({ wholeTiles }) => wholeTiles),
    cutTiles: sumOf(surfaces, ({ cuts }) => cuts.length),
    amounts: amountsOf(surfaces, room.spares),
  };
}
