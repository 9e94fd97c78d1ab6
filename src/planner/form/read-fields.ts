import type { Bond } from "../../content/fields/bonds";
import type { RoomName } from "../../content/fields/room-names";
import { openingKinds } from "../room/openings";
import { type Room, rimsOf, roomSurface } from "../room/room";
import { measuresOf, rooms, type SurfaceName, sidesOf, surfaceKindOf, surfaceKindsOf } from "../room/rooms";
import { overlaps } from "../set-out/shapes";
import type { Opening } from "../trade";
import { bondLabels, openingLabels, roomLabels, surfaceLabels } from "../words/labels";
import { openingFields, tileFields, type Values } from "./fields";
import { readLength, readQuantity } from "./read-length";
import {
  type ChosenTiles,
  chosenTiles,
  type Offer,
  offeredRooms,
  openingChoices,
  roomOf,
  SHORTEST_SIDE,
  suitableTiles,
  usualValues,
} from "./usual-values";

/** A field that is wrong, and a sentence that tells what is right there. */
export interface Problem {
  field: string;
  sentence: string;
}

/** The choices of a field that is a list. */
export type Choices = readonly (readonly [value: string, label: string])[];

/** The fields of the form or of an address, and the room to set out. */
export interface FieldsRead {
  /** The fields that somebody has touched, or that the address names. */
  typed: Values;
  /** The usual value of each field that the room has. */
  usual: Values;
  /** The values that the fields show. */
  values: Values;
  choices: Readonly<Record<string, Choices>>;
  roomName: RoomName;
  problems: readonly Problem[];
  /** Undefined while a number or an opening is wrong. */
  room: Room | undefined;
}

/** Reads the fields. A choice that is not there has a problem, and the usual one is planned. */
export function readFields(typed: Values, offer: Offer): FieldsRead {
  const roomName = roomOf(typed, offer);
  const tiles = chosenTiles(typed, roomName, offer);
  const usual = usualValues(typed, offer);
  const choices = choicesOf(roomName, tiles, offer);
  const gone = Object.keys(usual).filter((field) => isGone(typed[field], choices[field]));
  const known = Object.fromEntries(Object.entries(typed).filter(([field]) => !gone.includes(field)));
  const values = Object.fromEntries(
    Object.entries(usual).map(([field, value]) => [field, known[field] ?? value]),
  );
  const numbers = readNumbers(values);
  const openings = readOpenings(values, numbers);
  const measureProblems = [...numberProblems(numbers), ...misreadOpenings(openings, numbers)];
  return {
    typed: known,
    usual,
    values,
    choices,
    roomName,
    problems: [...gone.map((field) => ({ field, sentence: GONE })), ...measureProblems],
    room: measureProblems.length > 0 ? undefined : roomFrom(roomName, values, numbers, tiles, openings),
  };
}

const GONE = "This link names a choice that is not there for this room or tile. Another is planned instead.";

const isGone = (value: string | undefined, choices: Choices | undefined): boolean =>
  value !== undefined && choices !== undefined && !choices.some(([choice]) => choice === value);

function choicesOf(room: RoomName, tiles: ChosenTiles, offer: Offer): FieldsRead["choices"] {
  const ofTiles = surfaceKindsOf(room).map((kind) => {
    const fields = tileFields(room, kind);
    return {
      [fields.tile]: suitableTiles(offer, kind).map(({ slug, name }) => [slug, name]),
      [fields.bond]: labelled(tiles[kind].bonds as readonly Bond[], bondLabels),
    };
  });
  const ofOpenings = openingFields.map(({ kind, on }) => ({
    [kind]: labelled(openingChoices, { ...openingLabels, "": "None" }),
    [on]: labelled(rooms[room].surfaces, surfaceLabels),
  }));
  return Object.assign({ room: labelled(offeredRooms(offer), roomLabels) }, ...ofTiles, ...ofOpenings);
}

const labelled = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
  names.map((name) => [name, labels[name]] as const);

/** The numbers that a field may have. */
interface NumberRule {
  fields: RegExp;
  read: (typed: string) => number | undefined;
  least: number;
  most: number;
  /** Tells what is right, with an example. */
  sentence: string;
}

/** In millimetres and per cent. The longest side is the wall of a hall. */
const numberRules: readonly NumberRule[] = [
  {
    fields: /^(?:width|depth|height)/,
    read: readLength,
    least: SHORTEST_SIDE,
    most: 15_000,
    sentence: "Write a length from 100 mm to 15 m, such as 2400, 2.4 m or 7 ft 10 in.",
  },
  {
    fields: /^(?:left|up)/,
    read: readLength,
    least: 0,
    most: 15_000,
    sentence: "Write a distance of up to 15 m, such as 300 or 1.2 m.",
  },
  {
    fields: /joint$/i,
    read: readQuantity,
    least: 0.5,
    most: 20,
    sentence: "Joints are 0.5 to 20 mm wide, such as 2.",
  },
  {
    fields: /^spares$/,
    read: readQuantity,
    least: 0,
    most: 50,
    sentence: "Spares are 0 to 50%, such as 10.",
  },
];

const ruleOf = (field: string) => numberRules.find(({ fields }) => fields.test(field));

/** All numbers by their fields; undefined where one is wrong. */
type Numbers = Readonly<Record<string, number | undefined>>;

function readNumbers(values: Values): Numbers {
  const entries = Object.entries(values).flatMap(([field, value]) => {
    const rule = ruleOf(field);
    if (!rule) return [];
    const number = rule.read(value);
    const isWithin = number !== undefined && number >= rule.least && number <= rule.most;
    return [[field, isWithin ? number : undefined]];
  });
  return Object.fromEntries(entries);
}

const numberProblems = (numbers: Numbers): Problem[] =>
  Object.entries(numbers).flatMap(([field, number]) =>
    number === undefined ? [{ field, sentence: ruleOf(field)?.sentence ?? "" }] : [],
  );

/** An opening whose lengths are right. */
interface OpeningRead {
  /** The field that tells where it is. */
  field: string;
  on: SurfaceName;
  opening: Opening;
}

function readOpenings(values: Values, numbers: Numbers): OpeningRead[] {
  return openingFields.flatMap((fields) => {
    const kind = openingKinds.find((one) => one === values[fields.kind]);
    const [x, y] = [numbers[fields.x], numbers[fields.y]];
    const [width, height] = [numbers[fields.width], numbers[fields.height]];
    if (!kind || x === undefined || y === undefined || !width || !height) return [];
    return { field: fields.x, on: values[fields.on] as SurfaceName, opening: { kind, x, y, width, height } };
  });
}

/** The openings that lie outside of their surface or over an earlier one. */
function misreadOpenings(openings: readonly OpeningRead[], numbers: Numbers): Problem[] {
  const sentence = "Place it inside the wall or floor, and over no other opening.";
  return openings.flatMap(({ field, on, opening }, index) => {
    const { x, y, width, height } = opening;
    const [across, up] = sidesOf[on].map((side) => numbers[side] ?? Number.POSITIVE_INFINITY);
    const isOutside = across && up && (x + width > across || y + height > up);
    const isOver = openings.slice(0, index).some((one) => one.on === on && overlaps(opening, one.opening));
    return isOver || isOutside ? [{ field, sentence }] : [];
  });
}

/** The room of a form in which nothing is wrong. */
function roomFrom(
  name: RoomName,
  values: Values,
  numbers: Numbers,
  tiles: ChosenTiles,
  openings: readonly OpeningRead[],
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
