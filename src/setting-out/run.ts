import { type Bond, bonds } from "../content/fields/bonds";

/** An uninterrupted stretch of courses. Lengths are millimetres. */
export interface Span {
  from: number;
  to: number;
  /** The courses' place in the bond. */
  course: number;
  /** How many courses have this stretch. */
  times: number;
  /** The end at which a slope cuts it. Pieces of every size are left there, so it is not judged. */
  slants?: "first" | "last";
}

/** Tiles in one direction of a surface. Lengths are millimetres. */
export interface RunInput {
  /** The tile's own size in this direction. */
  tile: number;
  joint: number;
  /** The bond in which courses are moved along. Columns have none. */
  bond?: Bond;
  /** The stretches of the courses, of which there is at least one. */
  spans: readonly Span[];
}

/** The start of a run's tiles, and the pieces at its two ends. Lengths are millimetres. */
export interface Run {
  /** The middle of the first course, or "moved" if the tiles are moved along beside openings. */
  centredOn: "tile" | "joint" | "quarter" | "moved";
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

/** A piece thinner than this is sawdust, in millimetres. No sum of usual tiles and joints ends here, where rounding would decide. */
export const KERF = 0.051;

/**
 * Sets out a run as a tiler does before the first tile: centred on a tile or on a joint, whichever leaves the wider cuts
 * (BS 5385-1:2018, 7.1.5: cut courses are as large as possible), at both ends and beside openings. Courses that are moved
 * along may end in slivers where they are centred; they are then moved by a quarter. If openings still leave a cut narrower
 * than half a tile, the tiles start at the millimetre that leaves the widest. Pieces at a slope are not judged.
 */
export function setOutRun({ tile, joint, bond = "straight", spans }: RunInput): Run {
  const courses: readonly number[] = bonds[bond];
  const step = tile + joint;
  const { from, to } = endsOf(spans);
  const runFrom = (centredOn: Run["centredOn"], edge: number) => {
    const start = lastBefore(from, edge, step);
    const pieces = (span: Omit<Span, "times">) =>
      endPieces(span, start + (courses[span.course] ?? 0) * step, tile, step);
    const run: Run = { centredOn, start, from, to, cuts: [], narrowest: tile };
    let total = 0;
    for (const span of spans) {
      const { first, last } = pieces(span);
      run.narrowest = Math.min(run.narrowest, first, last);
      total += (first + last) * span.times;
    }
    run.cuts = courses.map((_, course) => pieces({ from, to, course }));
    return { run, total };
  };
  const onTile = (from + to - tile) / 2;
  const centred = [runFrom("tile", onTile), runFrom("joint", onTile - step / 2)];
  if (courses.length > 1) centred.push(runFrom("quarter", onTile - step / 4));
  // Opposite a slope, a whole tile.
  if (spans.some(({ slants }) => slants === "last")) centred.push(runFrom("moved", from));
  if (spans.some(({ slants }) => slants === "first")) centred.push(runFrom("moved", to - tile));
  const { run } = centred.reduce(widest);
  const isBesideOpenings = spans.some((span) => span.from > from || span.to < to);
  if (!isBesideOpenings || run.narrowest >= tile / 2) return run;
  const furthest = Math.ceil(step / 2);
  const moves = Array.from({ length: 2 * furthest }, (_, move) => runFrom("moved", onTile + move - furthest));
  return [...centred, ...moves].reduce(widest).run;
}

/** The first and the last piece of a stretch in which a tile begins at `edge`, or would. A slope leaves no piece to judge. */
export function endPieces(
  { from, to, slants }: Pick<Span, "from" | "to" | "slants">,
  edge: number,
  tile: number,
  step: number,
) {
  const first = slants === "first" ? tile : pieceAt(from, edge, tile, step);
  // Seen from the other end, tiles begin where they end.
  const last = slants === "last" ? tile : pieceAt(-to, -edge - tile, tile, step);
  return slants ? { first, last } : { first: Math.min(first, to - from), last: Math.min(last, to - from) };
}

/** The ends of the tiled part. */
export const endsOf = (spans: readonly Span[]) => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** A length without openings, in courses of a bond. */
export const wholeCourses = (length: number, bond: Bond = "straight"): Span[] =>
  bonds[bond].map((_, course) => ({ from: 0, to: length, course, times: 1 }));

interface Choice {
  run: Run;
  /** The lengths of all pieces at the ends of spans: where the narrowest are alike, the greater total has fewer cuts. */
  total: number;
}

function widest(best: Choice, choice: Choice): Choice {
  const wider = choice.run.narrowest - best.run.narrowest;
  const isBetter = wider > KERF || (wider > -KERF && choice.total > best.total + 1);
  return isBetter ? choice : best;
}

/** A tiler cuts no less than this off a tile, in millimetres: the joints and the gap at the edge take it up. */
export const LEAST_CUT = 2;

/** True for a piece that is a whole tile. */
export const isWhole = (piece: number, tile: number): boolean => piece > tile - LEAST_CUT + KERF;

/** The edge of the last tile that begins at or before a place, if one begins at `edge`. */
function lastBefore(place: number, edge: number, step: number): number {
  return edge - Math.ceil((edge - place - KERF) / step) * step;
}

/** The first piece after a place: what is left of the tile there, or the whole next tile. */
function pieceAt(place: number, edge: number, tile: number, step: number): number {
  const left = lastBefore(place, edge, step) + tile - place;
  return Math.min(left > KERF ? left : tile, tile);
}

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
