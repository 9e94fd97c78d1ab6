import { bonds } from "../../src/content/values/bonds";
import type { Lattice } from "../../src/planner/set-out/lattice";
import type { Laying, Rectangle, Surface } from "../../src/planner/trade";

/** Shorter than this is no piece, in millimetres. */
const least = 0.051;

/** A tile that loses less than this is not cut, in millimetres. */
const leastCut = 1.949;

interface Interval {
  from: number;
  to: number;
}

/** The parts of an interval that others leave, one after the other. */
const without = (whole: Interval, taken: readonly Interval[]): Interval[] =>
  taken
    .reduce(
      (parts, { from, to }) =>
        parts.flatMap((part) => [
          { from: part.from, to: Math.min(part.to, from) },
          { from: Math.max(part.from, to), to: part.to },
        ]),
      [whole],
    )
    .filter(({ from, to }) => to - from > least);

/** An interval, divided at the ends of others. */
function bands({ from, to }: Interval, others: readonly Interval[]): Interval[] {
  const ends = others.flatMap((other) => [other.from, other.to]).filter((end) => end > from && end < to);
  const edges = [from, ...ends.sort((a, b) => a - b), to];
  return edges
    .slice(1)
    .map((edge, index) => ({ from: edges[index] ?? from, to: edge }))
    .filter((band) => band.to - band.from > least);
}

const across = ({ x, width }: Rectangle): Interval => ({ from: x, to: x + width });
const up = ({ y, height }: Rectangle): Interval => ({ from: y, to: y + height });
const overlap = (one: Interval, other: Interval) =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from);

interface LaidTile extends Rectangle {
  /** The most that is cut off at one of its sides. */
  lost: number;
}

/**
 * A second, slow way to count: lays every tile of a straight, brick or third bond from the lattice's start, one by one, cuts
 * it to the surface, and takes the openings out.
 */
export function layEveryTile(surface: Surface, { tile, bond }: Laying, lattice: Lattice) {
  const joints = { across: lattice.axes?.across.joint ?? 0, up: lattice.axes?.up.joint ?? 0 };
  const [stepX, stepY] = [tile.width + joints.across, tile.height + joints.up];
  const courses = bonds[bond];
  const laid = {
    whole: 0,
    cut: 0,
    narrowest: Number.POSITIVE_INFINITY,
    tiles: [] as LaidTile[],
  };
  const [left, below] = [-Math.ceil(lattice.x / stepX) - 2, -Math.ceil(lattice.y / stepY) - 1];
  for (let row = below; lattice.y + row * stepY < surface.height; row += 1) {
    const course = courses[((row % courses.length) + courses.length) % courses.length] ?? 0;
    for (let column = left; lattice.x + (column + course) * stepX < surface.width; column += 1) {
      const whole = { ...tile, x: lattice.x + (column + course) * stepX, y: lattice.y + row * stepY };
      const inRoom = {
        across: { from: Math.max(0, whole.x), to: Math.min(surface.width, whole.x + tile.width) },
        up: { from: Math.max(0, whole.y), to: Math.min(surface.height, whole.y + tile.height) },
      };
      if (inRoom.across.to - inRoom.across.from <= least || inRoom.up.to - inRoom.up.from <= least) continue;
      const over = surface.openings.filter(
        (opening) => overlap(across(opening), inRoom.across) > 0 && overlap(up(opening), inRoom.up) > 0,
      );
      const pieces = [
        ...bands(inRoom.up, over.map(up)).flatMap((band) =>
          without(inRoom.across, over.filter((opening) => overlap(up(opening), band) > least).map(across)),
        ),
        ...bands(inRoom.across, over.map(across)).flatMap((band) =>
          without(inRoom.up, over.filter((opening) => overlap(across(opening), band) > least).map(up)),
        ),
      ];
      const piece = {
        width: inRoom.across.to - inRoom.across.from,
        height: inRoom.up.to - inRoom.up.from,
      };
      if (pieces.length === 0) continue;
      const taken = over.map((opening) =>
        Math.min(overlap(across(opening), inRoom.across), overlap(up(opening), inRoom.up)),
      );
      const lost = Math.max(tile.width - piece.width, tile.height - piece.height, ...taken);
      laid.tiles.push({ ...whole, lost });
      if (lost > leastCut) laid.cut += 1;
      else laid.whole += 1;
      laid.narrowest = Math.min(laid.narrowest, ...pieces.map(({ from, to }) => to - from));
    }
  }
  return laid;
}
