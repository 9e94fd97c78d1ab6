import { type Bond, type RoomName, roomNames, type SurfaceKind } from "../../content/values/planner-names";
import { bondLabels, openingLabels, roomLabels, surfaceLabels } from "../format/labels";
import { openingTypes } from "../room/openings";
import { maySuit, type PlannedTile, type PlannedTiles } from "../room/planned-tile";
import { roomPresets, surfaceKindsOf } from "../room/room-presets";
import { openingFields, tileFields, type Values } from "./fields";

/** The tiles of a room's walls and floor. Tiles for missing surfaces are ignored. */
export type ChosenTiles = Readonly<Record<SurfaceKind, PlannedTile>>;

/** The choices of a field that is a list. */
export type Choices = readonly (readonly [value: string, label: string])[];

/** The room that is entered, or else the first that can be tiled. */
export function roomOf({ room }: Values, tiles: PlannedTiles): RoomName {
  const offered = offeredRooms(tiles);
  return offered.find((name) => name === room) ?? offered[0] ?? "wall";
}

/** The tiles that are entered, if they may be laid there, or else the first that may. */
export function chosenTiles(entered: Values, room: RoomName, tiles: PlannedTiles): ChosenTiles {
  const chosen = (kind: SurfaceKind) => {
    const suitable = suitableTiles(tiles, kind);
    const slug = entered[tileFields(room, kind).tile];
    return suitable.find((tile) => tile.slug === slug) ?? suitable[0] ?? tiles[0];
  };
  return { walls: chosen("walls"), floors: chosen("floors") };
}

export function choicesOf(
  room: RoomName,
  chosen: ChosenTiles,
  tiles: PlannedTiles,
): Readonly<Record<string, Choices>> {
  const ofTiles = surfaceKindsOf(room).map((kind) => {
    const fields = tileFields(room, kind);
    return {
      [fields.tile]: suitableTiles(tiles, kind).map(({ slug, name }) => [slug, name]),
      [fields.bond]: labelled(chosen[kind].bonds as readonly Bond[], bondLabels),
    };
  });
  const ofOpenings = openingFields.map(({ type, on }) => ({
    [type]: [["", "None"], ...labelled(openingTypes, openingLabels)],
    [on]: labelled(roomPresets[room].surfaces, surfaceLabels),
  }));
  return Object.assign({ room: labelled(offeredRooms(tiles), roomLabels) }, ...ofTiles, ...ofOpenings);
}

const labelled = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
  names.map((name) => [name, labels[name]] as const);

const suitableTiles = (tiles: PlannedTiles, kind: SurfaceKind): PlannedTile[] =>
  tiles.filter((tile) => maySuit(tile, kind));

/** The rooms whose surfaces all have a tile to choose. */
const offeredRooms = (tiles: PlannedTiles): RoomName[] =>
  roomNames.filter((room) => surfaceKindsOf(room).every((kind) => suitableTiles(tiles, kind).length > 0));
