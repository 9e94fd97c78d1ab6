import type { RoomName } from "../../content/values/room-names";
import { openingTypes, usualOpening } from "../room/openings";
import type { PlannedTile } from "../room/planned-tile";
import { mainSurface, measuresOf, type RoomOpening, rooms, sidesOf, surfaceKindsOf } from "../room/rooms";
import { type Catalogue, chosenTiles, roomOf } from "./catalogue";
import { type OpeningFields, openingFields, tileFields, type Values } from "./fields";
import { readNumbers } from "./number-fields";
import { readOpenings } from "./opening-fields";
import { writeLength } from "./read-length";

/** A tile's spares in per cent: 10 if its content names none. */
const sparesOf = ({ spares }: PlannedTile): number => spares ?? 10;

/**
 * The default of each field that a room has. The room decides its sizes, tiles and openings, and a tile its bond, joint and
 * spares; so the defaults of some fields follow what is entered in others.
 */
export function defaultValues(entered: Values, catalogue: Catalogue): Values {
  const room = roomOf(entered, catalogue);
  const kinds = surfaceKindsOf(room);
  const usualTiles = chosenTiles({}, room, catalogue);
  const tiles = chosenTiles(entered, room, catalogue);
  const defaults: Record<string, string> = Object.assign(
    { room: roomOf({}, catalogue) },
    ...measuresOf(room).map((measure) => ({ [measure]: String(rooms[room].usual[measure]) })),
    ...kinds.map((kind) => {
      const fields = tileFields(room, kind);
      return {
        [fields.tile]: usualTiles[kind].slug,
        [fields.bond]: tiles[kind].bonds[0] ?? "straight",
        [fields.joint]: String(tiles[kind].joint),
      };
    }),
    { spares: String(Math.max(...kinds.map((kind) => sparesOf(tiles[kind])))) },
  );
  for (const [index, fields] of openingFields.entries()) {
    const preset = rooms[room].openings?.[index];
    Object.assign(defaults, openingDefaults(fields, preset, room, { ...defaults, ...entered }));
  }
  return defaults;
}

/** An opening's size and distances follow its type, its surface and the openings before it. */
function openingDefaults(
  fields: OpeningFields,
  preset: RoomOpening | undefined,
  room: RoomName,
  values: Values,
): Values {
  const { surfaces, usual } = rooms[room];
  const defaults = { [fields.type]: preset?.type ?? "" };
  const type = openingTypes.find((one) => one === values[fields.type]) ?? preset?.type;
  if (!type || values[fields.type] === "") return defaults;
  const usualSurface = preset?.type === type ? preset.on : mainSurface(room);
  const on = surfaces.find((name) => name === values[fields.on]) ?? usualSurface;
  const numbers = readNumbers(values);
  const [across = 0, up = 0] = sidesOf[on].map((side) => numbers[side] ?? usual[side]);
  const before = openingFields.slice(0, openingFields.indexOf(fields));
  const openings = readOpenings(values, numbers)
    .filter((one) => one.on === on && before.includes(one.fields))
    .map(({ opening }) => opening);
  const surface = { width: across, height: up, openings };
  const { width, height, x, y } = usualOpening(type, on === "floor", surface);
  return {
    ...defaults,
    [fields.on]: usualSurface,
    [fields.width]: writeLength(width),
    [fields.height]: writeLength(height),
    [fields.x]: writeLength(x),
    [fields.y]: writeLength(y),
  };
}
