import type { Bond } from "../../content/values/bonds";
import type { RoomName } from "../../content/values/room-names";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { measuresOf, rooms, sidesOf, surfaceKindOf } from "../room/rooms";
import { type Catalogue, type Choices, type ChosenTiles, choicesOf, chosenTiles, roomOf } from "./catalogue";
import { defaultValues } from "./defaults";
import { openingFields, type Problem, tileFields, type Values } from "./fields";
import { type Numbers, numberProblems, readNumbers } from "./number-fields";
import { openingProblems, type PlacedOpening, readOpenings } from "./opening-fields";

/** The planner's form: its fields, what is wrong with them, and the room that they describe. */
export interface PlannerForm {
  /** The values from a visitor or the URL, without unavailable choices. */
  entered: Values;
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

/** Reads the entered values. An unavailable choice is reported as a problem, and its default takes its place. */
export function readPlannerForm(entered: Values, catalogue: Catalogue): PlannerForm {
  const roomName = roomOf(entered, catalogue);
  const tiles = chosenTiles(entered, roomName, catalogue);
  const choices = choicesOf(roomName, tiles, catalogue);
  const defaults = defaultValues(entered, catalogue);
  const unavailable = Object.keys(defaults).filter((field) => isUnavailable(entered[field], choices[field]));
  const accepted = Object.fromEntries(
    Object.entries(entered).filter(([field]) => !unavailable.includes(field)),
  );
  const values = Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [field, accepted[field] ?? value]),
  );
  const numbers = readNumbers(values);
  const openings = readOpenings(values, numbers);
  const measureProblems = [...numberProblems(numbers), ...openingProblems(openings, numbers)];
  return {
    entered: accepted,
    defaults,
    values,
    choices,
    roomName,
    problems: [...unavailable.map((field) => ({ field, message: unavailableMessage })), ...measureProblems],
    room: measureProblems.length > 0 ? undefined : roomFrom(roomName, values, numbers, tiles, openings),
  };
}

const unavailableMessage =
  "This link names a choice that is not there for this room or tile. Another is planned instead.";

const isUnavailable = (value: string | undefined, choices: Choices | undefined): boolean =>
  value !== undefined && choices !== undefined && !choices.some(([choice]) => choice === value);

/**
 * Returns the form after a visitor has changed a field. Another room has its own openings, and another opening its own size.
 * The default silently replaces a choice that has become unavailable, such as a bond of another tile.
 */
export function changeField(
  form: PlannerForm,
  name: string,
  value: string,
  catalogue: Catalogue,
): PlannerForm {
  const opening = openingFields.find(({ kind }) => kind === name);
  const replaced = [
    ...(name === "room" ? openingFields.flatMap((fields) => Object.values(fields)) : []),
    ...(opening ? [opening.width, opening.height, opening.x, opening.y] : []),
  ];
  const kept = Object.entries(form.entered).filter(([field]) => !replaced.includes(field));
  const changed = readPlannerForm({ ...Object.fromEntries(kept), [name]: value }, catalogue);
  return { ...changed, problems: changed.problems.filter(({ message }) => message !== unavailableMessage) };
}

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
