import type { Bond } from "../../content/values/bonds";
import type { RoomName } from "../../content/values/room-names";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { measuresOf, rooms, sidesOf, surfaceKindOf } from "../room/rooms";
import { type Catalogue, type Choices, type ChosenTiles, choicesOf, chosenTiles, roomOf } from "./catalogue";
import { defaultValues } from "./defaults";
import { openingFields, type Problem, tileFields, type Values } from "./fields";
import { type Numbers, numberProblems, readNumbers } from "./number-fields";
import { type OpeningOnSurface, openingProblems, readOpenings } from "./opening-fields";

/** The planner's form: its fields, what is wrong with them, and the room that they describe. */
export interface PlannerForm {
  /** The values from a visitor or the URL. */
  entered: Values;
  /** The value that each field of the room has until it is edited. */
  defaults: Values;
  /** The values that the fields show. */
  values: Values;
  choices: Readonly<Record<string, Choices>>;
  roomName: RoomName;
  problems: readonly Problem[];
  /** The room to set out. Undefined while a number or an opening is wrong. */
  room: Room | undefined;
}

/** Reads the entered values. The default takes the place of a choice that is not available, such as a bond of another tile. */
export function readPlannerForm(entered: Values, catalogue: Catalogue): PlannerForm {
  const roomName = roomOf(entered, catalogue);
  const tiles = chosenTiles(entered, roomName, catalogue);
  const choices = choicesOf(roomName, tiles, catalogue);
  const defaults = defaultValues(entered, catalogue);
  const values = Object.fromEntries(
    Object.entries(defaults).map(([field, usual]) => {
      const value = entered[field] ?? usual;
      const isAvailable = choices[field]?.some(([choice]) => choice === value) ?? true;
      return [field, isAvailable ? value : usual];
    }),
  );
  const numbers = readNumbers(values);
  const openings = readOpenings(values, numbers);
  const problems = [...numberProblems(numbers), ...openingProblems(openings, numbers)];
  const room = problems.length === 0 ? roomFrom(roomName, values, numbers, tiles, openings) : undefined;
  return { entered, defaults, values, choices, roomName, problems, room };
}

/** Returns the form after a visitor has changed a field. Another room has its own openings, and another opening its own size. */
export function changeField(
  form: PlannerForm,
  name: string,
  value: string,
  catalogue: Catalogue,
): PlannerForm {
  const opening = openingFields.find(({ type }) => type === name);
  const replaced = [
    ...(name === "room" ? openingFields.flatMap((fields) => Object.values(fields)) : []),
    ...(opening ? [opening.width, opening.height, opening.x, opening.y] : []),
  ];
  const kept = Object.entries(form.entered).filter(([field]) => !replaced.includes(field));
  return readPlannerForm({ ...Object.fromEntries(kept), [name]: value }, catalogue);
}

function roomFrom(
  name: RoomName,
  values: Values,
  numbers: Numbers,
  tiles: ChosenTiles,
  openings: readonly OpeningOnSurface[],
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
