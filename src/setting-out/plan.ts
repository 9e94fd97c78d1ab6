import {
  corners,
  type DirectionRun,
  type Lattice,
  type Laying,
  latticeOf,
  type Point,
  type Rectangle,
  type Size,
  type Surface,
  topAt,
} from "./lattice";
import { areaOf, boxOf, coreOf, cutAlong, cutTo, meet, outlineOf, piecesBeside, within } from "./polygons";
import { isWhole, KERF, LEAST_CUT } from "./run";

export interface Plan {
  surface: Surface;
  laying: Laying;
  lattice: Lattice;
  whole: number;
  /** The tiles that are cut at the surface's edges or at openings; these may still cover a part of them. */
  cuts: Point[][];
  /** The surface without its openings, in square millimetres. */
  area: number;
}

/** Less than this of a slanting tile is dust, in square millimetres. */
const DUST = 1;

/** Sets out a surface and counts its tiles. The walls of a room share their courses. */
export function setOut(surface: Surface, laying: Laying, shared?: DirectionRun): Plan {
  const { width, height, openings } = surface;
  const lattice = latticeOf(surface, laying, shared);
  const plan = {
    surface,
    laying,
    lattice,
    whole: 0,
    cuts: [] as Point[][],
    area: areaOf(outlineOf(surface)),
  };
  const room = { x: 0, y: 0, width, height };
  for (const opening of openings) plan.area -= opening.width * opening.height;
  visitTiles(surface, lattice, (box, points) => {
    if (isWholeTile(surface, box)) plan.whole++;
    else if (isAboveTop(surface, box)) return;
    else if (lattice.runs && isSawdust(within(room, box))) return;
    else if (lattice.runs && isBelowTop(surface, box)) {
      const piece = within(room, box);
      if (piecesBeside(openings, piece).length > 0) plan.cuts.push(corners(piece));
    } else {
      const piece = cutAlong(cutTo(room, points()), ([x, y]) => topAt(surface, x) - y);
      const hidden = openings.reduce((sum, opening) => sum + areaOf(cutTo(opening, piece)), 0);
      const seen = areaOf(piece) - hidden;
      if (!lattice.runs && seen > laying.tile.width * laying.tile.height - DUST) plan.whole++;
      else if (seen > DUST) plan.cuts.push(piece);
    }
  });
  return plan;
}

const isSawdust = ({ width, height }: Rectangle) => width <= KERF || height <= KERF;

/** True for a tile of which edges, a slope and openings take less than a tiler cuts. */
function isWholeTile(surface: Surface, tile: Rectangle): boolean {
  const { width, height, openings } = surface;
  const rim = LEAST_CUT - KERF;
  const piece = within({ x: 0, y: 0, width, height }, tile);
  const isInside = isWhole(piece.width, tile.width) && isWhole(piece.height, tile.height);
  if (!isInside || !isBelowTop(surface, { ...piece, height: piece.height - rim })) return false;
  return openings.length === 0 || !openings.some((opening) => meet(coreOf(tile, rim), opening));
}

/** True for a rectangle of which a slope takes nothing. */
export function isBelowTop(surface: Surface, { x, y, width, height }: Rectangle): boolean {
  const top = y + height;
  return !surface.heights || (top <= topAt(surface, x) && top <= topAt(surface, x + width));
}

/** True for a rectangle that a slope takes away altogether. */
function isAboveTop(surface: Surface, { x, y, width }: Rectangle): boolean {
  return !!surface.heights && y >= topAt(surface, x) && y >= topAt(surface, x + width);
}

/** The tile from which the others are laid: the whole one that is nearest to the middle. Undefined if none is whole. */
export function firstTile(surface: Surface, lattice: Lattice): Rectangle | undefined {
  if (!lattice.runs) return undefined;
  const { width, height } = surface;
  let nearest: Rectangle | undefined;
  let least = Number.POSITIVE_INFINITY;
  visitTiles(surface, lattice, (box) => {
    const distance = Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2);
    // If four tiles surround the middle, the upper right one is visited last.
    if (distance > least + KERF || !isWholeTile(surface, box)) return;
    least = distance;
    nearest = { ...box };
  });
  return nearest;
}

/**
 * Visits every tile of which something may be on the surface, or in a cell: the rectangle around it, and its corners for
 * whoever needs them. Of 20,000 tiles most are whole: no corners are made for those.
 */
export function visitTiles(
  surface: Size,
  { x, y, width, height, tiles }: Lattice,
  visit: (box: Rectangle, points: () => Point[]) => void,
): void {
  for (const tile of tiles) {
    const box = boxOf(tile);
    const at = { ...box };
    const points = () => tile.map(([u, v]): Point => [u + at.x - box.x, v + at.y - box.y]);
    const first = (edge: number, size: number, step: number) =>
      edge + Math.ceil((-edge - size) / step) * step;
    for (at.y = first(y + box.y, box.height, height); at.y <= surface.height; at.y += height)
      for (at.x = first(x + box.x, box.width, width); at.x <= surface.width; at.x += width) visit(at, points);
  }
}
