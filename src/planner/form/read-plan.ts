import type { Bond } from "../../content/fields/bonds";
import type { RoomName } from "../../content/fields/room-names";
import { openingKinds } from "../room/openings";
import { maySuit } from "../room/planned-tile";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { placesOf, rooms, type SurfaceName, sidesOf, tilePlaceOf } from "../room/rooms";
import { meet } from "../set-out/shapes";
import type { Opening, Size } from "../trade";
import { openingFields, tileFields, type Values } from "./fields";
import { readJoint, readLength, readPercentage } from "./read-length";
import {
  type ChosenTiles,
  type Offer,
  offeredRooms,
  roomOf,
  SHORTEST_SIDE,
  tilesOf,
  usualValues,
} from "./usual-values";

/** A field that is wrong. Until a measure is corrected, no room can be set out. In the place of a wrong choice, the usual one is planned. */
export interface Problem {
  field: string;
  problem: "length" | "distance" | "joint" | "spares" | "tooMany" | "opening" | "gone" | "unsuitable";
}

/** What was typed into the form, or what an address asks for, and the room to set out. */
export interface PlanRead {
  /** The fields that somebody has touched, or that the address names. */
  typed: Values;
  /** The usual value of each field that the room has. */
  usual: Values;
  /** What the fields show. */
  values: Values;
  /** The choices of each field that is a list. */
  choices: Readonly<Record<string, readonly string[]>>;
  name: RoomName;
  tiles: ChosenTiles;
  problems: readonly Problem[];
  room: Room | undefined;
}

/** A floor of 15 by 15 metres in hand-sized tiles. More tiles take longer to count than to type. */
const MOST_TILES = 100_000;

export function readPlan(typed: Values, offer: Offer): PlanRead {
  const name = roomOf(typed, offer);
  const tiles = tilesOf(typed, name, offer);
  const usual = usualValues(typed, offer);
  const values = Object.fromEntries(
    Object.entries(usual).map(([field, value]) => [field, typed[field] ?? value]),
  );
  const choices = choicesOf(name, tiles, offer);
  const wrongChoices = choiceProblems(values, choices, offer);
  const usualChoices = wrongChoices.map(({ field }) => [field, usual[field] ?? ""]);
  const planned: Values = { ...values, ...Object.fromEntries(usualChoices) };
  const numbers = readNumbers(planned);
  const surfaces = measuredSurfaces(name, planned, numbers);
  const measureProblems = [
    ...numberProblems(numbers),
    ...surfaces.flatMap(misplacedOpenings),
    ...(tileCount(surfaces, tiles) > MOST_TILES ? [{ field: "width", problem: "tooMany" as const }] : []),
  ];
  return {
    typed,
    usual,
    values,
    choices,
    name,
    tiles,
    problems: [...wrongChoices, ...measureProblems],
    room: measureProblems.length > 0 ? undefined : roomFrom(name, planned, numbers, tiles, surfaces),
  };
}

function choicesOf(name: RoomName, tiles: ChosenTiles, offer: Offer): PlanRead["choices"] {
  const ofTiles = placesOf(name).map((place) => {
    const fields = tileFields(name, place);
    const suitable = offer.tiles.filter((tile) => maySuit(tile, place));
    return { [fields.tile]: suitable.map(({ slug }) => slug), [fields.bond]: tiles[place]?.bonds ?? [] };
  });
  const ofOpenings = openingFields.map(({ kind, on }) => ({
    [kind]: ["", ...openingKinds],
    [on]: rooms[name].surfaces,
  }));
  return Object.assign({ room: offeredRooms(offer) }, ...ofTiles, ...ofOpenings);
}

/** The choices that are not there, and the tiles that may not be laid there. */
function choiceProblems(values: Values, choices: PlanRead["choices"], offer: Offer): Problem[] {
  return Object.entries(values).flatMap(([field, value]): Problem[] => {
    if (choices[field]?.includes(value) ?? true) return [];
    const isTile = offer.tiles.some(({ slug }) => slug === value);
    return [{ field, problem: isTile ? "unsuitable" : "gone" }];
  });
}

interface NumberField {
  names: RegExp;
  read: (typed: string) => number | undefined;
  least: number;
  most: number;
  problem: Problem["problem"];
}

/** In millimetres and per cent. The longest side is the wall of a hall. */
const numberFields: readonly NumberField[] = [
  {
    names: /^(?:width|depth|height)/,
    read: readLength,
    least: SHORTEST_SIDE,
    most: 15_000,
    problem: "length",
  },
  { names: /^(?:left|up)/, read: readLength, least: 0, most: 15_000, problem: "distance" },
  { names: /joint$/i, read: readJoint, least: 0.5, most: 20, problem: "joint" },
  { names: /^spares$/, read: readPercentage, least: 0, most: 50, problem: "spares" },
];

const numberField = (field: string) => numberFields.find(({ names }) => names.test(field));

/** All numbers by their fields; undefined where one is wrong. */
type Numbers = Readonly<Record<string, number | undefined>>;

function readNumbers(values: Values): Numbers {
  const entries = Object.entries(values).flatMap(([field, value]) => {
    const known = numberField(field);
    if (!known) return [];
    const number = known.read(value);
    const isWithin = number !== undefined && number >= known.least && number <= known.most;
    return [[field, isWithin ? number : undefined]];
  });
  return Object.fromEntries(entries);
}

const numberProblems = (numbers: Numbers): Problem[] =>
  Object.entries(numbers).flatMap(([field, number]) =>
    number === undefined ? [{ field, problem: numberField(field)?.problem ?? "length" }] : [],
  );

/** A surface as it was measured. */
interface MeasuredSurface {
  name: SurfaceName;
  /** Undefined while one of its lengths is wrong. */
  size: Size | undefined;
  /** Its openings whose lengths are right. */
  openings: readonly { field: string; opening: Opening }[];
}

function measuredSurfaces(name: RoomName, values: Values, numbers: Numbers): MeasuredSurface[] {
  return rooms[name].surfaces.map((surface) => {
    const [width, height] = sidesOf[surface].map((side) => numbers[side]);
    const openings = openingFields.flatMap((fields) => {
      const kind = openingKinds.find((one) => one === values[fields.kind]);
      const [x, y] = [numbers[fields.x], numbers[fields.y]];
      const [across, up] = [numbers[fields.width], numbers[fields.height]];
      if (!kind || values[fields.on] !== surface || x === undefined || y === undefined || !across || !up)
        return [];
      return { field: fields.x, opening: { kind, x, y, width: across, height: up } };
    });
    return { name: surface, size: width && height ? { width, height } : undefined, openings };
  });
}

/** The openings that lie outside of their surface or over an earlier one. */
function misplacedOpenings({ size, openings }: MeasuredSurface): Problem[] {
  return openings.flatMap(({ field, opening }, index) => {
    const { x, y, width, height } = opening;
    const isOver = openings.slice(0, index).some((earlier) => meet(opening, earlier.opening));
    const isOutside = size && (x + width > size.width || y + height > size.height);
    return isOver || isOutside ? [{ field, problem: "opening" as const }] : [];
  });
}

/** About how many tiles cover the surfaces. */
function tileCount(surfaces: readonly MeasuredSurface[], tiles: ChosenTiles): number {
  return surfaces.reduce((sum, { name, size }) => {
    const tile = tiles[tilePlaceOf(name)];
    return size && tile ? sum + (size.width * size.height) / (tile.width * tile.height) : sum;
  }, 0);
}

/** The room of a form whose lengths and numbers are right. */
function roomFrom(
  name: RoomName,
  values: Values,
  numbers: Numbers,
  tiles: ChosenTiles,
  measured: readonly MeasuredSurface[],
): Room {
  const surfaces = measured.flatMap(({ name: surface, size, openings }) => {
    const place = tilePlaceOf(surface);
    const tile = tiles[place];
    if (!size || !tile) return [];
    const fields = tileFields(name, place);
    const laying = { tile, joint: numbers[fields.joint] ?? tile.joint, bond: values[fields.bond] as Bond };
    return roomSurface(surface, { ...size, openings: openings.map(({ opening }) => opening) }, tile, laying);
  });
  const walls = surfaces.flatMap((surface) => (surface.name === "floor" ? [] : surface.measured));
  return { name, surfaces, rims: rimsOf(name, walls), spares: numbers.spares ?? 0 };
}
