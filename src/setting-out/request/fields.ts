import type { RoomName } from "../../content/fields/room-names";
import { type TilePlace, tilePlaces } from "../../content/fields/tile-places";
import { cornerNames, measures, nameIn, openingKinds, type SurfaceName } from "../room/names";
import { maySuit, type PlannedTile, type PlannedTiles } from "../room/planned-tile";
import { cornersOf, placesOf, rooms, roomsFor, sidesOf } from "../room/presets";
import { usualOpening } from "../room/usual-openings";
import { readLength } from "./read-measure";

/** The planner's fields by name, as its form and its address have them: w=2400, tile=zellige. */
export type Values = Readonly<Record<string, string>>;

/** The tiles that a room begins with: of its walls, or of a floor alone, and of the floor of a room with walls. */
interface Preset {
  room: string;
  tile: { slug: string };
  floorTile: { slug: string } | null;
}

/** The tiles to choose from, and those that a room begins with. */
export interface Offer {
  tiles: PlannedTiles;
  presets?: readonly Preset[] | undefined;
}

/** The names of openings. Their other fields begin with these: o1s is the surface, o1w the width. */
export const openingNames = ["o1", "o2", "o3", "o4"] as const;

/** The fields of an opening's size and place, after its name. */
export const openingSides = ["w", "h", "x", "y"] as const;

interface TileFields {
  tile: string;
  bond: string;
  joint: string;
}

const ownFields: TileFields = { tile: "tile", bond: "bond", joint: "joint" };
const floorFields: TileFields = { tile: "floor", bond: "floorBond", joint: "floorJoint" };

/** The fields of the tile of a place. The floor of a room with walls has fields of its own. */
export const tileFields = (room: RoomName, place: TilePlace): TileFields =>
  place === "floors" && placesOf(room).length > 1 ? floorFields : ownFields;

const fieldNames = new Set<string>([
  ...["room", ...measures, "ceiling", ...cornerNames, "spares"],
  ...[ownFields, floorFields].flatMap((fields) => Object.values(fields)),
  ...openingNames.flatMap((name) => [name, `${name}s`, ...openingSides.map((side) => name + side)]),
]);

export const isPlanField = (name: string): boolean => fieldNames.has(name);

/** The rooms that these tiles suffice for. */
export const offeredRooms = ({ tiles }: Offer): RoomName[] =>
  roomsFor(tilePlaces.filter((place) => tiles.some((tile) => maySuit(tile, place))));

/** The room that is asked for. One that no tile is for gives way to the first that can be tiled. */
export function roomOf(asked: string | null | undefined, offer: Offer): RoomName {
  const rooms = offeredRooms(offer);
  return nameIn(rooms, asked ?? undefined) ?? rooms[0] ?? "wall";
}

/** The tile that a place of a room begins with: its preset's, or the first that may be laid there. */
export function usualTile(room: RoomName, place: TilePlace, { tiles, presets = [] }: Offer): PlannedTile {
  const suitable = tiles.filter((tile) => maySuit(tile, place));
  const preset = presets.find((one) => one.room === room);
  const named = tileFields(room, place) === ownFields ? preset?.tile : preset?.floorTile;
  return suitable.find(({ slug }) => slug === named?.slug) ?? suitable[0] ?? tiles[0];
}

/** The fields of a tile, with its usual bond and joint. */
export function tileValues(room: RoomName, place: TilePlace, tile: PlannedTile): Values {
  const fields = tileFields(room, place);
  const [bond = "straight"] = tile.bonds;
  return { [fields.tile]: tile.slug, [fields.bond]: bond, [fields.joint]: String(tile.joint) };
}

/** The usual sizes of a room, in millimetres. */
const usualSizes = (room: RoomName): Values =>
  Object.fromEntries(Object.entries(rooms[room].usual).map(([measure, length]) => [measure, String(length)]));

/** The fields of a room, filled in with its usual tiles, sizes and openings where nothing else was typed. */
export function presetValues(room: RoomName, offer: Offer, typed: Values = {}): Values {
  const tiles = placesOf(room).map((place) => [
    tileFields(room, place).tile,
    usualTile(room, place, offer).slug,
  ]);
  const values: Values = { ...usualSizes(room), ...Object.fromEntries(tiles), ...typed, room };
  const openings = (rooms[room].openings ?? []).map(({ kind, on }, index) =>
    openingValues(openingNames[index] ?? "o1", kind, on, values),
  );
  return Object.assign({}, values, ...openings);
}

/** Adds the usual values of all fields that were not typed. An opening without any size gets its kind's usual one. */
export function withUsualValues(
  typed: Values,
  room: RoomName,
  tiles: Readonly<Partial<Record<TilePlace, PlannedTile>>>,
): Values {
  const ofTiles = placesOf(room).map((place) => tiles[place] && tileValues(room, place, tiles[place]));
  const sized: Values = Object.assign({}, usualSizes(room), { spares: "10" }, ...ofTiles, typed);
  const corners = Object.fromEntries(cornersOf(room).map((corner) => [corner, sized.h ?? ""]));
  const openings = openingNames
    .filter((name) => sized[name] && openingSides.every((side) => sized[name + side] === undefined))
    .map((name) => openingValues(name, sized[name] ?? "", surfaceOf(name, sized, room), sized));
  return Object.assign({ room }, isSloping(sized) ? corners : {}, ...openings, sized);
}

/** The fields of an opening, filled in with the usual size and place of its kind on a surface. */
export function openingValues(name: string, kind: string, on: SurfaceName, values: Values): Values {
  const known = nameIn(openingKinds, kind);
  if (!known) return { [name]: kind };
  const [across, up] = sidesOf[on];
  const [width = 0, height = 0] = [across, up].map((side) => readLength(values[side] ?? ""));
  const usual = usualOpening(known, on, { width, height });
  return {
    [name]: kind,
    [`${name}s`]: on,
    [`${name}w`]: `${usual.width} mm`,
    [`${name}h`]: `${usual.height} mm`,
    [`${name}x`]: `${usual.x} mm`,
    [`${name}y`]: `${usual.y} mm`,
  };
}

/** The surface on which an opening is: the one that is chosen, or the room's main one. */
export function surfaceOf(opening: string, values: Values, room: RoomName): SurfaceName {
  const { surfaces } = rooms[room];
  const main = surfaces.find((name) => name === "back") ?? surfaces[0];
  return nameIn(surfaces, values[`${opening}s`]) ?? main;
}

/** True if each corner has a height of its own, in a field of its own. */
export const isSloping = (values: Values): boolean => values.ceiling === "sloping";

/** The place whose tile a field names. */
export const placeOfTileField = (room: RoomName, field: string): TilePlace | undefined =>
  placesOf(room).find((place) => tileFields(room, place).tile === field);
