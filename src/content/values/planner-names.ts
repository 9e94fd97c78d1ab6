/** The rooms that can be planned. */
export const roomNames = [
  "wall",
  "showerOfThree",
  "showerOfThreeAndFloor",
  "showerOfTwo",
  "showerOfTwoAndFloor",
  "bath",
  "floor",
  "floorInL",
  "splashback",
  "bathroom",
] as const;

export type RoomName = (typeof roomNames)[number];

/** The kinds of surfaces that a tile may be laid on. */
export const surfaceKinds = ["walls", "floors"] as const;

export type SurfaceKind = (typeof surfaceKinds)[number];

/**
 * The bonds in which tiles are laid: the shift of each course, as a fraction of a tile with its joint. The shifts repeat. Herringbone
 * and vertical shift none.
 */
export const bonds = {
  straight: [0],
  brick: [0, 1 / 2],
  third: [0, 1 / 3, 2 / 3],
  herringbone: [0],
  vertical: [0],
} as const;

export type Bond = keyof typeof bonds;

export const bondNames = Object.keys(bonds) as Bond[];
