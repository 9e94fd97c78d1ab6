import type { Bond } from "../../content/fields/bonds";
import type { RoomName } from "../../content/fields/room-names";
import { nameIn } from "../room/names";
import { tilePlaceOf } from "../room/presets";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { type Offer, roomOf, tileFields, type Values, withUsualValues } from "./fields";
import { type MeasuredSurface, measuredSurfaces, misplacedOpenings, tileCount } from "./measured-surfaces";
import { type ChoiceProblem, type ChosenTiles, choiceProblems, chosenTiles } from "./read-choices";
import { type Numbers, readNumbers } from "./read-numbers";

/** A field with a problem. The page's words describe the problem. */
export type InputProblem = ChoiceProblem | MeasureProblem;

/** Until it is corrected, no room can be set out. */
interface MeasureProblem {
  field: string;
  problem: "length" | "number" | "tooMany" | "opening";
}

/** A request for a plan, read from the form or from an address, and the room to set out. */
export interface RequestRead {
  /** All fields. Those that were not typed have their usual values. */
  values: Values;
  name: RoomName;
  tiles: ChosenTiles;
  problems: readonly InputProblem[];
  /** Undefined while a length or number is wrong. In the place of a choice that is gone or does not suit, it has the usual one. */
  room: Room | undefined;
}

/** A floor of 15 by 15 metres in hand-sized tiles. More tiles take longer to count than to type. */
const MOST_TILES = 100_000;

export function readRequest(typed: Values, offer: Offer): RequestRead {
  const name = roomOf(typed.room, offer);
  const tiles = chosenTiles(typed, name, offer);
  const values = withUsualValues(typed, name, tiles);
  const numbers = readNumbers(values, name);
  const surfaces = measuredSurfaces(values, numbers, name);
  const isRoomGone = typed.room !== undefined && typed.room !== name;
  const measureProblems: MeasureProblem[] = [
    ...numberProblems(numbers),
    ...surfaces
      .flatMap(misplacedOpenings)
      .map((opening) => ({ field: `${opening}x`, problem: "opening" as const })),
    ...(tileCount(surfaces, tiles) > MOST_TILES ? [{ field: "w", problem: "tooMany" as const }] : []),
  ];
  return {
    values,
    name,
    tiles,
    problems: [
      ...(isRoomGone ? [{ field: "room", problem: "gone" as const }] : []),
      ...choiceProblems(values, name, tiles, offer),
      ...measureProblems,
    ],
    room: measureProblems.length > 0 ? undefined : roomFrom(values, numbers, name, tiles, surfaces),
  };
}

function numberProblems(numbers: Numbers): MeasureProblem[] {
  return Object.keys(numbers)
    .filter((field) => numbers[field] === undefined)
    .map((field) => ({ field, problem: /joint|spares/i.test(field) ? "number" : "length" }));
}

/** The room of a request whose lengths and numbers are right. */
function roomFrom(
  values: Values,
  numbers: Numbers,
  name: RoomName,
  tiles: ChosenTiles,
  measured: readonly MeasuredSurface[],
): Room {
  const surfaces = measured.flatMap(({ name: surface, bare, openings }) => {
    const place = tilePlaceOf(surface);
    const tile = tiles[place];
    if (!bare || !tile) return [];
    const fields = tileFields(name, place);
    const bond = nameIn(tile.bonds, values[fields.bond]) ?? tile.bonds[0] ?? "straight";
    const laying = { tile, joint: numbers[fields.joint] ?? tile.joint, bond: bond as Bond };
    return roomSurface(surface, { ...bare, openings: openings.map(({ opening }) => opening) }, tile, laying);
  });
  const walls = surfaces.filter((surface) => surface.name !== "floor");
  const rims = rimsOf(
    name,
    walls.map((wall) => wall.measured),
  );
  return { name, surfaces, rims, spares: numbers.spares ?? 0 };
}
