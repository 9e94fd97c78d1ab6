/** The surfaces of a room. Its walls turn corners in this order, seen from inside from left to right. */
export const surfaceNames = ["left", "back", "right", "front", "floor"] as const;

export type SurfaceName = (typeof surfaceNames)[number];

export const openingKinds = ["door", "window", "niche", "bath", "tray", "basin", "pipe", "cutout"] as const;

export type OpeningKind = (typeof openingKinds)[number];

/** The corners of a room. A sloping ceiling has a height of its own at each. */
export const cornerNames = ["frontLeft", "backLeft", "backRight", "frontRight"] as const;

export type CornerName = (typeof cornerNames)[number];

/** A room's measures: the width and depth of its floor, and the height of its walls. */
export const measures = ["w", "d", "h"] as const;

export type Measure = (typeof measures)[number];

/** The name of a list that a text is, if it is one. */
export const nameIn = <Name extends string>(
  names: readonly Name[],
  text: string | undefined,
): Name | undefined => names.find((name) => name === text);
