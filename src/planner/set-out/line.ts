import { type Bond, bonds } from "../../content/fields/bonds";

/** A part of a line or of a surface in one direction. */
export interface Interval {
  from: number;
  to: number;
}

/** A stretch of a line. */
export interface Stretch extends Interval {
  /** Its course in the bond, which moves each course along by another shift. */
  course: number;
}

/** A line that is to be set out. */
export interface Line {
  /** The size of a tile as it lies, in this direction. */
  tile: number;
  joint: number;
  /** The bond, which moves courses along. A line that runs up has none. */
  bond?: Bond;
  /** The stretches of the line's courses, of which there is at least one. */
  stretches: readonly Stretch[];
  /**
   * Where a tile should begin: at a rim, or a joint above it. The line takes the first rim that leaves no cut narrower than
   * allowed, or none much narrower than all other starts leave.
   */
  rims?: { at: readonly number[]; narrowestAllowed: number };
}

/** Why tiles begin where they do: centred on a tile or a joint, moved by a quarter, moved along beside openings, or on a rim. */
type SetOutFrom = "tile" | "joint" | "quarter" | "moved" | "rim";

/** A line that is set out: where tiles begin, and the pieces at its ends. */
export interface SetOutLine extends Interval {
  tile: number;
  /** It may differ from the nominal joint by a fraction. */
  joint: number;
  setOutFrom: SetOutFrom;
  /** The rim, or the joint above it, at which a tile begins. Undefined if no rim decides it. */
  beginsAt?: number | undefined;
  /** The left or lower edge of the first course's first tile, at or before the line's first end. It need not be the tile on a rim. */
  start: number;
  /** The first and the last piece of each course, at the ends of the tiled part: cut or whole. */
  endsOfCourses: readonly Ends[];
  /** The narrowest piece at any end of a stretch. */
  narrowest: number;
  /** The sum of all pieces at ends: where the narrowest are alike, the greater sum has fewer cuts. */
  sumOfEnds: number;
}

interface Ends {
  first: number;
  last: number;
}

/** A piece thinner than this is sawdust, in millimetres. No sum of usual tiles and joints ends here, where rounding would decide. */
export const SAWDUST = 0.051;

/** A tiler cuts no less than this off a tile, in millimetres: the joints and the gap at the edge take it up. */
export const LEAST_CUT_OFF = 2;

/**
 * Sets out a line as a tiler does before the first tile. Courses begin on a rim, if that leaves no sliver that another start
 * avoids. Otherwise the line is centred on a tile or on a joint, whichever leaves the wider cuts (BS 5385-1:2018, 7.1.5: cut
 * courses are as large as possible), at both ends and beside openings. Courses that are moved along may end in slivers where they are centred; they
 * are then moved by a quarter. If openings still leave a cut narrower than half a tile, the tiles start at the millimetre
 * that leaves the widest.
 */
export function setOutLine(line: Line): SetOutLine {
  const { tile, stretches } = line;
  const { from, to } = endsOf(stretches);
  const joint = jointThatFits(to - from, tile, line.joint);
  const step = tile + joint;
  const best = whereTilesBegin({ ...line, joint }, from, to);
  const endsOfCourses = shiftsOf(line).map((shift) =>
    endsOfStretch({ from, to }, best.start + shift * step, tile, step),
  );
  return { ...best, tile, joint, from, to, endsOfCourses };
}

/**
 * Begins on a rim if one suits, else off the rims. If every start leaves slivers, it stays on a rim unless the narrowest cut
 * elsewhere is wider by more than a joint.
 */
function whereTilesBegin(line: Line, from: number, to: number): Candidate {
  const { joint, rims } = line;
  if (!rims) return offRims(line, from, to);
  const edges = rims.at.flatMap((rim) => [rim, rim + joint]);
  const onRims = edges.map((edge) => layFrom(line, from, "rim", edge));
  const onRim = onRims.find(({ narrowest }) => narrowest >= rims.narrowestAllowed);
  if (onRim) return onRim;
  const elsewhere = offRims(line, from, to);
  if (elsewhere.narrowest >= rims.narrowestAllowed) return elsewhere;
  const [first, ...others] = onRims;
  const onBestRim = first && others.reduce(withWiderCuts, first);
  return onBestRim && onBestRim.narrowest >= elsewhere.narrowest - joint ? onBestRim : elsewhere;
}

/** Round the middle of the tiled part, which need not be the wall's; moved along where openings ask for it. */
function offRims(line: Line, from: number, to: number): Candidate {
  const { tile, joint, stretches } = line;
  const lay = (setOutFrom: SetOutFrom, edge: number) => layFrom(line, from, setOutFrom, edge);
  const step = tile + joint;
  const middle = (from + to - tile) / 2;
  const centred = [lay("tile", middle), lay("joint", middle - step / 2)];
  if (shiftsOf(line).length > 1) centred.push(lay("quarter", middle - step / 4));
  const best = centred.reduce(withWiderCuts);
  const isInterrupted = stretches.some((stretch) => stretch.from > from || stretch.to < to);
  if (!isInterrupted || best.narrowest >= tile / 2) return best;
  const furthest = Math.ceil(step / 2);
  // As far to the left as to the right, so that a mirrored wall has the same starts.
  const moved = Array.from({ length: 2 * furthest + 1 }, (_, move) => lay("moved", middle + move - furthest));
  return moved.reduce(withWiderCuts, best);
}

/** How a line may be laid: why, and where a tile of the first course begins, with the pieces that this leaves. */
type Candidate = Pick<SetOutLine, "setOutFrom" | "beginsAt" | "start" | "narrowest" | "sumOfEnds">;

/** Lays a line's tiles so that one of the first course begins at an edge. */
function layFrom(line: Line, from: number, setOutFrom: SetOutFrom, edge: number): Candidate {
  const { tile, joint, stretches } = line;
  const step = tile + joint;
  const start = lastBefore(from, edge, step);
  const begins = shiftsOf(line).map((shift) => start + shift * step);
  // Hundreds of starts are tried for a line with openings, and each has a hundred stretches: no list is made for one.
  let [narrowest, sumOfEnds] = [tile, 0];
  for (const stretch of stretches) {
    const { first, last } = endsOfStretch(stretch, begins[stretch.course] ?? start, tile, step);
    narrowest = Math.min(narrowest, first, last);
    sumOfEnds += first + last;
  }
  return { setOutFrom, beginsAt: setOutFrom === "rim" ? edge : undefined, start, narrowest, sumOfEnds };
}

const shiftsOf = ({ bond = "straight" }: Line): readonly number[] => bonds[bond];

function withWiderCuts(best: Candidate, other: Candidate): Candidate {
  const wider = other.narrowest - best.narrowest;
  const isBetter = wider > SAWDUST || (wider > -SAWDUST && other.sumOfEnds > best.sumOfEnds + 1);
  return isBetter ? other : best;
}

/** The first and the last piece of a stretch in which a tile begins at `edge`, or would. They may be the same piece. */
export function endsOfStretch({ from, to }: Interval, edge: number, tile: number, step: number): Ends {
  const first = pieceAt(from, edge, tile, step);
  // Seen from the other end, tiles begin where they end.
  const last = pieceAt(-to, -edge - tile, tile, step);
  return { first: Math.min(first, to - from), last: Math.min(last, to - from) };
}

/** The ends of the tiled part. */
export const endsOf = (stretches: readonly Stretch[]): Interval => ({
  from: Math.min(...stretches.map(({ from }) => from)),
  to: Math.max(...stretches.map(({ to }) => to)),
});

/** True for a piece that is a whole tile. */
export const isWhole = (piece: number, tile: number): boolean => piece > tile - LEAST_CUT_OFF + SAWDUST;

/** The edge of the last tile that begins at or before a point, if one begins at `edge`. */
function lastBefore(point: number, edge: number, step: number): number {
  return edge - Math.ceil((edge - point - SAWDUST) / step) * step;
}

/** The first piece after a point: what is left of the tile there, or the whole next tile. */
function pieceAt(point: number, edge: number, tile: number, step: number): number {
  const left = lastBefore(point, edge, step) + tile - point;
  return Math.min(left > SAWDUST ? left : tile, tile);
}

/**
 * The joint with which whole tiles fill a length, if the nominal joint would leave less than 2 mm to cut at each end, and
 * if it is between half and twice the nominal joint; else the nominal joint.
 */
function jointThatFits(length: number, tile: number, joint: number): number {
  const tiles = Math.round((length + joint) / (tile + joint));
  const fitted = (length - tiles * tile) / (tiles - 1);
  const excess = Math.abs(tiles * (tile + joint) - joint - length) / 2;
  return tiles > 1 && excess < LEAST_CUT_OFF && fitted >= joint / 2 && fitted <= joint * 2 ? fitted : joint;
}
