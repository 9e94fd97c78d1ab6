import type { RoomName } from "../content/fields/room-names";
import { type Surface, topAt } from "./lattice";
import { readLength } from "./lengths";
import {
  fieldName,
  openingNames,
  type PlanFault,
  type PlannedTile,
  type PlannedTiles,
  readRectangle,
  usualLaying,
  type Values,
} from "./plan-request";
import { type RoomPlan, setOutRoom, sumRoom } from "./room-plan";
import {
  type CornerName,
  cornerNames,
  isRoomName,
  measuresOf,
  openingKind,
  rooms,
  type SurfaceName,
  sidesOf,
  usualOpening,
  wallEnds,
} from "./rooms";

/** A fault of a field; the page's words describe it. A choice may be gone since its address was written. */
export type RoomFault = PlanFault | { field: string; problem: "gone" };

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

/** A floor of 15 by 15 metres in hand-sized tiles. More tiles take longer to count than to type. */
const MOST_TILES = 100_000;

export const isRoomField = (name: string): boolean =>
  fieldName.test(name) ||
  /^(room|d|ceiling|o[1-4]s)$/.test(name) ||
  cornerNames.some((corner) => corner === name);

/** Plans the room that was typed or stands in an address, or tells what keeps it from being planned. */
export function readRoom(typed: Values, tiles: PlannedTiles): RoomRead {
  const room = isRoomName(typed.room) ? typed.room : "wall";
  const tile = tiles.find(({ slug }) => slug === typed.tile) ?? tiles[0];
  const sized: Values = { ...usualSizes(room), spares: "10", ...usualLaying(tile), ...typed, room };
  const level = Object.fromEntries(cornersOf(room).map((corner) => [corner, sized.h ?? ""]));
  const values = isSloping(sized) ? { ...level, ...sized } : sized;
  const wrongLengths = faultyLengths(room, values);
  const read = rooms[room].surfaces.map((name) => readSurface(name, room, values, tiles));
  // An opening cannot be placed on a wall without its size.
  const others = read.flatMap(({ faults }) => faults).filter(({ problem }) => problem !== "opening");
  const faults = wrongLengths.length > 0 ? [...wrongLengths, ...others] : read.flatMap((one) => one.faults);
  const rectangles = read.reduce((sum, { surface: { width, height } }) => sum + width * height, 0);
  const tiled = rectangles / (tile.width * tile.height);
  if (tiled > MOST_TILES) faults.push({ field: "w", problem: "tooMany" });
  const gone = goneChoices(typed, tile);
  const [first] = read;
  if (!first || faults.length > 0)
    return { room, values, tile, faults: [...gone, ...faults], plan: undefined };
  const { laying, spares } = first;
  const plan = sumRoom(setOutRoom(read, laying), { room, laying, tile, spares, values });
  return { room, values, tile, faults: gone, plan };
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

/** The measures and corners whose lengths are missing, too short or too long. */
function faultyLengths(room: RoomName, values: Values): PlanFault[] {
  const measures = measuresOf(room).filter((measure) => measure !== "h" || !isSloping(values));
  return [...measures, ...(isSloping(values) ? cornersOf(room) : [])].flatMap((field): PlanFault[] => {
    const length = readLength(values[field] ?? "") ?? 0;
    return length < SHORTEST || length > longestIn(room) ? [{ field, problem: "length" }] : [];
  });
}

/** Reads one surface of a room as a rectangle, and then lowers its top to the slope, if it has one. */
function readSurface(name: SurfaceName, room: RoomName, values: Values, tiles: PlannedTiles) {
  const { tile = "", bond = "", joint = "", spares = "" } = values;
  const [across, up] = sidesOf[name];
  const heightAt = (corner: CornerName) =>
    readLength((isSloping(values) ? values[corner] : values.h) ?? "") ?? 0;
  const [leftCorner, rightCorner] = name === "floor" ? [] : wallEnds[name];
  const heights = leftCorner && ([heightAt(leftCorner), heightAt(rightCorner)] as const);
  const own: Record<string, string> = { tile, bond, joint, spares, w: values[across] ?? "" };
  own.h = heights ? `${Math.max(...heights)} mm` : (values[up] ?? "");
  const openings = openingNames.filter(
    (opening) => values[opening] && surfaceOf(opening, values, room) === name,
  );
  for (const opening of openings)
    for (const field of ["", "w", "h", "x", "y"]) own[opening + field] = values[opening + field] ?? "";
  const read = readRectangle(own, tiles);
  // The room's own lengths are judged once, not on each of its surfaces.
  const faults = read.faults.filter(({ field }) => field !== "w" && field !== "h");
  const slants = heights && heights[0] !== heights[1];
  const surface: Surface = { ...read.surface, ...(slants && { heights }) };
  // A length that could not be read says nothing about the slope.
  const readable = read.faults.length === 0 ? surface.openings : [];
  readable.forEach(({ x, y, width, height }, index) => {
    const isBelowSlope = y + height <= Math.min(topAt(surface, x), topAt(surface, x + width));
    if (!isBelowSlope) faults.push({ field: `${openings[index]}x`, problem: "opening" });
  });
  return { ...read, faults, name, surface };
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
