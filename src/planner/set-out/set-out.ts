import type { Laying, Point, Rectangle, Surface } from "../trade";
import { cornersOfTile, type LaidTile, type Lattice, latticeOf, tilesOn } from "./lattice";
import { isWhole, LEAST_CUT_OFF, SAWDUST, type SetOutLine } from "./line";
import { areaOf, clipTo, corners, inset, intersection, overlaps, piecesBeside } from "./shapes";

/** How a surface is set out, and its pieces. */
export interface SetOut {
  lattice: Lattice;
  /** How many tiles are whole. */
  whole: number;
  /** The tiles that are cut at the surface's edges or at openings; these may still cover a part of them. */
  cuts: readonly (readonly Point[])[];
}

/** Less than this of a slanting tile is dust, in square millimetres. */
const DUST = 1;

/** Sets out a surface and finds its pieces. Courses that it shares with other walls are given. */
export function setOut(surface: Surface, laying: Laying, shared?: SetOutLine): SetOut {
  const lattice = latticeOf(surface, laying, shared);
  const cutOf = lattice.lines ? uprightCut : slantingCut;
  const pieces = tilesOn(surface, lattice).map((tile) =>
    isWholeTile(surface, tile) ? "whole" : cutOf(surface, tile, laying),
  );
  return {
    lattice,
    whole: pieces.filter((piece) => piece === "whole").length,
    cuts: pieces.filter((piece) => piece !== "whole" && piece !== undefined),
  };
}

/** What the surface shows of a tile with upright edges. Undefined if it shows nothing. */
function uprightCut(surface: Surface, tile: LaidTile): readonly Point[] | undefined {
  const piece = intersection(boundsOf(surface), tile);
  return piecesBeside(surface.openings, piece).length > 0 ? corners(piece) : undefined;
}

/** What the surface shows of a tile of a herringbone. It may be whole but for dust. */
function slantingCut(
  surface: Surface,
  tile: LaidTile,
  { tile: { width, height } }: Laying,
): readonly Point[] | "whole" | undefined {
  const outline = clipTo(boundsOf(surface), cornersOfTile(tile));
  const hidden = surface.openings.reduce((sum, opening) => sum + areaOf(clipTo(opening, outline)), 0);
  const seen = areaOf(outline) - hidden;
  if (seen > width * height - DUST) return "whole";
  return seen > DUST ? outline : undefined;
}

const boundsOf = ({ width, height }: Surface): Rectangle => ({ x: 0, y: 0, width, height });

/** True for a tile of which edges and openings take less than a tiler cuts. */
export function isWholeTile(surface: Surface, tile: Rectangle): boolean {
  const piece = intersection(boundsOf(surface), tile);
  if (!isWhole(piece.width, tile.width) || !isWhole(piece.height, tile.height)) return false;
  const core = inset(tile, LEAST_CUT_OFF - SAWDUST);
  return !surface.openings.some((opening) => overlaps(core, opening));
}
