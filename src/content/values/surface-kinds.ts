/** The kinds of surfaces that a tile may be laid on. */
export const surfaceKinds = ["walls", "floors"] as const;

export type SurfaceKind = (typeof surfaceKinds)[number];
