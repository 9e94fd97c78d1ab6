import { bonds } from "../../../src/content/values/planner-names";
import type { Lattice } from "../../../src/planner/set-out/lattice";
import type { Laying, Rectangle, Surface } from "../../../src/planner/trade";

/** The least length of a piece, in millimetres. */
const least = 0.051;

/** A tile that loses less than this counts as whole, in millimetres. */
const leastCut = 1.949;

interface LaidTile extends Rectangle {
  /** The most that is cut off at one of its sides. */
  lost: number;
}

/** The part that two rectangles share; its width or height is 0 or less if they share none. */
function shared(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

const areaOf = ({ width, height }: Rectangle) => width * height;

/**
 * A second, slow way to count: lays every tile of a straight, brick or third bond from the lattice's start, one by one, cuts
 * it to the surface, and takes the openings out.
 */
export function layEveryTile(surface: Surface, { tile, bond }: Laying, lattice: Lattice) {
  const stepX = tile.width + (lattice.axes?.across.joint ?? 0);
  const stepY = tile.height + (lattice.axes?.up.joint ?? 0);
  const courses = bonds[bond];
  const tiles: LaidTile[] = [];
  const [left, below] = [-Math.ceil(lattice.x / stepX) - 2, -Math.ceil(lattice.y / stepY) - 1];
  for (let row = below; lattice.y + row * stepY < surface.height; row += 1) {
    const shift = courses.at(row % courses.length) ?? 0;
    for (let column = left; lattice.x + (column + shift) * stepX < surface.width; column += 1) {
      const whole = { ...tile, x: lattice.x + (column + shift) * stepX, y: lattice.y + row * stepY };
      const onSurface = shared(whole, { ...surface, x: 0, y: 0 });
      if (onSurface.width <= least || onSurface.height <= least) continue;
      const taken = surface.openings
        .map((opening) => shared(opening, onSurface))
        .filter(({ width, height }) => width > 0 && height > 0);
      const remaining = taken.reduce((area, part) => area - areaOf(part), areaOf(onSurface));
      if (remaining <= least * Math.max(onSurface.width, onSurface.height)) continue;
      const lost = Math.max(
        tile.width - onSurface.width,
        tile.height - onSurface.height,
        ...taken.map(({ width, height }) => Math.min(width, height)),
      );
      tiles.push({ ...whole, lost });
    }
  }
  const cut = tiles.filter(({ lost }) => lost > leastCut).length;
  return { tiles, cut, whole: tiles.length - cut };
}
