import type { Bond, RoomName } from "../../content/values/planner-names";
import type { PlannedTiles } from "../room/planned-tile";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { measuresOf, roomPresets, sidesOf, surfaceKindOf } from "../room/room-presets";
import { type Choices, type ChosenTiles, choicesOf, chosenTiles, roomOf } from "./choices";
import { openingFields, type Problem, tileFields, type Values } from "./fields";
import { type FilledFields, fillFields } from "./fill-fields";
import { type Numbers, numberProblems, readNumbers } from "./number-fields";
import { type OpeningOnSurface, openingProblems, openingsOn, readOpenings } from "./opening-fields";

/** The planner's form: its fields, what is wrong with them, and the room that they describe. */
export interface PlannerForm extends FilledFields {
  /** The values from a visitor or the URL. */
  entered: Values;
  choices: Readonly<Record<string, Choices>>;
  roomName: RoomName;
  problems: readonly Problem[];
  /** The room to set out. Undefined while a number or an opening is wrong. */
  room: Room | undefined;
}

/** Reads the entered values: first the room, then its tiles, then everything that follows from them. */
export function readPlannerForm(entered: Values, offered: PlannedTiles): PlannerForm {
  const roomName = roomOf(entered, offered);
  const tiles = chosenTiles(entered, roomName, offered);
  const choices = choicesOf(roomName, tiles, offered);
  const { defaults, values } = fillFields(entered, roomName, tiles, choices);
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
  offered: PlannedTiles,
): PlannerForm {
  const opening = openingFields.find(({ type }) => type === name);
  const replaced = [
    ...(name === "room" ? openingFields.flatMap((fields) => Object.values(fields)) : []),
    ...(opening ? [opening.width, opening.height, opening.x, opening.y] : []),
  ];
  const kept = Object.entries(form.entered).filter(([field]) => !replaced.includes(field));
  return readPlannerForm({ ...Object.fromEntries(kept), [name]: value }, offered);
}

function roomFrom(
  name: RoomName,
  values: Values,
  numbers: Numbers,
  tiles: ChosenTiles,
  openings: readonly OpeningOnSurface[],
): Room {
  const surfaces = roomPresets[name].surfaces.map((surface) => {
    const [width = 0, height = 0] = sidesOf[surface].map((side) => numbers[side]);
    const kind = surfaceKindOf(surface);
    const fields = tileFields(name, kind);
    const tile = tiles[kind];
    const laying = { tile, joint: numbers[fields.joint] ?? tile.joint, bond: values[fields.bond] as Bond };
    return roomSurface(surface, { width, height, openings: openingsOn(surface, openings) }, laying);
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
