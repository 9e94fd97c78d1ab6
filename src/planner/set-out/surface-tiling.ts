import type { Laying, Point, Rectangle, Surface } from "../trade";
import type { AxisTiling } from "./axis-tiling";
import { cornersOfTile, type LaidTile, type Lattice, latticeOf, tilesOn } from "./lattice";
import { areaOf, clipTo, corners, inset, intersection, overlaps, piecesBeside } from "./shapes";
import { isUncut, leastCutOffMm, sawdustMm } from "./tolerances";

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
  const cutOf = lattice.axes ? uprightCut : slantingCut;
  const pieces = tilesOn(surface, lattice).map((tile) =>
    isWholeTile(surface, tile) ? "whole" : cutOf(surface, tile, laying),
  );
  return {
    lattice,
    wholeTiles: pieces.filter((piece) => piece === "whole").length,
    cuts: pieces.filter((piece) => piece !== "whole" && piece !== undefined),
  };
}

/** The outline of a cut tile with upright edges. Undefined if the surface shows nothing of it. */
function uprightCut(surface: Surface, tile: LaidTile): readonly Point[] | undefined {
  const piece = intersection(boundsOf(surface), tile);
  return piecesBeside(surface.openings, piece).length > 0 ? corners(piece) : undefined;
}

/** The outline of a herringbone's cut tile, or "whole" if only dust is cut off. Undefined if the surface shows nothing of it. */
function slantingCut(
  surface: Surface,
  tile: LaidTile,
  { tile: { width, height } }: Laying,
): readonly Point[] | "whole" | undefined {
  const outline = clipTo(boundsOf(surface), cornersOfTile(tile));
  const hidden = surface.openings.reduce((sum, opening) => sum + areaOf(clipTo(opening, outline)), 0);
  const seen = areaOf(outline) - hidden;
  if (seen > width * height - dustMm2) return "whole";
  return seen > dustMm2 ? outline : undefined;
}

const boundsOf = ({ width, height }: Surface): Rectangle => ({ x: 0, y: 0, width, height });

/** True for a tile from which edges and openings take less than a tiler cuts off. */
export function isWholeTile(surface: Surface, tile: Rectangle): boolean {
  const piece = intersection(boundsOf(surface), tile);
  if (!isUncut(piece.width, tile.width) || !isUncut(piece.height, tile.height)) return false;
  const core = inset(tile, leastCutOffMm - sawdustMm);
  return !surface.openings.some((opening) => overlaps(core, opening));
}
