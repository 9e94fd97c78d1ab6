import type { RoomName } from "../../content/fields/room-names";
import { cornersOf, measuresOf, placesOf } from "../room/presets";
import { isSloping, openingNames, openingSides, tileFields, type Values } from "./fields";
import { readJoint, readLength, readPercentage } from "./read-measure";

/** All numbers of a room by their fields, in the order of the form; undefined where one is wrong. */
export type Numbers = Readonly<Record<string, number | undefined>>;

interface Limits {
  least: number;
  most: number;
}

/** The side of a surface or opening, in millimetres. The shortest is a niche's, the longest the wall of a hall. */
const side: Limits = { least: 100, most: 15_000 };

/** The distance of an opening from the left or from below. */
const distance: Limits = { ...side, least: 0 };

const joint: Limits = { least: 0.5, most: 20 };

const spares: Limits = { least: 0, most: 50 };

export function readNumbers(values: Values, room: RoomName): Numbers {
  const read = (field: string, reader: typeof readLength, limits: Limits): [string, number | undefined] => [
    field,
    ifWithin(limits, reader(values[field] ?? "")),
  ];
  const joints = placesOf(room).map((place) => tileFields(room, place).joint);
  const openings = openingNames.filter((name) => values[name]);
  return Object.fromEntries([
    ...sizeFields(values, room).map((field) => read(field, readLength, side)),
    ...joints.map((field) => read(field, readJoint, joint)),
    read("spares", readPercentage, spares),
    ...openings.flatMap((name) =>
      openingSides.map((one) => read(name + one, readLength, /[xy]/.test(one) ? distance : side)),
    ),
  ]);
}

/** The fields of a room's own lengths: its measures. Under a slope the heights of its corners replace its height. */
const sizeFields = (values: Values, room: RoomName): string[] =>
  isSloping(values)
    ? [...measuresOf(room).filter((measure) => measure !== "h"), ...cornersOf(room)]
    : measuresOf(room);

const ifWithin = ({ least, most }: Limits, number: number | undefined): number | undefined =>
  number !== undefined && number >= least && number <= most ? number : undefined;
