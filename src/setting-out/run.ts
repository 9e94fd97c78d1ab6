/** How far each course of a bond is moved along, in parts of a tile with its joint. */
export const COURSES = {
  straight: [0],
  vertical: [0],
  brick: [0, 1 / 2],
  third: [0, 1 / 3, 2 / 3],
} as const;

export type CoursedBond = keyof typeof COURSES;

/** Tiles in one direction of a surface. Lengths are millimetres. */
export interface RunInput {
  length: number;
  /** The tile's own size in this direction. */
  tile: number;
  joint: number;
  /** How far each course is moved along: `COURSES[bond]`, or `[0]` for the courses themselves. */
  courses: readonly number[];
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
export function setOutRun({ length, tile, joint, courses }: RunInput): Run {
  const step = tile + joint;
  const onTile = length / 2 - tile / 2;
  const starts = { tile: onTile, joint: onTile - step / 2, quarter: onTile - step / 4 };
  const choices = courses.length > 1 ? (["tile", "joint", "quarter"] as const) : (["tile", "joint"] as const);
  const runs = choices.map((centredOn) => {
    const start = firstEdge(starts[centredOn], step);
    const cuts = courses.map((course) => endsOf(firstEdge(start + course * step, step), length, tile, step));
    return {
      centredOn,
      start,
      cuts,
      narrowest: Math.min(...cuts.flatMap(({ first, last }) => [first, last])),
    };
  });
  return runs.reduce((best, run) => (run.narrowest > best.narrowest + KERF ? run : best));
}

/** The edge of the last tile that begins at or before the surface's end. */
function firstEdge(edge: number, step: number) {
  return edge - Math.ceil(edge / step - KERF / step) * step;
}

function endsOf(edge: number, length: number, tile: number, step: number) {
  const begin = edge + tile > KERF ? edge : edge + step;
  const first = Math.min(begin + tile, length) - Math.max(begin, 0);
  const tiles = Math.ceil((length - begin - KERF) / step);
  const last = length - Math.max(begin + (tiles - 1) * step, 0);
  return { first, last: Math.min(last, tile) };
}
