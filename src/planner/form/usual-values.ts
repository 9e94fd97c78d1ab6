import { type RoomName, roomNames } from "../../content/fields/room-names";
import type { SurfaceKind } from "../../content/fields/surface-kinds";
import { openingKinds, usualOpening } from "../room/openings";
import { maySuit, type PlannedTile, type PlannedTiles } from "../room/planned-tile";
import { measuresOf, rooms, type SurfaceName, sidesOf, surfaceKindsOf } from "../room/rooms";
import type { OpeningKind } from "../trade";
import { type OpeningFields, openingFields, tileFields, type Values } from "./fields";
import { readLength } from "./read-length";

/** The slugs of the tiles that a room begins with: of its walls, or of a floor alone, and of the floor of a room with walls. */
interface Preset {
  room: string;
  tile: string;
  floorTile?: string | undefined;
}

/** The tiles to choose from, and those that a room begins with. */
export interface Offer {
  tiles: PlannedTiles;
  presets?: readonly Preset[] | undefined;
}

/** The tiles of a room's walls and floor. One that the room does not have is not laid. */
export type ChosenTiles = Readonly<Record<SurfaceKind, PlannedTile>>;

/** The shortest side of a surface or opening, in millimetres: a niche's. */
export const SHORTEST_SIDE = 100;

/** A percentage, for a tile whose content does not tell its spares. */
const USUAL_SPARES = 10;

export const sparesOf = ({ spares }: PlannedTile): number => spares ?? USUAL_SPARES;

/** The tiles that may be laid there. */
export const suitableTiles = ({ tiles }: Offer, kind: SurfaceKind): PlannedTile[] =>
  tiles.filter((tile) => maySuit(tile, kind));

/** The choices of an opening; the first is none. */
export const openingChoices = ["", ...openingKinds] as const;

/** The rooms that the tiles suffice for. */
export const offeredRooms = (offer: Offer): RoomName[] =>
  roomNames.filter((room) => surfaceKindsOf(room).every((kind) => suitableTiles(offer, kind).length > 0));

/** The room that is typed, or the first that can be tiled. */
export const roomOf = ({ room }: Values, offer: Offer): RoomName => {
  const offered = offeredRooms(offer);
  return offered.find((name) => name === room) ?? offered[0] ?? "wall";
};

/** The tiles that are typed, if they may be laid there, or those that the room begins with. */
export function chosenTiles(typed: Values, room: RoomName, offer: Offer): ChosenTiles {
  const preset = offer.presets?.find((one) => one.room === room);
  const chosen = (kind: SurfaceKind) => {
    const { tile: field, isSecond } = tileFields(room, kind);
    const suitable = suitableTiles(offer, kind);
    const usual = isSecond ? preset?.floorTile : preset?.tile;
    const withSlug = (slug: string | undefined) => suitable.find((tile) => tile.slug === slug);
    return withSlug(typed[field]) ?? withSlug(usual) ?? suitable[0] ?? offer.tiles[0];
  };
  return { walls: chosen("walls"), floors: chosen("floors") };
}

/**
 * The usual value of each field that a room has. The room decides its sizes, tiles and openings, and a tile its bond, joint and
 * spares. Fields that were typed keep their value, and the usual ones follow them.
 */
export function usualValues(typed: Values, offer: Offer): Values {
  const room = roomOf(typed, offer);
  const kinds = surfaceKindsOf(room);
  const usualTiles = chosenTiles({}, room, offer);
  const tiles = chosenTiles(typed, room, offer);
  const values: Values = Object.assign(
    { room: roomOf({}, offer) },
    ...measuresOf(room).map((measure) => ({ [measure]: String(rooms[room].usual[measure]) })),
    ...kinds.map((kind) => {
      const fields = tileFields(room, kind);
      return {
        [fields.tile]: usualTiles[kind].slug,
        [fields.bond]: tiles[kind].bonds[0] ?? "straight",
        [fields.joint]: String(tiles[kind].joint),
      };
    }),
    { spares: String(Math.max(...kinds.map((kind) => sparesOf(tiles[kind])))) },
  );
  return Object.assign(
    values,
    ...openingFields.map((fields, index) => usualOf(fields, index, room, { ...values, ...typed })),
  );
}

/** The usual values of an opening's fields: its size and distances follow its kind and its surface. */
function usualOf(fields: OpeningFields, index: number, room: RoomName, values: Values): Values {
  const { surfaces, openings = [] } = rooms[room];
  const preset = openings[index];
  const kind = openingChoices.find((one) => one === values[fields.kind]) ?? preset?.kind;
  const usual = { [fields.kind]: preset?.kind ?? "" };
  if (!kind) return usual;
  const main = surfaces.find((name) => name === "back") ?? surfaces[0];
  const usualSurface = preset?.kind === kind ? preset.on : main;
  const on = surfaces.find((name) => name === values[fields.on]) ?? usualSurface;
  const { width, height, x, y } = usualRectangle(kind, on, room, values);
  return {
    ...usual,
    [fields.on]: usualSurface,
    [fields.width]: written(width),
    [fields.height]: written(height),
    [fields.x]: written(x),
    [fields.y]: written(y),
  };
}

/** The usual size of an opening, and where it lies. While a side of its surface is wrong, the usual one decides. */
function usualRectangle(kind: OpeningKind, on: SurfaceName, room: RoomName, values: Values) {
  const [width = 0, height = 0] = sidesOf[on].map((side) => {
    const length = readLength(values[side] ?? "");
    return length !== undefined && length >= SHORTEST_SIDE ? length : rooms[room].usual[side];
  });
  return usualOpening(kind, on === "floor", { width, height });
}

/** With its unit if it would be read as metres without. */
const written = (length: number): string => (length > 0 && length < 20 ? `${length} mm` : String(length));
