import { overlaps } from "../geometry";
import { type Lattice, tilesOn } from "../set-out/lattice";
import { intersection } from "../set-out/shapes";
import { isWholeTile } from "../set-out/surface-tiling";
import { isUncut, sawdustMm } from "../set-out/tolerances";
import type { Point, Rectangle, Surface } from "../trade";

/**
 * Returns the tile to lay first, which the drawing marks: the whole tile nearest to the middle, and of the course on the rim if
 * courses begin on one. Undefined if none is whole, and for a herringbone.
 */
export function firstTile(surface: Surface, lattice: Lattice): Rectangle | undefined {
  if (!lattice.axes) return undefined;
  const { reason, datum } = lattice.axes.up;
  const wholeTiles = tilesOn(surface, lattice).filter((tile) => isWholeTile(surface, tile));
  const onRim = wholeTiles.filter(({ y }) => reason === "rim" && Math.abs(y - datum) < sawdustMm);
  return nearest(onRim.length > 0 ? onRim : wholeTiles, (tile) => {
    const [x, y] = middleOf(tile);
    return Math.hypot(x - surface.width / 2, y - surface.height / 2);
  });
}

/** Returns the item at the least distance; of several, the last. */
function nearest<Item>(items: readonly Item[], distance: (item: Item) => number): Item | undefined {
  const least = Math.min(...items.map(distance));
  return items.findLast((item) => distance(item) < least + sawdustMm);
}

const middleOf = ({ x, y, width, height }: Rectangle): Point => [x + width / 2, y + height / 2];

/** A length and the middle of the piece on which it is printed. */
interface Figure {
  at: Point;
  length: number;
}

/** A tile with the part of it that lies on the surface. */
interface PlacedTile {
  tile: Rectangle;
  piece: Rectangle;
}

interface End {
  size: "width" | "height";
  /** Returns how much of the tile lies beyond this end of the surface. */
  cutOff: (placed: PlacedTile) => number;
}

/** The left, right, lower and upper end of a surface. */
const ends: readonly End[] = [
  { size: "width", cutOff: ({ tile, piece }) => piece.x - tile.x },
  { size: "width", cutOff: ({ tile, piece }) => tile.x + tile.width - (piece.x + piece.width) },
  { size: "height", cutOff: ({ tile, piece }) => piece.y - tile.y },
  { size: "height", cutOff: ({ tile, piece }) => tile.y + tile.height - (piece.y + piece.height) },
];

/**
 * Returns the length of the cuts at each end of a surface, which the drawing prints once: on the cut nearest to the middle of
 * that end, among those that no opening touches. An end of whole tiles has none; a piece that is cut at two ends has one.
 */
export function endFigures(surface: Surface, lattice: Lattice): Figure[] {
  if (!lattice.axes) return [];
  const { across, up } = lattice.axes;
  const tiled = { x: across.from, y: up.from, width: across.to - across.from, height: up.to - up.from };
  const placed = tilesOn(surface, lattice)
    .map((tile): PlacedTile => ({ tile, piece: intersection(tiled, tile) }))
    .filter(({ piece }) => isSeen(surface, piece));
  const figures = ends.flatMap(({ size, cutOff }): Figure[] => {
    const cuts = placed.filter((one) => !isUncut(one.tile[size] - cutOff(one), one.tile[size]));
    const cut = nearest(cuts, ({ piece }) => {
      const [x, y] = middleOf(piece);
      return size === "width" ? Math.abs(y - surface.height / 2) : Math.abs(x - surface.width / 2);
    });
    return cut ? [{ at: middleOf(cut.piece), length: cut.piece[size] }] : [];
  });
  return figures.filter(({ at }, index) => index === figures.findIndex((one) => one.at.join() === at.join()));
}

const isSeen = (surface: Surface, piece: Rectangle) =>
  piece.width >= sawdustMm &&
  piece.height >= sawdustMm &&
  !surface.openings.some((opening) => overlaps(piece, opening));
