import type { Laying, Point, Rectangle, Surface } from "../trade";
import { cornersOfTile, type LaidLine, type LaidTile, type Lattice, latticeOf, tilesOn } from "./lattice";
import { isWhole, LEAST_CUT_OFF, SAWDUST } from "./line";
import { areaOf, coreOf, corners, cutTo, meet, piecesBeside, within } from "./shapes";

/** A surface that is set out, and its pieces. */
export interface SetOut {
  surface: Surface;
  laying: Laying;
  lattice: Lattice;
  /** How many tiles are whole. */
  whole: number;
  /** The tiles that are cut at the surface's edges or at openings; these may still cover a part of them. */
  cuts: readonly (readonly Point[])[];
}

/** Less than this of a slanting tile is dust, in square millimetres. */
const DUST = 1;

/** Sets out a surface and finds its pieces. Courses that it shares with other walls are given. */
export function setOut(surface: Surface, laying: Laying, shared?: LaidLine): SetOut {
  const lattice = latticeOf(surface, laying, shared);
  const pieceOf = lattice.lines ? uprightPiece : slantingPiece;
  const pieces = tilesOn(surface, lattice).map((tile) => pieceOf(surface, tile, laying));
  return {
    surface,
    laying,
    lattice,
    whole: pieces.filter((piece) => piece === "whole").length,
    cuts: pieces.filter((piece) => piece !== "whole" && piece !== undefined),
  };
}

/** The part of one tile that the surface shows. Undefined if it shows none. */
type Piece = "whole" | readonly Point[] | undefined;

/** The piece of a tile with upright edges. */
function uprightPiece(surface: Surface, tile: LaidTile): Piece {
  if (isWholeTile(surface, tile)) return "whole";
  const piece = within(wholeOf(surface), tile);
  if (piece.width <= SAWDUST || piece.height <= SAWDUST) return undefined;
  return piecesBeside(surface.openings, piece).length > 0 ? corners(piece) : undefined;
}

/** The piece of a tile of a herringbone. */
function slantingPiece(surface: Surface, tile: LaidTile, { tile: face }: Laying): Piece {
  if (isWholeTile(surface, tile)) return "whole";
  const outline = cutTo(wholeOf(surface), cornersOfTile(tile));
  const hidden = surface.openings.reduce((sum, opening) => sum + areaOf(cutTo(opening, outline)), 0);
  const seen = areaOf(outline) - hidden;
  if (seen > face.width * face.height - DUST) return "whole";
  return seen > DUST ? outline : undefined;
}

const wholeOf = ({ width, height }: Surface): Rectangle => ({ x: 0, y: 0, width, height });

/** True for a tile of which edges and openings take less than a tiler cuts. */
export function isWholeTile(surface: Surface, tile: Rectangle): boolean {
  const margin = LEAST_CUT_OFF - SAWDUST;
  const piece = within(wholeOf(surface), tile);
  if (!isWhole(piece.width, tile.width) || !isWhole(piece.height, tile.height)) return false;
  return !surface.openings.some((opening) => meet(coreOf(tile, margin), opening));
}
