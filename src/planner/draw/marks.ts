import { type Lattice, tilesOn } from "../set-out/lattice";
import { intersection, overlaps } from "../set-out/shapes";
import { isWholeTile } from "../set-out/surface-tiling";
import { isUncut, sawdustMm } from "../set-out/tolerances";
import type { Point, Rectangle, Surface } from "../trade";

/**
 * Returns the tile to mark as the first one that is laid: the whole tile nearest to the middle, and on the rim if courses begin
 * on one. Undefined if none is whole. It shows what `set-out/axis-tiling.ts` has decided.
 */
export function firstTile(surface: Surface, lattice: Lattice): Rectangle | undefined {
  if (!lattice.axes) return undefined;
  const { reason, datum } = lattice.axes.up;
  const wholeTiles = tilesOn(surface, lattice).filter((tile) => isWholeTile(surface, tile));
  const onRim = wholeTiles.filter(({ y }) => reason === "rim" && Math.abs(y - datum) < sawdustMm);
  const fromMiddle = (tile: Rectangle) => {
    const [x, y] = middleOf(tile);
    return Math.hypot(x - surface.width / 2, y - surface.height / 2);
  };
  return nearest(onRim.length > 0 ? onRim : wholeTiles, fromMiddle);
}

/** Returns the item at the least distance: the last of several, as tiles are listed from the lower left to the upper right. */
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
  /** Returns how much of the tile a cut at this end leaves. It ignores a cut at the other end. */
  lengthFromThisEnd: (placed: PlacedTile) => number;
}

/** The left, right, lower and upper end of a surface. */
const ends: readonly End[] = [
  { size: "width", lengthFromThisEnd: ({ tile, piece }) => tile.x + tile.width - piece.x },
  { size: "width", lengthFromThisEnd: ({ tile, piece }) => piece.x + piece.width - tile.x },
  { size: "height", lengthFromThisEnd: ({ tile, piece }) => tile.y + tile.height - piece.y },
  { size: "height", lengthFromThisEnd: ({ tile, piece }) => piece.y + piece.height - tile.y },
];

/**
 * Returns the length of a cut at each end: left, right, lower and upper. It is printed on the cut nearest to the middle of that
 * end, among those that no opening touches. Whole tiles get no figure, and a piece that is cut at two ends gets one.
 */
export function endFigures(surface: Surface, lattice: Lattice): Figure[] {
  if (!lattice.axes) return [];
  const { across, up } = lattice.axes;
  const tiled = { x: across.from, y: up.from, width: across.to - across.from, height: up.to - up.from };
  const placed = tilesOn(surface, lattice)
    .map((tile): PlacedTile => ({ tile, piece: intersection(tiled, tile) }))
    .filter(({ piece }) => isSeen(surface, piece));
  const figures = ends.flatMap(({ size, lengthFromThisEnd }): Figure[] => {
    const fromMiddle = ({ piece }: PlacedTile) => {
      const [x, y] = middleOf(piece);
      return size === "width" ? Math.abs(y - surface.height / 2) : Math.abs(x - surface.width / 2);
    };
    const cuts = placed.filter((one) => !isUncut(lengthFromThisEnd(one), one.tile[size]));
    const cut = nearest(cuts, fromMiddle);
    return cut ? [{ at: middleOf(cut.piece), length: cut.piece[size] }] : [];
  });
  return figures.filter(({ at }, index) => index === figures.findIndex((one) => one.at.join() === at.join()));
}

const isSeen = (surface: Surface, piece: Rectangle) =>
  piece.width >= sawdustMm &&
  piece.height >= sawdustMm &&
  !surface.openings.some((opening) => overlaps(piece, opening));
