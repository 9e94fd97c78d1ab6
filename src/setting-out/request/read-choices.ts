import type { RoomName } from "../../content/fields/room-names";
import type { TilePlace } from "../../content/fields/tile-places";
import { openingKinds } from "../room/names";
import { maySuit, type PlannedTile } from "../room/planned-tile";
import { placesOf, rooms } from "../room/presets";
import { type Offer, openingNames, tileFields, usualTile, type Values } from "./fields";

/** The tile of each place of a room. */
export type ChosenTiles = Readonly<Partial<Record<TilePlace, PlannedTile>>>;

/** A choice of an address may be gone, or not be for that place. Then the room has the usual one. */
export interface ChoiceProblem {
  field: string;
  problem: "gone" | "unsuitable";
}

/** The tile of each place of a room: the one that was chosen, if it is offered and may be laid there, or the usual one. */
export function chosenTiles(typed: Values, room: RoomName, offer: Offer): ChosenTiles {
  const chosen = (place: TilePlace) =>
    offer.tiles.find((tile) => tile.slug === typed[tileFields(room, place).tile] && maySuit(tile, place));
  return Object.fromEntries(
    placesOf(room).map((place) => [place, chosen(place) ?? usualTile(room, place, offer)]),
  );
}

/** The choices that are not there, or not for their place. */
export function choiceProblems(
  values: Values,
  room: RoomName,
  tiles: ChosenTiles,
  offer: Offer,
): ChoiceProblem[] {
  const openings = openingNames.filter((name) => values[name]);
  return [
    ...placesOf(room).flatMap((place) => tileProblems(values, room, place, tiles[place], offer)),
    ...goneFrom(values, "ceiling", ["sloping"]),
    ...openings.flatMap((name) => [
      ...goneFrom(values, name, openingKinds),
      ...goneFrom(values, `${name}s`, rooms[room].surfaces),
    ]),
  ];
}

/** The problem of a place's tile or, if the tile is right, of its bond. */
function tileProblems(
  values: Values,
  room: RoomName,
  place: TilePlace,
  tile: PlannedTile | undefined,
  offer: Offer,
): ChoiceProblem[] {
  const { tile: field, bond } = tileFields(room, place);
  if (!tile || values[field] === tile.slug) return goneFrom(values, bond, tile?.bonds ?? []);
  const isOffered = offer.tiles.some(({ slug }) => slug === values[field]);
  return [{ field, problem: isOffered ? "unsuitable" : "gone" }];
}

function goneFrom(values: Values, field: string, choices: readonly string[]): ChoiceProblem[] {
  const chosen = values[field];
  return !chosen || choices.includes(chosen) ? [] : [{ field, problem: "gone" }];
}
