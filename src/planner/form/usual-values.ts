import type { RoomName } from "../../content/fields/room-names";
import { type TilePlace, tilePlaces } from "../../content/fields/tile-places";
import { openingKinds, usualOpening } from "../room/openings";
import { maySuit, type PlannedTile, type PlannedTiles } from "../room/planned-tile";
import { measuresOf, placesOf, rooms, roomsFor, type SurfaceName, sidesOf } from "../room/rooms";
import type { OpeningKind } from "../trade";
import { openingFields, tileFields, type Values } from "./fields";
import { readLength } from "./read-length";

/** The tiles that a room begins with: of its walls, or of a floor alone, and of the floor of a room with walls. */
interface Preset {
  room: string;
  tile: { slug: string };
  floorTile: { slug: string } | null;
}

/** The tiles to choose from, and those that a room begins with. */
export interface Offer {
  tiles: PlannedTiles;
  presets?: readonly Preset[] | null | undefined;
}

/** The tile of each place of a room. */
export type ChosenTiles = Readonly<Partial<Record<TilePlace, PlannedTile>>>;

/** The shortest side of a surface or opening, in millimetres: a niche's. */
export const SHORTEST_SIDE = 100;

/** A percentage, for a tile that has no spares of its own. */
const USUAL_SPARES = 10;

/** The rooms that the tiles suffice for. */
export const offeredRooms = ({ tiles }: Offer): RoomName[] =>
  roomsFor(tilePlaces.filter((place) => tiles.some((tile) => maySuit(tile, place))));

/** The room that is typed, or the first that can be tiled. */
export const roomOf = ({ room }: Values, offer: Offer): RoomName => {
  const offered = offeredRooms(offer);
  return offered.find((name) => name === room) ?? offered[0] ?? "wall";
};

/** The tile of each place of a room: the one that is typed, if it may be laid there, or the one that the room begins with. */
export function tilesOf(typed: Values, room: RoomName, { tiles, presets }: Offer): ChosenTiles {
  const preset = presets?.find((one) => one.room === room);
  const chosen = placesOf(room).map((place) => {
    const fields = tileFields(room, place);
    const suitable = tiles.filter((tile) => maySuit(tile, place));
    const named = fields.tile === "tile" ? preset?.tile : preset?.floorTile;
    const withSlug = (slug: string | undefined) => suitable.find((tile) => tile.slug === slug);
    return [place, withSlug(typed[fields.tile]) ?? withSlug(named?.slug) ?? suitable[0] ?? tiles[0]];
  });
  return Object.fromEntries(chosen);
}

/**
 * The usual value of each field that a room has. The room decides its sizes, tiles and openings, and a tile its bond, joint and
 * spares. Fields that were typed keep their own value, and the usual ones follow them.
 */
export function usualValues(typed: Values, offer: Offer): Values {
  const room = roomOf(typed, offer);
  const usualTiles = tilesOf({}, room, offer);
  const tiles = tilesOf(typed, room, offer);
  const spares = Object.values(tiles).map((tile) => tile.spares ?? USUAL_SPARES);
  const values: Values = Object.assign(
    { room: roomOf({}, offer) },
    ...measuresOf(room).map((measure) => ({ [measure]: String(rooms[room].usual[measure]) })),
    ...placesOf(room).map((place) => {
      const fields = tileFields(room, place);
      const tile = tiles[place];
      return {
        [fields.tile]: usualTiles[place]?.slug ?? "",
        [fields.bond]: tile?.bonds[0] ?? "straight",
        [fields.joint]: String(tile?.joint ?? ""),
      };
    }),
    { spares: String(Math.max(...spares)) },
  );
  return Object.assign(
    values,
    ...openingFields.map((_, index) => usualOf(index, room, { ...values, ...typed })),
  );
}

/** The usual values of an opening's fields: its size and place follow its kind and its surface. */
function usualOf(index: number, room: RoomName, values: Values): Values {
  const fields = openingFields[index];
  if (!fields) return {};
  const { surfaces, openings = [] } = rooms[room];
  const own = openings[index];
  const kind = openingKinds.find((one) => one === (values[fields.kind] ?? own?.kind));
  const usual = { [fields.kind]: own?.kind ?? "" };
  if (!kind) return usual;
  const main = surfaces.find((name) => name === "back") ?? surfaces[0];
  const usualSurface = own?.kind === kind ? own.on : main;
  const on = surfaces.find((name) => name === values[fields.on]) ?? usualSurface;
  const { width, height, x, y } = placeOf(kind, on, room, values);
  return {
    ...usual,
    [fields.on]: usualSurface,
    [fields.width]: written(width),
    [fields.height]: written(height),
    [fields.x]: written(x),
    [fields.y]: written(y),
  };
}

/** The usual place of an opening. While a side of its surface is wrong, the usual one decides. */
function placeOf(kind: OpeningKind, on: SurfaceName, room: RoomName, values: Values) {
  const [width = 0, height = 0] = sidesOf[on].map((side) => {
    const length = readLength(values[side] ?? "");
    return length !== undefined && length >= SHORTEST_SIDE ? length : rooms[room].usual[side];
  });
  return usualOpening(kind, on === "floor", { width, height });
}

/** With its unit if it would be read as metres without. */
const written = (length: number): string => (length > 0 && length < 20 ? `${length} mm` : String(length));
