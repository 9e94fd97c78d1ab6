import type { RoomName, SurfaceKind } from "../../content/values/planner-names";
import { pagePaths } from "../../routes";
import { measures, surfaceKindsOf } from "../room/room-presets";

/** The values of the planner's fields by name, in the form and in the URL's query: width=2400&tile=zellige. */
export type Values = Readonly<Record<string, string>>;

/** A field error: what to enter instead. */
export interface Problem {
  field: string;
  message: string;
}

/** The names of an opening's fields. `on` is its surface, and `y` its distance from the floor, or from the front of a floor. */
export type OpeningFields = Readonly<Record<"type" | "on" | "width" | "height" | "x" | "y", string>>;

export const openingFields: readonly OpeningFields[] = [1, 2, 3, 4].map((number) => ({
  type: `opening${number}`,
  on: `on${number}`,
  width: `width${number}`,
  height: `height${number}`,
  x: `left${number}`,
  y: `up${number}`,
}));

const mainTileFields = { tile: "tile", bond: "bond", joint: "joint", isFloorBesideWalls: false } as const;

const floorTileFields = {
  tile: "floorTile",
  bond: "floorBond",
  joint: "floorJoint",
  isFloorBesideWalls: true,
} as const;

/** The names of the fields for the tile of a room's walls or floor. The floor of a room with walls has its own. */
export const tileFields = (
  room: RoomName,
  kind: SurfaceKind,
): typeof mainTileFields | typeof floorTileFields =>
  kind === "floors" && surfaceKindsOf(room).length > 1 ? floorTileFields : mainTileFields;

/** All fields, in the order of the query. */
const fieldNames: readonly string[] = [
  ...["room", ...measures],
  ...[mainTileFields, floorTileFields].flatMap(({ tile, bond, joint }) => [tile, bond, joint]),
  "spares",
  ...openingFields.flatMap((fields) => Object.values(fields)),
];

export const readQuery = (query: URLSearchParams): Values =>
  Object.fromEntries([...query].filter(([name]) => fieldNames.includes(name)));

/** The id of the planner, and the hash of its links. */
export const planId = "plan";

/** The planner's address with a query. */
export const planLink = (query: string): string => `${pagePaths.planner}${query && `?${query}`}#${planId}`;

/** Leaves out the fields that have their default. */
export function writeQuery({ values, defaults }: Readonly<Record<"values" | "defaults", Values>>): string {
  const entries = fieldNames.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === defaults[name] ? [] : [[name, value]];
  });
  return new URLSearchParams(entries).toString();
}
