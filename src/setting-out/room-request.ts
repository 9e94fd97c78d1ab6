import type { Bond } from "../content/fields/bonds";
import type { RoomName } from "../content/fields/room-names";
import { type Opening, type Rectangle, type Surface, topAt } from "./lattice";
import { readLength } from "./lengths";
import { openingKind } from "./opening-kinds";
import { openingNames, type PlannedTile, type PlannedTiles, usualLaying, type Values } from "./plan-request";
import { meet } from "./polygons";
import { type RoomPlan, setOutRoom, sumRoom } from "./room-plan";
import {
  type CornerName,
  cornerNames,
  isRoomName,
  measuresOf,
  rooms,
  type SurfaceName,
  sidesOf,
  usualOpening,
  wallEnds,
} from "./rooms";

/** A fault of a field; the page's words describe it. A choice may be gone since its address was written. */
export interface RoomFault {
  field: string;
  problem: "length" | "number" | "tooMany" | "opening" | "gone";
}

/** A room as read from the fields or from an address. */
export interface RoomRead {
  room: RoomName;
  /** All fields. Those that were not typed have their usual values. */
  values: Values;
  tile: PlannedTile;
  faults: readonly RoomFault[];
  /** Undefined while a length or number is wrong. In the place of a choice that is gone, it has the usual one. */
  plan: RoomPlan | undefined;
}

/** The shortest side, in millimetres: a niche's back. */
const SHORTEST = 100;

/** The longest wall of a hall, in millimetres. */
const LONGEST = 15_000;

/** A floor of 15 by 15 metres in hand-sized tiles. More tiles take longer to count than to type. */
const MOST_TILES = 100_000;

export const isRoomField = (name: string): boolean =>
  /^(room|w|d|h|tile|bond|joint|spares|ceiling|o[1-4][swhxy]?)$/.test(name) ||
  cornerNames.some((corner) => corner === name);

/** Plans the room that was typed or stands in an address, or tells what keeps it from being planned. */
export function readRoom(typed: Values, tiles: PlannedTiles): RoomRead {
  const room = isRoomName(typed.room) ? typed.room : "wall";
  const tile = tiles.find(({ slug }) => slug === typed.tile) ?? tiles[0];
  const usual = usualLaying(tile);
  const sized: Values = { ...usualSizes(room), spares: "10", ...usual, ...typed, room };
  const level = Object.fromEntries(cornersOf(room).map((corner) => [corner, sized.h ?? ""]));
  const values = isSloping(sized) ? { ...level, ...sized } : sized;
  const gone = goneChoices(typed, tile);
  const faults: RoomFault[] = [];
  const number = (field: string, least: number, most: number) => {
    const read = Number(values[field] || Number.NaN);
    if (!(read >= least && read <= most)) faults.push({ field, problem: "number" });
    return read;
  };
  const length = (field: string, least = SHORTEST, most = LONGEST) => {
    const read = readLength(values[field] ?? "") ?? -1;
    if (read < least || read > most) faults.push({ field, problem: "length" });
    return read;
  };
  const sizes = sizeFields(room, values).map((field) => [field, length(field, SHORTEST, longestIn(room))]);
  const surfaces = rooms[room].surfaces.map((name) => {
    const bare = bareSurface(name, isSloping(values), Object.fromEntries(sizes));
    const openings: Opening[] = [];
    for (const field of openingNames) {
      if (!values[field] || surfaceOf(field, values, room) !== name) continue;
      const [x, y] = [length(`${field}x`, 0), length(`${field}y`, 0)];
      const opening = { x, y, width: length(`${field}w`), height: length(`${field}h`) };
      const fits = isInside(bare, opening) && !openings.some((other) => meet(opening, other));
      // An opening cannot be placed without its size, or on a wall without one.
      const isPlaced = !faults.some(({ problem }) => problem === "length");
      if (isPlaced && !fits) faults.push({ field: `${field}x`, problem: "opening" });
      openings.push({ ...opening, kind: openingKind(values[field]) });
    }
    return { name, surface: { ...bare, openings } };
  });
  const [spares, joint] = [number("spares", 0, 50), number("joint", 0.5, 20)];
  const area = surfaces.reduce((sum, { surface: { width, height } }) => sum + width * height, 0);
  if (area / (tile.width * tile.height) > MOST_TILES) faults.push({ field: "w", problem: "tooMany" });
  const read = { room, values, tile, faults: [...gone, ...faults] };
  if (faults.length > 0) return { ...read, plan: undefined };
  const bond = (tile.bonds.includes(values.bond ?? "") ? values.bond : usual.bond) as Bond;
  const laying = { tile, joint, bond };
  return { ...read, plan: sumRoom(setOutRoom(surfaces, laying), { room, laying, tile, spares, values }) };
}

/** The choices of an address that are not there any more. */
function goneChoices({ room, tile, bond }: Values, planned: PlannedTile): RoomFault[] {
  const isGone = {
    room: room !== undefined && !isRoomName(room),
    tile: tile !== undefined && tile !== planned.slug,
    bond: bond !== undefined && tile === planned.slug && !planned.bonds.includes(bond),
  };
  return Object.entries(isGone).flatMap(([field, gone]) => (gone ? { field, problem: "gone" } : []));
}

/** In millimetres. Walls of one room are shorter than one alone, so that the room's plan fits into a short address. */
export const longestIn = (room: RoomName): number => (rooms[room].surfaces.length > 1 ? 8000 : 15_000);

/** True if each corner has a height of its own, in a field of its own. */
export const isSloping = (values: Values): boolean => values.ceiling === "sloping";

/** The corners of a room's walls: each may have a height of its own. */
export const cornersOf = (room: RoomName): CornerName[] =>
  cornerNames.filter((corner) =>
    rooms[room].surfaces.some((name) => name !== "floor" && wallEnds[name].some((end) => end === corner)),
  );

/** The fields of a room's own lengths: its measures, and the corners in the place of the height below a slope. */
const sizeFields = (room: RoomName, values: Values): string[] =>
  isSloping(values)
    ? [...measuresOf(room).filter((measure) => measure !== "h"), ...cornersOf(room)]
    : measuresOf(room);

/** A surface without its openings: a slope lowers its top. */
function bareSurface(name: SurfaceName, slopes: boolean, lengths: Readonly<Record<string, number>>): Bare {
  const [across, up] = sidesOf[name];
  const width = lengths[across] ?? 0;
  if (name === "floor") return { width, height: lengths[up] ?? 0 };
  const [left = 0, right = 0] = wallEnds[name].map((end) => lengths[slopes ? end : up]);
  const heights = left !== right && ([left, right] as const);
  return { width, height: Math.max(left, right), ...(heights && { heights }) };
}

type Bare = Omit<Surface, "openings">;

/** True for a rectangle within a surface, below its slope. */
function isInside(wall: Bare, { x, y, width, height }: Rectangle): boolean {
  return x + width <= wall.width && y + height <= Math.min(topAt(wall, x), topAt(wall, x + width));
}

/** The fields of a preset, filled in with its usual openings and, where nothing else was typed, its usual sizes. */
export function presetValues(room: RoomName, typed: Values = {}): Values {
  const sizes = { ...usualSizes(room), ...typed };
  const openings = (rooms[room].openings ?? []).map(({ kind, on }, index) =>
    openingValues(openingNames[index] ?? "o1", kind, on, sizes),
  );
  return Object.assign({ ...sizes, room }, ...openings);
}

const usualSizes = (room: RoomName): Values =>
  Object.fromEntries(Object.entries(rooms[room].usual).map(([measure, length]) => [measure, String(length)]));

/** The fields of an opening, filled in with the usual size and place of its kind on a surface. */
export function openingValues(name: string, kind: string, on: SurfaceName, values: Values): Values {
  const known = openingKind(kind);
  if (!known) return { [name]: "" };
  const [across, up] = sidesOf[on];
  const [width = 0, height = 0] = [across, up].map((side) => readLength(values[side] ?? ""));
  const usual = usualOpening(known, on, { width, height });
  return {
    [name]: kind,
    [`${name}s`]: on,
    [`${name}w`]: `${usual.width} mm`,
    [`${name}h`]: `${usual.height} mm`,
    [`${name}x`]: `${usual.x} mm`,
    [`${name}y`]: `${usual.y} mm`,
  };
}

/** The surface on which an opening is: the one that is chosen, or the room's main one. */
export function surfaceOf(opening: string, values: Values, room: RoomName): SurfaceName {
  const { surfaces } = rooms[room];
  const main = surfaces.find((name) => name === "back") ?? surfaces[0];
  return surfaces.find((name) => name === values[`${opening}s`]) ?? main;
}
