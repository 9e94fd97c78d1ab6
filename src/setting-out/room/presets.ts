import { type RoomName, roomNames } from "../../content/fields/room-names";
import type { TilePlace } from "../../content/fields/tile-places";
import {
  type CornerName,
  cornerNames,
  type Measure,
  measures,
  type OpeningKind,
  type SurfaceName,
} from "./names";

/** The corners at which a wall ends, on its left and its right. */
export const wallEnds = {
  left: ["frontLeft", "backLeft"],
  back: ["backLeft", "backRight"],
  right: ["backRight", "frontRight"],
  front: ["frontRight", "frontLeft"],
} as const satisfies Record<Exclude<SurfaceName, "floor">, readonly [CornerName, CornerName]>;

/** The measures that are a surface's width and height. */
export const sidesOf = {
  left: ["d", "h"],
  back: ["w", "h"],
  right: ["d", "h"],
  front: ["w", "h"],
  floor: ["w", "d"],
} as const satisfies Record<SurfaceName, readonly [Measure, Measure]>;

interface RoomPreset {
  surfaces: readonly [SurfaceName, ...SurfaceName[]];
  /** In millimetres. */
  usual: Readonly<Partial<Record<Measure, number>>>;
  openings?: readonly { kind: OpeningKind; on: SurfaceName }[];
  /** True if its walls stand on a rim: a tray, a bath or a worktop, and not the floor. */
  standsOnRim?: boolean;
}

const threeWalls = ["left", "back", "right"] as const;

/** The rooms that people tile, with their usual sizes. */
export const rooms: Readonly<Record<RoomName, RoomPreset>> = {
  wall: { surfaces: ["back"], usual: { w: 2400, h: 2400 } },
  showerOfThree: { surfaces: threeWalls, usual: { w: 1200, d: 760, h: 2100 }, standsOnRim: true },
  showerOfThreeAndFloor: { surfaces: [...threeWalls, "floor"], usual: { w: 1400, d: 800, h: 2100 } },
  showerOfTwo: { surfaces: ["left", "back"], usual: { w: 1200, d: 760, h: 2100 }, standsOnRim: true },
  showerOfTwoAndFloor: { surfaces: ["left", "back", "floor"], usual: { w: 1400, d: 800, h: 2100 } },
  bath: { surfaces: threeWalls, usual: { w: 1700, d: 750, h: 1800 }, standsOnRim: true },
  floor: { surfaces: ["floor"], usual: { w: 2500, d: 1800 } },
  floorInL: {
    surfaces: ["floor"],
    usual: { w: 3000, d: 2400 },
    openings: [{ kind: "cutout", on: "floor" }],
  },
  splashback: { surfaces: ["back"], usual: { w: 2400, h: 600 }, standsOnRim: true },
  bathroom: {
    surfaces: [...threeWalls, "front", "floor"],
    usual: { w: 2200, d: 1700, h: 2400 },
    openings: [
      { kind: "door", on: "front" },
      { kind: "window", on: "back" },
    ],
  },
};

export const tilePlaceOf = (surface: SurfaceName): TilePlace => (surface === "floor" ? "floors" : "walls");

/** The kinds of surfaces that a room has: each has a tile of its own. */
export const placesOf = (room: RoomName): TilePlace[] => [...new Set(rooms[room].surfaces.map(tilePlaceOf))];

/** The measures that a room has: a floor has no height, and a wall no depth. */
export const measuresOf = (room: RoomName): Measure[] =>
  measures.filter((measure) => rooms[room].usual[measure] !== undefined);

/** The corners of a room's walls. */
export const cornersOf = (room: RoomName): CornerName[] =>
  cornerNames.filter((corner) =>
    rooms[room].surfaces.some((name) => name !== "floor" && wallEnds[name].some((end) => end === corner)),
  );

/** The rooms that can be tiled if there are tiles for these places only. */
export const roomsFor = (places: readonly TilePlace[]): RoomName[] =>
  roomNames.filter((room) => placesOf(room).every((place) => places.includes(place)));
