import { type RoomName, roomNames } from "../content/fields/room-names";
import type { Rectangle, Size } from "./lattice";
import type { OpeningKind } from "./opening-kinds";

/** The surfaces of a room. Its walls turn corners in this order, seen from inside from left to right. */
export const surfaceNames = ["left", "back", "right", "front", "floor"] as const;

export type SurfaceName = (typeof surfaceNames)[number];

/** The corners at which a wall ends, on its left and its right. A sloping ceiling has a height of its own at each. */
export const wallEnds = {
  left: ["frontLeft", "backLeft"],
  back: ["backLeft", "backRight"],
  right: ["backRight", "frontRight"],
  front: ["frontRight", "frontLeft"],
} as const;

export const cornerNames = ["frontLeft", "backLeft", "backRight", "frontRight"] as const;

export type CornerName = (typeof cornerNames)[number];

/** A room's measures: the width and depth of its floor, and the height of its walls. */
const measures = ["w", "d", "h"] as const;

export type Measure = (typeof measures)[number];

/** The measures that are a surface's width and height. */
export const sidesOf = {
  left: ["d", "h"],
  back: ["w", "h"],
  right: ["d", "h"],
  front: ["w", "h"],
  floor: ["w", "d"],
} as const satisfies Record<SurfaceName, readonly [Measure, Measure]>;

interface RoomPreset {
  /** Addresses of plans count on their order. */
  surfaces: readonly [SurfaceName, ...SurfaceName[]];
  /** In millimetres. */
  usual: Readonly<Partial<Record<Measure, number>>>;
  openings?: readonly { kind: OpeningKind; on: SurfaceName }[];
}

const threeWalls = ["left", "back", "right"] as const;

/** The rooms that people tile, with their usual sizes. */
export const rooms: Readonly<Record<RoomName, RoomPreset>> = {
  wall: { surfaces: ["back"], usual: { w: 2400, h: 2400 } },
  showerOfThree: { surfaces: threeWalls, usual: { w: 900, d: 900, h: 2100 } },
  showerOfThreeAndFloor: { surfaces: [...threeWalls, "floor"], usual: { w: 900, d: 900, h: 2100 } },
  showerOfTwo: { surfaces: ["left", "back"], usual: { w: 900, d: 900, h: 2100 } },
  showerOfTwoAndFloor: { surfaces: ["left", "back", "floor"], usual: { w: 900, d: 900, h: 2100 } },
  bath: { surfaces: threeWalls, usual: { w: 1700, d: 700, h: 1800 } },
  floor: { surfaces: ["floor"], usual: { w: 2400, d: 1700 } },
  floorInL: {
    surfaces: ["floor"],
    usual: { w: 3000, d: 2400 },
    openings: [{ kind: "cutout", on: "floor" }],
  },
  splashback: { surfaces: ["back"], usual: { w: 2400, h: 600 } },
  bathroom: {
    surfaces: [...threeWalls, "front", "floor"],
    usual: { w: 2400, d: 1700, h: 2400 },
    openings: [
      { kind: "door", on: "front" },
      { kind: "window", on: "back" },
    ],
  },
};

export const isMeasure = (field: string): boolean => measures.some((measure) => measure === field);

/** The measures that a room has: a floor has no height, and a wall no depth. */
export const measuresOf = (room: RoomName): Measure[] =>
  measures.filter((measure) => rooms[room].usual[measure] !== undefined);

export const isRoomName = (name: string | undefined): name is RoomName =>
  roomNames.some((room) => room === name);

/** Sizes with their distance from the floor, in millimetres, on a wall. */
const onWalls: Record<OpeningKind, Size & { y: number }> = {
  door: { width: 840, height: 2040, y: 0 },
  window: { width: 900, height: 900, y: 1100 },
  niche: { width: 300, height: 600, y: 1000 },
  bath: { width: 1700, height: 560, y: 0 },
  tray: { width: 900, height: 150, y: 0 },
  basin: { width: 600, height: 850, y: 0 },
  pipe: { width: 200, height: 2400, y: 0 },
  cutout: { width: 1200, height: 1000, y: 0 },
};

/** The sizes of what stands on a floor. */
const onFloors: Partial<Record<OpeningKind, Size>> = {
  bath: { width: 1700, height: 700 },
  tray: { width: 900, height: 900 },
  basin: { width: 600, height: 460 },
  pipe: { width: 200, height: 200 },
};

const inMiddle: readonly OpeningKind[] = ["door", "window", "niche", "basin"];

/** The usual place of an opening: in the middle of a surface, in its lower left corner, or, cut out of a floor, upper right. */
export function usualOpening(kind: OpeningKind, on: SurfaceName, surface: Size): Rectangle {
  const usual = { ...onWalls[kind], ...(on === "floor" && { y: 0, ...onFloors[kind] }) };
  const width = Math.min(usual.width, surface.width);
  const height = Math.min(usual.height, surface.height);
  const [besides, above] = [surface.width - width, surface.height - height];
  if (kind === "cutout") return { x: besides, y: above, width, height };
  const x = inMiddle.includes(kind) ? Math.round(besides / 2) : 0;
  return { x, y: Math.min(usual.y, above), width, height };
}
