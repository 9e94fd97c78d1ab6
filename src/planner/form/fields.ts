import type { RoomName } from "../../content/fields/room-names";
import type { TilePlace } from "../../content/fields/tile-places";
import { measures, placesOf } from "../room/rooms";

/** The planner's fields by name, as its form and its address have them: width=2400&tile=zellige. */
export type Values = Readonly<Record<string, string>>;

interface OpeningFields {
  kind: string;
  /** The surface that it is on. */
  on: string;
  width: string;
  height: string;
  /** Its distance from the left end of the surface. */
  x: string;
  /** Its distance from the floor, or from the front of a floor. */
  y: string;
}

export const openingFields: readonly OpeningFields[] = [1, 2, 3, 4].map((number) => ({
  kind: `opening${number}`,
  on: `on${number}`,
  width: `width${number}`,
  height: `height${number}`,
  x: `left${number}`,
  y: `up${number}`,
}));

interface TileFields {
  tile: string;
  bond: string;
  joint: string;
}

const ownFields: TileFields = { tile: "tile", bond: "bond", joint: "joint" };
const floorFields: TileFields = { tile: "floorTile", bond: "floorBond", joint: "floorJoint" };

/** The fields of the tile of a place. The floor of a room with walls has fields of its own. */
export const tileFields = (room: RoomName, place: TilePlace): TileFields =>
  place === "floors" && placesOf(room).length > 1 ? floorFields : ownFields;

/** All fields, in the order of the address. */
const fieldNames: readonly string[] = [
  ...["room", ...measures],
  ...[ownFields, floorFields].flatMap((fields) => Object.values(fields)),
  "spares",
  ...openingFields.flatMap((fields) => Object.values(fields)),
];

/** The fields that an address fills in. */
export const readAddress = (query: URLSearchParams): Values =>
  Object.fromEntries([...query].filter(([name]) => fieldNames.includes(name)));

/** Writes the typed values as the query of an address, without usual values and fields that the room does not have. */
export function planQuery({ typed, usual }: Readonly<Record<"typed" | "usual", Values>>): string {
  const entries = fieldNames.flatMap((name) => {
    const value = typed[name];
    return value === undefined || !(name in usual) || value === usual[name] ? [] : [[name, value]];
  });
  return new URLSearchParams(entries).toString();
}
