import { type Bond, bonds } from "../content/fields/bonds";

/** Tiles in one direction of a surface. Lengths are millimetres. */
export interface RunInput {
  length: number;
  /** The tile's own size in this direction. */
  tile: number;
  joint: number;
  /** Where the tiles of courses are set out; courses themselves have none. */
  bond?: Bond;
}

/** Where the tiles of a run begin, and what is cut at its two ends. Lengths are millimetres. */
export interface Run {
  /** What stands in the middle of the first course. */
  centredOn: "tile" | "joint" | "quarter";
  /** The left edge of a tile of the first course, from the surface's left end: at most 0. */
  start: number;
  /** The first and the last piece of each course. */
  cuts: { first: number; last: number }[];
  /** The narrowest of all cuts. */
  narrowest: number;
}

/** Pieces below this are the saw's width and no pieces, in millimetres. */
const KERF = 0.05;

/**
 * Sets out a run as a tiler does before the first tile: centred on a tile or on a joint, whichever leaves the wider cuts
 * (BS 5385-1:2018, 7.1.5: cut courses are as large as possible). Courses that are moved along may end in slivers where
 * they are centred; they are then moved by a quarter.
 */
export function setOutRun({ length, tile, joint, bond = "straight" }: RunInput): Run {
  const courses: readonly number[] = bonds[bond];
  const step = tile + joint;
  /** The edge of the last tile that begins at or before the surface's end, if one begins at `edge`. */
  const begin = (edge: number) => edge - Math.ceil((edge - KERF) / step) * step;
  const piece = (edge: number) => {
    const seen = begin(edge) + tile;
    return Math.min(seen > KERF ? seen : tile, tile, length);
  };
  const onTile = (length - tile) / 2;
  const starts = { tile: onTile, joint: onTile - step / 2, quarter: onTile - step / 4 };
  const choices = (["tile", "joint", "quarter"] as const).slice(0, courses.length > 1 ? 3 : 2);
  const runs = choices.map((centredOn): Run => {
    const start = begin(starts[centredOn]);
    const cuts = courses.map((course) => {
      const edge = start + course * step;
      return { first: piece(edge), last: piece(length - edge - tile) };
    });
    const narrowest = Math.min(...cuts.flatMap(({ first, last }) => [first, last]));
    return { centredOn, start, cuts, narrowest };
  });
  return runs.reduce((best, run) => (run.narrowest > best.narrowest + KERF ? run : best));
}
