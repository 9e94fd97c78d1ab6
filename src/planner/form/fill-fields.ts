import type { RoomName } from "../../content/values/planner-names";
import { openingTypes, usualOpening } from "../room/openings";
import {
  mainSurface,
  measuresOf,
  roomPresets,
  type SurfaceName,
  sidesOf,
  surfaceKindsOf,
} from "../room/room-presets";
import type { Choices, ChosenTiles } from "./choices";
import { openingFields, tileFields, type Values } from "./fields";
import { readNumbers } from "./number-fields";
import { openingsOn, readOpenings } from "./opening-fields";
import { writeLength } from "./read-length";

/** Per cent, for a tile whose content names none. */
const usualSpares = 10;

/** The fields of a room, in the order in which they follow from each other. */
export interface FilledFields {
  /** The value that each field has until it is edited. */
  defaults: Values;
  /** The value that each field shows. */
  values: Values;
}

/**
 * Fills in the fields of a room step by step: its sizes and tiles, then one opening after the other. The defaults of each step
 * follow from the values before it. A default takes the place of a choice that is not available, such as a bond of another tile.
 */
export function fillFields(
  entered: Values,
  room: RoomName,
  tiles: ChosenTiles,
  choices: Readonly<Record<string, Choices>>,
): FilledFields {
  const defaults: Record<string, string> = {};
  const values: Record<string, string> = {};
  const fill = (field: string, usual: string) => {
    const value = entered[field] ?? usual;
    const isAvailable = choices[field]?.some(([choice]) => choice === value) ?? true;
    defaults[field] = usual;
    values[field] = isAvailable ? value : usual;
  };
  const firstChoice = (field: string) => choices[field]?.[0]?.[0] ?? "";

  fill("room", firstChoice("room"));
  for (const measure of measuresOf(room)) fill(measure, String(roomPresets[room].usual[measure]));
  for (const kind of surfaceKindsOf(room)) {
    const { tile, bond, joint } = tileFields(room, kind);
    fill(tile, firstChoice(tile));
    fill(bond, firstChoice(bond));
    fill(joint, String(tiles[kind].joint));
  }
  const spares = surfaceKindsOf(room).map((kind) => tiles[kind].spares ?? usualSpares);
  fill("spares", String(Math.max(...spares)));

  for (const [index, fields] of openingFields.entries()) {
    const preset = roomPresets[room].openings?.[index];
    fill(fields.type, preset?.type ?? "");
    const type = openingTypes.find((one) => one === values[fields.type]);
    if (!type) continue;
    fill(fields.on, preset?.type === type ? preset.on : mainSurface(room));
    const on = values[fields.on] as SurfaceName;
    const numbers = readNumbers(values);
    const [width = 0, height = 0] = sidesOf[on].map((side) => numbers[side] ?? roomPresets[room].usual[side]);
    const openings = openingsOn(on, readOpenings(values, numbers));
    const usual = usualOpening(type, on === "floor", { width, height, openings });
    for (const part of ["width", "height", "x", "y"] as const) fill(fields[part], writeLength(usual[part]));
  }
  return { defaults, values };
}
