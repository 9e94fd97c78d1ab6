import type { Bond } from "../../content/fields/bonds";
import type { RoomName } from "../../content/fields/room-names";
import type { TilePlace } from "../../content/fields/tile-places";
import { nameIn, openingKinds, type SurfaceName } from "../room/names";
import { maySuit, type PlannedTile } from "../room/planned-tile";
import { cornersOf, measuresOf, placesOf, rooms, sidesOf, tilePlaceOf, wallEnds } from "../room/presets";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { meet, topAt } from "../set-out/shapes";
import type { Opening, Rectangle, Surface } from "../trade";
import {
  isSloping,
  type Offer,
  openingNames,
  openingSides,
  openingValues,
  roomOf,
  surfaceOf,
  tileFields,
  tileValues,
  usualSizes,
  usualTile,
  type Values,
} from "./fields";
import { readJoint, readLength, readPercentage } from "./read-measure";

/** What is wrong with a field; the page's words describe it. A choice of an address may be gone, or not be for that place. */
export interface InputProblem {
  field: string;
  problem: "length" | "number" | "tooMany" | "opening" | "gone" | "unsuitable";
}

/** What was typed, or stands in an address, as a room that can be set out. */
export interface RequestRead {
  /** All fields. Those that were not typed have their usual values. */
  values: Values;
  name: RoomName;
  tiles: Readonly<Partial<Record<TilePlace, PlannedTile>>>;
  problems: readonly InputProblem[];
  /** Undefined while a length or number is wrong. In the place of a choice that is gone or does not suit, it has the usual one. */
  room: Room | undefined;
}

/** The shortest and the longest side of a surface or opening, in millimetres: a niche's back, the wall of a hall. */
const SIDE = { least: 100, most: 15_000 };

const JOINT = { least: 0.5, most: 20 };

const SPARES = { least: 0, most: 50 };

/** A floor of 15 by 15 metres in hand-sized tiles. More tiles take longer to count than to type. */
const MOST_TILES = 100_000;

export function readRequest(typed: Values, offer: Offer): RequestRead {
  const name = roomOf(typed.room, offer);
  const tiles = tilesFor(typed, name, offer);
  const values = withUsualValues(typed, name, tiles);
  const numbers = numbersIn(values, name);
  const surfaces = measuredSurfaces(values, numbers, name);
  const problems = [
    ...choiceProblems(typed, values, name, tiles, offer),
    ...Object.entries(numbers).flatMap(([field, number]): InputProblem[] =>
      number === undefined ? [{ field, problem: kindOf(field) }] : [],
    ),
    ...surfaces.flatMap(openingProblems),
    ...tooManyTiles(surfaces, tiles),
  ];
  const isWrong = problems.some(({ problem }) => problem !== "gone" && problem !== "unsuitable");
  return {
    values,
    name,
    tiles,
    problems,
    room: isWrong ? undefined : roomFrom(values, numbers, name, tiles, surfaces),
  };
}

/** The tile of each place of a room: the one that was chosen, if it is offered and may be laid there, or the usual one. */
function tilesFor(typed: Values, room: RoomName, offer: Offer): RequestRead["tiles"] {
  const chosen = (place: TilePlace) =>
    offer.tiles.find((tile) => tile.slug === typed[tileFields(room, place).tile] && maySuit(tile, place));
  return Object.fromEntries(
    placesOf(room).map((place) => [place, chosen(place) ?? usualTile(room, place, offer)]),
  );
}

/** What was typed, with the usual values of all other fields. An opening without any size has its kind's usual one. */
function withUsualValues(typed: Values, room: RoomName, tiles: RequestRead["tiles"]): Values {
  const ofTiles = placesOf(room).map((place) => tiles[place] && tileValues(room, place, tiles[place]));
  const sized: Values = Object.assign({}, usualSizes(room), { spares: "10" }, ...ofTiles, typed);
  const corners = Object.fromEntries(cornersOf(room).map((corner) => [corner, sized.h ?? ""]));
  const openings = openingNames
    .filter((name) => sized[name] && openingSides.every((side) => sized[name + side] === undefined))
    .map((name) => openingValues(name, sized[name] ?? "", surfaceOf(name, sized, room), sized));
  return Object.assign({ room }, isSloping(sized) ? corners : {}, ...openings, sized);
}

/** All numbers of a room by their fields, in the order of the form; undefined where one is wrong. */
type Numbers = Readonly<Record<string, number | undefined>>;

const ifWithin = (number: number | undefined, { least, most }: typeof SIDE): number | undefined =>
  number !== undefined && number >= least && number <= most ? number : undefined;

function numbersIn(values: Values, room: RoomName): Numbers {
  const length = (field: string, least = SIDE.least) => [
    field,
    ifWithin(readLength(values[field] ?? ""), { ...SIDE, least }),
  ];
  const joints = placesOf(room).map((place) => tileFields(room, place).joint);
  return Object.fromEntries([
    ...sizeFields(room, values).map((field) => length(field)),
    ...joints.map((field) => [field, ifWithin(readJoint(values[field] ?? ""), JOINT)]),
    ["spares", ifWithin(readPercentage(values.spares ?? ""), SPARES)],
    ...openingNames
      .filter((name) => values[name])
      .flatMap((name) => openingSides.map((side) => length(name + side, /[xy]/.test(side) ? 0 : SIDE.least))),
  ]);
}

/** The fields of a room's own lengths: its measures, and the corners in the place of the height below a slope. */
const sizeFields = (room: RoomName, values: Values): string[] =>
  isSloping(values)
    ? [...measuresOf(room).filter((measure) => measure !== "h"), ...cornersOf(room)]
    : measuresOf(room);

const kindOf = (field: string): InputProblem["problem"] =>
  /joint|spares/i.test(field) ? "number" : "length";

/** A surface as it was measured. */
interface Measured {
  name: SurfaceName;
  /** Undefined while one of its lengths is wrong. */
  bare: Omit<Surface, "openings"> | undefined;
  /** Its openings whose lengths are right. */
  openings: readonly (Opening & { field: string })[];
}

function measuredSurfaces(values: Values, numbers: Numbers, room: RoomName): Measured[] {
  const openings = openingNames.flatMap((field) => {
    const [width, height, x, y] = openingSides.map((side) => numbers[field + side]);
    if (!values[field] || width === undefined || height === undefined) return [];
    if (x === undefined || y === undefined) return [];
    const on = surfaceOf(field, values, room);
    return { field, on, kind: nameIn(openingKinds, values[field]), x, y, width, height };
  });
  return rooms[room].surfaces.map((name) => ({
    name,
    bare: bareSurface(name, isSloping(values), numbers),
    openings: openings.filter(({ on }) => on === name).map(({ on: _on, ...opening }) => opening),
  }));
}

/** A surface without its openings: a slope lowers its top. */
function bareSurface(name: SurfaceName, slopes: boolean, numbers: Numbers): Measured["bare"] {
  const [across, up] = sidesOf[name];
  const width = numbers[across];
  const fields = name === "floor" ? [up, up] : wallEnds[name].map((end) => (slopes ? end : up));
  const [left, right] = fields.map((field) => numbers[field]);
  if (width === undefined || left === undefined || right === undefined) return undefined;
  return { width, height: Math.max(left, right), ...(left !== right && { heights: [left, right] as const }) };
}

/** Openings that lie outside of their surface or over an earlier one. */
function openingProblems({ bare, openings }: Measured): InputProblem[] {
  return openings
    .filter((opening, index) => {
      const isOver = openings.slice(0, index).some((other) => meet(opening, other));
      return isOver || (bare && !isInside(bare, opening));
    })
    .map(({ field }) => ({ field: `${field}x`, problem: "opening" }));
}

/** True for a rectangle within a surface, below its slope. */
function isInside(bare: Omit<Surface, "openings">, { x, y, width, height }: Rectangle): boolean {
  return x + width <= bare.width && y + height <= Math.min(topAt(bare, x), topAt(bare, x + width));
}

function tooManyTiles(surfaces: readonly Measured[], tiles: RequestRead["tiles"]): InputProblem[] {
  const count = surfaces.reduce((sum, { name, bare }) => {
    const tile = tiles[tilePlaceOf(name)];
    return bare && tile ? sum + (bare.width * bare.height) / (tile.width * tile.height) : sum;
  }, 0);
  return count > MOST_TILES ? [{ field: "w", problem: "tooMany" }] : [];
}

/** The choices that are not there, or not for their place. */
function choiceProblems(
  typed: Values,
  values: Values,
  room: RoomName,
  tiles: RequestRead["tiles"],
  offer: Offer,
): InputProblem[] {
  const goneFrom = (field: string, choices: readonly string[]): InputProblem[] =>
    !values[field] || choices.includes(values[field]) ? [] : [{ field, problem: "gone" }];
  const tileProblems = placesOf(room).flatMap((place): InputProblem[] => {
    const { tile: field, bond } = tileFields(room, place);
    const tile = tiles[place];
    if (!tile || values[field] === tile.slug) return goneFrom(bond, tile?.bonds ?? []);
    const isOffered = offer.tiles.some(({ slug }) => slug === values[field]);
    return [{ field, problem: isOffered ? "unsuitable" : "gone" }];
  });
  return [
    ...(typed.room === undefined || typed.room === room ? [] : [{ field: "room", problem: "gone" as const }]),
    ...tileProblems,
    ...goneFrom("ceiling", ["sloping"]),
    ...openingNames
      .filter((name) => values[name])
      .flatMap((name) => [...goneFrom(name, openingKinds), ...goneFrom(`${name}s`, rooms[room].surfaces)]),
  ];
}

/** The room of a request whose lengths and numbers are right. */
function roomFrom(
  values: Values,
  numbers: Numbers,
  name: RoomName,
  tiles: RequestRead["tiles"],
  measured: readonly Measured[],
): Room {
  const surfaces = measured.flatMap(({ name: surface, bare, openings }) => {
    const place = tilePlaceOf(surface);
    const tile = tiles[place];
    if (!bare || !tile) return [];
    const fields = tileFields(name, place);
    const bond = nameIn(tile.bonds, values[fields.bond]) ?? tile.bonds[0] ?? "straight";
    const laying = { tile, joint: numbers[fields.joint] ?? tile.joint, bond: bond as Bond };
    const placed = openings.map(({ field: _field, ...opening }) => opening);
    return roomSurface(surface, { ...bare, openings: placed }, tile, laying);
  });
  const walls = surfaces.filter((surface) => surface.name !== "floor");
  const rims = rimsOf(
    name,
    walls.map((wall) => wall.measured),
  );
  return { name, surfaces, rims, spares: numbers.spares ?? 0 };
}
