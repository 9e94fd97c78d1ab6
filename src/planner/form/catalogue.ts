import type { Bond } from "../../content/values/bonds";
import { type RoomName, roomNames } from "../../content/values/room-names";
import type { SurfaceKind } from "../../content/values/surface-kinds";
import { bondLabels, openingLabels, roomLabels, surfaceLabels } from "../format/labels";
import { openingTypes } from "../room/openings";
import { maySuit, type PlannedTile, type PlannedTiles } from "../room/planned-tile";
import { rooms, surfaceKindsOf } from "../room/rooms";
import { openingFields, tileFields, type Values } from "./fields";

/** The slugs of the tiles that a room begins with: of its walls, or of a floor alone, and of the floor of a room with walls. */
interface Preset {
  room: string;
  tile: string;
  floorTile?: string | undefined;
}

/** The tiles to choose from, and those that a room begins with. */
export interface Catalogue {
  tiles: PlannedTiles;
  presets?: readonly Preset[] | undefined;
}

/** The tiles of a room's walls and floor. Tiles for missing surfaces are ignored. */
export type ChosenTiles = Readonly<Record<SurfaceKind, PlannedTile>>;

/** The choices of a field that is a list. */
export type Choices = readonly (readonly [value: string, label: string])[];

/** The room that is entered, or else the first that can be tiled. */
export function roomOf({ room }: Values, catalogue: Catalogue): RoomName {
  const offered = offeredRooms(catalogue);
  return offered.find((name) => name === room) ?? offered[0] ?? "wall";
}

/** The tiles that are entered, if they may be laid there, or else those that the room begins with. */
export function chosenTiles(entered: Values, room: RoomName, catalogue: Catalogue): ChosenTiles {
  const preset = catalogue.presets?.find((one) => one.room === room);
  const chosen = (kind: SurfaceKind) => {
    const { tile: field, isSecond } = tileFields(room, kind);
    const suitable = suitableTiles(catalogue, kind);
    const withSlug = (slug: string | undefined) => suitable.find((tile) => tile.slug === slug);
    const usual = withSlug(isSecond ? preset?.floorTile : preset?.tile) ?? suitable[0];
    return withSlug(entered[field]) ?? usual ?? catalogue.tiles[0];
  };
  return { walls: chosen("walls"), floors: chosen("floors") };
}

export function choicesOf(
  room: RoomName,
  tiles: ChosenTiles,
  catalogue: Catalogue,
): Readonly<Record<string, Choices>> {
  const ofTiles = surfaceKindsOf(room).map((kind) => {
    const fields = tileFields(room, kind);
    return {
      [fields.tile]: suitableTiles(catalogue, kind).map(({ slug, name }) => [slug, name]),
      [fields.bond]: labelled(tiles[kind].bonds as readonly Bond[], bondLabels),
    };
  });
  const ofOpenings = openingFields.map(({ type, on }) => ({
    [type]: [["", "None"], ...labelled(openingTypes, openingLabels)],
    [on]: labelled(rooms[room].surfaces, surfaceLabels),
  }));
  return Object.assign({ room: labelled(offeredRooms(catalogue), roomLabels) }, ...ofTiles, ...ofOpenings);
}

const labelled = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
  names.map((name) => [name, labels[name]] as const);

const suitableTiles = ({ tiles }: Catalogue, kind: SurfaceKind): PlannedTile[] =>
  tiles.filter((tile) => maySuit(tile, kind));

/** The rooms whose surfaces all have a tile to choose. */
const offeredRooms = (catalogue: Catalogue): RoomName[] =>
  roomNames.filter((room) => surfaceKindsOf(room).every((kind) => suitableTiles(catalogue, kind).length > 0));
