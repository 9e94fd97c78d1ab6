/** The kinds of surfaces that a tile may be laid on. */
export const tilePlaces = ["walls", "floors"] as const;

export type TilePlace = (typeof tilePlaces)[number];
