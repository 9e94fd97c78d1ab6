import type { Laying, Point, Rectangle, Surface } from "../trade";
import type { AxisTiling } from "./axis-tiling";
import { cornersOfTile, type LaidTile, type Lattice, latticeOf, tilesOn } from "./lattice";
import { areaOf, clipTo, corners, intersection, piecesBeside } from "./shapes";
import { isUncut } from "./tolerances";

/** Where the tiles of a surface lie, and which are whole and cut. */
export interface SurfaceTiling {
  lattice: Lattice;
  wholeTiles: number;
  /** The outlines of the cut tiles. They end at the surface's edges, but still cover the parts that openings take away. */
  cuts: readonly (readonly Point[])[];
}

/** Less of a slanting tile than this is dust, in square millimetres. */
const dustMm2 = 1;

/** Sets out a surface. Walls of one room share `courses`; a surface by itself has its own. */
export function setOutSurface(surface: Surface, laying: Laying, courses?: AxisTiling): SurfaceTiling {
  const lattice = latticeOf(surface, laying, courses);
  const pieceOf = lattice.axes ? uprightPiece : slantingPiece;
  const pieces = tilesOn(surface, lattice).flatMap((tile) => pieceOf(surface, tile, laying) ?? []);
  return {
    lattice,
    wholeTiles: pieces.filter(({ isWhole }) => isWhole).length,
    cuts: pieces.flatMap(({ outline, isWhole }) => (isWhole ? [] : [outline])),
  };
}

/** What a surface shows of a tile. */
interface Piece {
  outline: readonly Point[];
  isWhole: boolean;
}

/** The piece of a tile with upright edges. Undefined if the surface shows nothing of it. */
function uprightPiece(surface: Surface, tile: LaidTile): Piece | undefined {
  const piece = intersection(boundsOf(surface), tile);
  if (piecesBeside(surface.openings, piece).length === 0) return undefined;
  return { outline: corners(piece), isWhole: isWholeTile(surface, tile) };
}

/** The piece of a herringbone's tile. Undefined if the surface shows no more than dust of it. */
function slantingPiece(
  surface: Surface,
  tile: LaidTile,
  { tile: { width, height } }: Laying,
): Piece | undefined {
  const outline = clipTo(boundsOf(surface), cornersOfTile(tile));
  const hidden = surface.openings.reduce((sum, opening) => sum + areaOf(clipTo(opening, outline)), 0);
  const seen = areaOf(outline) - hidden;
  if (seen <= dustMm2) return undefined;
  return { outline, isWhole: seen > width * height - dustMm2 || isWholeTile(surface, tile) };
}

const boundsOf = ({ width, height }: Surface): Rectangle => ({ x: 0, y: 0, width, height });

/** True for a tile from which edges and openings take less than a tiler cuts off. */
export function isWholeTile(surface: Surface, tile: Rectangle): boolean {
  const piece = intersection(boundsOf(surface), tile);
  if (!isUncut(piece.width, tile.width) || !isUncut(piece.height, tile.height)) return false;
  return surface.openings.every((opening) => {
    const taken = intersection(opening, tile);
    return isUncut(tile.width - taken.width, tile.width) || isUncut(tile.height - taken.height, tile.height);
  });
}
