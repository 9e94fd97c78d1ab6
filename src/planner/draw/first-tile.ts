import { type Lattice, tilesOn } from "../set-out/lattice";
import { SAWDUST } from "../set-out/line";
import { isWholeTile } from "../set-out/set-out";
import type { Rectangle, Surface } from "../trade";

/**
 * The tile to mark as the one from which the others are laid: the whole one nearest to the middle, and on the rim where courses
 * begin on one. Undefined if none is whole. It marks the place that `setOutLine` has found, and decides nothing.
 */
export function firstTile(surface: Surface, lattice: Lattice): Rectangle | undefined {
  if (!lattice.lines) return undefined;
  const { up } = lattice.lines;
  const whole = tilesOn(surface, lattice).filter((tile) => isWholeTile(surface, tile));
  const onRim = whole.filter(({ y }) => up.beginsAt !== undefined && Math.abs(y - up.beginsAt) < SAWDUST);
  const candidates = onRim.length > 0 ? onRim : whole;
  const distances = candidates.map(({ x, y, width, height }) =>
    Math.hypot(x + width / 2 - surface.width / 2, y + height / 2 - surface.height / 2),
  );
  const least = distances.reduce(
    (nearest, distance) => Math.min(nearest, distance),
    Number.POSITIVE_INFINITY,
  );
  // If four tiles surround the middle, the upper right one is listed last.
  return candidates.findLast((_, index) => (distances[index] ?? 0) <= least + SAWDUST);
}
