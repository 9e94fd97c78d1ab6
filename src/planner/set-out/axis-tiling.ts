import { type Axis, endPieces, type InterruptedAxis, lastTileStart } from "./axis";
import { sawdustMm } from "./tolerances";

/*
 * The rule of setting out: cuts are as wide as they can be (BS 5385-1:2018, 7.1.5). Where tiles begin decides how wide they
 * are. The same wall twice:
 *
 *   |##|#######|#######|#######|##|   with a tile in its middle: slivers at both ends
 *   |######|#######|#######|######|   with a joint in its middle: nearly whole tiles there
 *
 * Openings divide an axis into stretches, each with two ends. `tilingFrom` lays an axis from a given place, and `widestCuts`
 * compares such tilings: the narrowest piece at any end counts.
 */

/**
 * Why tiles begin where they do: a tile or a joint is in the middle, courses are moved by a quarter of a step, tiles are moved
 * along for wider cuts beside openings, or they stand on a rim.
 */
type Reason = "tile" | "joint" | "quarter" | "moved" | "rim";

/** An axis with its tiles: where they begin, and how wide that leaves the cuts. */
export interface AxisTiling extends Axis {
  reason: Reason;
  /** The start of the reference tile, near the middle or on a rim. */
  datum: number;
  /** The start of the first tile of the first course: at the axis's own beginning, or before it. */
  start: number;
  /** The narrowest piece at any end of a stretch. */
  narrowest: number;
  /** The sum of all pieces at ends. The greater it is, the fewer are cut. */
  sumOfEnds: number;
}

/**
 * Centres tiles on an axis: on a tile or on a joint. A bond that shifts courses may leave slivers in both, so a quarter of a
 * step is tried, too. If openings still leave a sliver, every millimetre of a step is tried.
 */
export function centredTiling(axis: InterruptedAxis): AxisTiling {
  const step = axis.tile + axis.joint;
  const middleTile = (axis.from + axis.to - axis.tile) / 2;
  const centred = widestCuts([
    tilingFrom(axis, middleTile, "tile"),
    tilingFrom(axis, middleTile - step / 2, "joint"),
    ...(axis.shifts.length > 1 ? [tilingFrom(axis, middleTile - step / 4, "quarter")] : []),
  ]);
  const isInterrupted = axis.stretches.some(({ from, to }) => from > axis.from || to < axis.to);
  if (!isInterrupted || centred.narrowest >= axis.tile / 2) return centred;
  const furthest = Math.ceil(step / 2);
  // As far to the left as to the right, so that a mirrored wall has the same tilings to choose from.
  const moved = Array.from({ length: 2 * furthest + 1 }, (_, index) =>
    tilingFrom(axis, middleTile + index - furthest, "moved"),
  );
  return widestCuts([centred, ...moved]);
}

/**
 * Begins courses on the first rim, or a joint above it, that leaves no cut narrower than allowed; otherwise centres them. If
 * all of these leave slivers, returns the best tiling on a rim, unless the centred one's narrowest cut is wider by more than a joint.
 */
export function rimOrCentredTiling(
  axis: InterruptedAxis,
  rims: readonly number[],
  narrowestAllowed: number,
): AxisTiling {
  const onRims = rims
    .flatMap((rim) => [rim, rim + axis.joint])
    .map((datum) => tilingFrom(axis, datum, "rim"));
  const centred = centredTiling(axis);
  const withoutSliver = [...onRims, centred].find(({ narrowest }) => narrowest >= narrowestAllowed);
  if (withoutSliver) return withoutSliver;
  const [firstRim = centred, ...otherRims] = onRims;
  const onBestRim = widestCuts([firstRim, ...otherRims]);
  return onBestRim.narrowest >= centred.narrowest - axis.joint ? onBestRim : centred;
}

/** Lays an axis so that a tile of its first course begins at `datum`, and measures what that leaves at the ends of stretches. */
function tilingFrom(axis: InterruptedAxis, datum: number, reason: Reason): AxisTiling {
  const { from, to, tile, joint, shifts } = axis;
  const start = lastTileStart(from, datum, axis);
  const starts = startsOfCourses(axis, start);
  // A loop without lists: an axis with openings has hundreds of tilings to try, each with a hundred stretches.
  let [narrowest, sumOfEnds] = [tile, 0];
  for (const stretch of axis.stretches) {
    const { first, last } = endPieces(stretch, starts[stretch.course] ?? start, axis);
    narrowest = Math.min(narrowest, first, last);
    sumOfEnds += first + last;
  }
  return { from, to, tile, joint, shifts, reason, datum, start, narrowest, sumOfEnds };
}

/** Where one tile of each course begins. */
const startsOfCourses = ({ tile, joint, shifts }: Axis, start: number): number[] =>
  shifts.map((shift) => start + shift * (tile + joint));

/** Picks the tiling whose narrowest cut is widest and, of those that are equally wide, one with fewer cuts. */
const widestCuts = ([first, ...others]: readonly [AxisTiling, ...AxisTiling[]]): AxisTiling =>
  others.reduce((best, other) => {
    const gain = other.narrowest - best.narrowest;
    const isBetter = gain > sawdustMm || (gain > -sawdustMm && other.sumOfEnds > best.sumOfEnds + 1);
    return isBetter ? other : best;
  }, first);

/** The pieces at both ends of each course of the bond, cut or whole. */
export const endsOfCourses = (tiling: AxisTiling) =>
  startsOfCourses(tiling, tiling.start).map((start) => endPieces(tiling, start, tiling));
