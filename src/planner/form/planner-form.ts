import type { Bond } from "../../content/fields/bonds";
import type { RoomName } from "../../content/fields/room-names";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { measuresOf, rooms, sidesOf, surfaceKindOf } from "../room/rooms";
import { defaultValues } from "./defaults";
import { openingFields, type Problem, tileFields, type Values } from "./fields";
import { type Numbers, numberProblems, readNumbers } from "./number-fields";
import { type Choices, type ChosenTiles, choicesOf, chosenTiles, type Offer, roomOf } from "./offer";
import { openingProblems, type PlacedOpening, readOpenings } from "./opening-fields";

/** The planner's form: its fields, what is wrong with them, and the room that they describe. */
export interface PlannerForm {
  /** The fields that somebody has touched, or that the address names. */
  typed: Values;
  /** The value that each field of the room has until it is touched. */
  defaults: Values;
  /** The values that the fields show. */
  values: Values;
  choices: Readonly<Record<string, Choices>>;
  roomName: RoomName;
  problems: readonly Problem[];
  /** The room to set out. Undefined while a number or an opening is wrong. */
  room: Room | undefined;
}

/** Returns the form with these fields. A choice that is not there has a problem, and the default is planned. */
export function formOf(typed: Values, offer: Offer): PlannerForm {
  const roomName = roomOf(typed, offer);
  const tiles = chosenTiles(typed, roomName, offer);
  const choices = choicesOf(roomName, tiles, offer);
  const defaults = defaultValues(typed, offer);
  const gone = Object.keys(defaults).filter((field) => isGone(typed[field], choices[field]));
  const known = Object.fromEntries(Object.entries(typed).filter(([field]) => !gone.includes(field)));
  const values = Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [field, known[field] ?? value]),
  );
  const numbers = readNumbers(values);
  const openings = readOpenings(values, numbers);
  const measureProblems = [...numberProblems(numbers), ...openingProblems(openings, numbers)];
  return {
    typed: known,
    defaults,
    values,
    choices,
    roomName,
    problems: [...gone.map((field) => ({ field, message: goneMessage })), ...measureProblems],
    room: measureProblems.length > 0 ? undefined : roomFrom(roomName, values, numbers, tiles, openings),
  };
}

const goneMessage =
  "This link names a choice that is not there for this room or tile. Another is planned instead.";

const isGone = (value: string | undefined, choices: Choices | undefined): boolean =>
  value !== undefined && choices !== undefined && !choices.some(([choice]) => choice === value);

/**
 * Returns the touched fields after a visitor has changed one. Another room has its own openings, and another opening its own
 * size. A choice that is not there any more, such as a bond of another tile, gives way to the default.
 */
export function typedAfter(form: PlannerForm, name: string, value: string, offer: Offer): Values {
  const opening = openingFields.find(({ kind }) => kind === name);
  const replaced = [
    ...(name === "room" ? openingFields.flatMap((fields) => Object.values(fields)) : []),
    ...(opening ? [opening.width, opening.height, opening.x, opening.y] : []),
  ];
  const kept = Object.entries(form.typed).filter(([field]) => !replaced.includes(field));
  return formOf({ ...Object.fromEntries(kept), [name]: value }, offer).typed;
}

/** Returns the room of a form in which nothing is wrong. */
function roomFrom(
  name: RoomName,
  values: Values,
  numbers: Numbers,
  tiles: ChosenTiles,
  openings: readonly PlacedOpening[],
): Room {
  const surfaces = rooms[name].surfaces.map((surface) => {
    const [width = 0, height = 0] = sidesOf[surface].map((side) => numbers[side]);
    const onSurface = openings.filter(({ on }) => on === surface).map(({ opening }) => opening);
    const kind = surfaceKindOf(surface);
    const fields = tileFields(name, kind);
    const tile = tiles[kind];
    const laying = { tile, joint: numbers[fields.joint] ?? tile.joint, bond: values[fields.bond] as Bond };
    return roomSurface(surface, { width, height, openings: onSurface }, laying);
  });
  const walls = surfaces.flatMap((surface) => (surface.name === "floor" ? [] : surface.measured));
  return {
    name,
    lengths: measuresOf(name).map((measure) => numbers[measure] ?? 0),
    surfaces,
    rims: rimsOf(name, walls),
    spares: numbers.spares ?? 0,
  };
}
