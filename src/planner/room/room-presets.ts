import type { RoomName, SurfaceKind } from "../../content/values/planner-names";
import type { OpeningType } from "../trade";

export type SurfaceName = "left" | "back" | "right" | "front" | "floor";

/** A room's measures: the width and depth of its floor, and the height of its walls. */
export const measures = ["width", "depth", "height"] as const;

export type Measure = (typeof measures)[number];

/** The measures of a room that are a surface's width and height. */
export const sidesOf = {
  left: ["depth", "height"],
  back: ["width", "height"],
  right: ["depth", "height"],
  front: ["width", "height"],
  floor: ["width", "depth"],
} as const satisfies Record<SurfaceName, readonly [Measure, Measure]>;

interface RoomOpening {
  type: OpeningType;
  on: SurfaceName;
}

interface RoomPreset {
  surfaces: readonly [SurfaceName, ...SurfaceName[]];
  usual: Readonly<Partial<Record<Measure, number>>>;
  openings?: readonly RoomOpening[];
  /** True if its walls stand on a rim: a tray, a bath or a worktop, and not the floor. */
  standsOnRim?: boolean;
}

const threeWalls = ["left", "back", "right"] as const;

/** The rooms that people tile, with their usual sizes. */
export const roomPresets: Readonly<Record<RoomName, RoomPreset>> = {
  wall: { surfaces: ["back"], usual: { width: 2400, height: 2400 } },
  showerOfThree: {
    surfaces: threeWalls,
    usual: { width: 1200, depth: 760, height: 2100 },
    standsOnRim: true,
  },
  showerOfThreeAndFloor: {
    surfaces: [...threeWalls, "floor"],
    usual: { width: 1400, depth: 800, height: 2100 },
  },
  showerOfTwo: {
    surfaces: ["left", "back"],
    usual: { width: 1200, depth: 760, height: 2100 },
    standsOnRim: true,
  },
  showerOfTwoAndFloor: {
    surfaces: ["left", "back", "floor"],
    usual: { width: 1400, depth: 800, height: 2100 },
  },
  bath: { surfaces: threeWalls, usual: { width: 1700, depth: 750, height: 1800 }, standsOnRim: true },
  floor: { surfaces: ["floor"], usual: { width: 2500, depth: 1800 } },
  floorInL: {
    surfaces: ["floor"],
    usual: { width: 3000, depth: 2400 },
    openings: [{ type: "cutout", on: "floor" }],
  },
  splashback: { surfaces: ["back"], usual: { width: 2400, height: 600 }, standsOnRim: true },
  bathroom: {
    surfaces: [...threeWalls, "front", "floor"],
    usual: { width: 2200, depth: 1700, height: 2400 },
    openings: [
      { type: "door", on: "front" },
      { type: "window", on: "back" },
    ],
  },
};

export const surfaceKindOf = (surface: SurfaceName): SurfaceKind =>
  surface === "floor" ? "floors" : "walls";

/** The surface that is looked at first: the back wall, or else a floor. */
export const mainSurface = (room: RoomName): SurfaceName =>
  roomPresets[room].surfaces.find((name) => name === "back") ?? roomPresets[room].surfaces[0];

/** Each kind of surface in a room has a tile of its own. */
export const surfaceKindsOf = (room: RoomName): SurfaceKind[] => [
  ...new Set(roomPresets[room].surfaces.map(surfaceKindOf)),
];

/** A floor has no height, and a wall no depth. */
export const measuresOf = (room: RoomName): Measure[] =>
  measures.filter((measure) => roomPresets[room].usual[measure] !== undefined);
