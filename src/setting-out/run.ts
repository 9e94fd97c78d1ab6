import { type Bond, bonds } from "../content/fields/bonds";

/** An uninterrupted stretch of one course. Lengths are millimetres. */
export interface Span {
  from: number;
  to: number;
  /** The course's place in the bond. */
  course: number;
}

/** Tiles in one direction of a surface. Lengths are millimetres. */
export interface RunInput {
  length: number;
  /** The tile's own size in this direction. */
  tile: number;
  joint: number;
  /** The bond in which courses are moved along. Columns have none. */
  bond?: Bond;
  /** The stretches that openings leave of the courses. Each course is whole by default. */
  spans?: readonly Span[];
  /** Moves the tiles along from a centred tile, instead of choosing the best centring. */
  moved?: number | undefined;
}

/** The start of a run's tiles, and the pieces at its two ends. Lengths are millimetres. */
export interface Run {
  /** The middle of the first course. */
  centredOn: "tile" | "joint" | "quarter";
  /** The left edge of a tile of the first course: at or before the tiled part's left end. */
  start: number;
  /** The ends of the tiled part. */
  from: number;
  to: number;
  /** The first and the last piece of each course, at the ends of the tiled part. */
  cuts: { first: number; last: number }[];
  /** The narrowest piece at any end of a span. */
  narrowest: number;
}

/** Pieces below this are the saw's width and no pieces, in millimetres. */
export const KERF = 0.05;

/**
 * Sets out a run as a tiler does before the first tile: centred on a tile or on a joint, whichever leaves the wider cuts
 * (BS 5385-1:2018, 7.1.5: cut courses are as large as possible), at both ends and beside openings. Courses that are moved
 * along, and courses beside openings, may end in slivers where they are centred; they are then moved by a quarter.
 */
export function setOutRun({ length, tile, joint, bond = "straight", spans = [], moved }: RunInput): Run {
  const courses: readonly number[] = bonds[bond];
  const step = tile + joint;
  const tiled = spans.length > 0 ? spans : courses.map((_, course) => ({ from: 0, to: length, course }));
  const from = Math.min(...tiled.map((span) => span.from));
  const to = Math.max(...tiled.map((span) => span.to));
  const onTile = (from + to - tile) / 2;
  const mayMove = courses.length > 1 || spans.some((span) => span.from > from || span.to < to);
  const choices: [Run["centredOn"], edge: number][] = [
    ["tile", onTile],
    ["joint", onTile - step / 2],
  ];
  if (mayMove) choices.push(["quarter", onTile - step / 4], ["quarter", onTile + step / 4]);
  const runs = (moved === undefined ? choices : [["tile", onTile + moved] as const]).map(
    ([centredOn, edge]) => {
      const start = lastBefore(from, edge, step);
      const pieces = ({ from, to, course }: Span) => {
        const edge = start + (courses[course] ?? 0) * step;
        const first = pieceAt(from, edge, tile, step);
        // Seen from the other end, tiles begin where they end.
        const last = pieceAt(-to, -edge - tile, tile, step);
        return { first: Math.min(first, to - from), last: Math.min(last, to - from) };
      };
      const ends = tiled.map(pieces).flatMap(({ first, last }) => [first, last]);
      const run: Run = {
        centredOn,
        start,
        from,
        to,
        cuts: courses.map((_, course) => pieces({ from, to, course })),
        narrowest: Math.min(...ends),
      };
      return { run, total: ends.reduce((sum, piece) => sum + piece, 0) };
    },
  );
  type Choice = (typeof runs)[number];
  // If the narrowest pieces are alike, the greater total has fewer cuts.
  const isBetter = ({ run, total }: Choice, best: Choice) => {
    const wider = run.narrowest - best.run.narrowest;
    return wider > KERF || (wider > -KERF && total > best.total + KERF * tiled.length);
  };
  return runs.reduce((best, choice) => (isBetter(choice, best) ? choice : best)).run;
}

/** True for a piece that is a whole tile. */
export const isWhole = (piece: number, tile: number): boolean => piece > tile - KERF;

/** The edge of the last tile that begins at or before a place, if one begins at `edge`. */
function lastBefore(place: number, edge: number, step: number): number {
  return edge - Math.ceil((edge - place - KERF) / step) * step;
}

/** The first piece after a place: what is left of the tile there, or the whole next tile. */
function pieceAt(place: number, edge: number, tile: number, step: number): number {
  const left = lastBefore(place, edge, step) + tile - place;
  return Math.min(left > KERF ? left : tile, tile);
}

/** The cuts that a tiler does not make: a tile that is this much too long or too short fits with other joints. */
const LEAST_CUT = 2;

/**
 * The joint with which whole tiles fill a length, if the nominal joint would leave less than 2 mm to cut at each end, and
 * if it is between half and twice the nominal joint; else the nominal joint. All in millimetres.
 */
export function jointThatFits(length: number, tile: number, joint: number): number {
  const tiles = Math.round((length + joint) / (tile + joint));
  const fitted = (length - tiles * tile) / (tiles - 1);
  const excess = Math.abs(tiles * (tile + joint) - joint - length) / 2;
  return tiles > 1 && excess < LEAST_CUT && fitted >= joint / 2 && fitted <= joint * 2 ? fitted : joint;
}
