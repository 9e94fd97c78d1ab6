/** The mark, 32 by 32: a tile cut to an L, as around a pipe or a sill, and the piece that fits into the cut. */
export const brandMark = {
  tile: "M2 2h12.5v15.5H30V30H2z",
  piece: "M17 2h13v13H17z",
} as const;
