import type { Laying, Point, Rectangle, Surface } from "../trade";
import { cornersOfTile, type LaidLine, type LaidTile, type Lattice, latticeOf, tilesOn } from "./lattice";
import { isWhole, LEAST_CUT_OFF, SAWDUST } from "./line";
import { areaOf, coreOf, corners, cutAlong, cutTo, meet, piecesBeside, topAt, within } from "./shapes";

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
  if (isAboveTop(surface, tile)) return undefined;
  const piece = within(wholeOf(surface), tile);
  if (piece.width <= SAWDUST || piece.height <= SAWDUST) return undefined;
  if (!isBelowTop(surface, tile)) {
    const { outline, seen } = visible(surface, tile);
    return seen > DUST ? outline : undefined;
  }
  return piecesBeside(surface.openings, piece).length > 0 ? corners(piece) : undefined;
}

/** The piece of a tile of a herringbone. */
function slantingPiece(surface: Surface, tile: LaidTile, { tile: face }: Laying): Piece {
  if (isWholeTile(surface, tile)) return "whole";
  if (isAboveTop(surface, tile)) return undefined;
  const { outline, seen } = visible(surface, tile);
  if (seen > face.width * face.height - DUST) return "whole";
  return seen > DUST ? outline : undefined;
}

/** A tile cut to the surface, and its area beside the openings. */
function visible(surface: Surface, tile: LaidTile) {
  const inside = cutTo(wholeOf(surface), cornersOfTile(tile));
  const outline = cutAlong(inside, ([x, y]) => topAt(surface, x) - y);
  const hidden = surface.openings.reduce((sum, opening) => sum + areaOf(cutTo(opening, outline)), 0);
  return { outline, seen: areaOf(outline) - hidden };
}

const wholeOf = ({ width, height }: Surface): Rectangle => ({ x: 0, y: 0, width, height });

/** True for a tile of which edges, a slope and openings take less than a tiler cuts. */
export function isWholeTile(surface: Surface, tile: Rectangle): boolean {
  const margin = LEAST_CUT_OFF - SAWDUST;
  const piece = within(wholeOf(surface), tile);
  const isInside = isWhole(piece.width, tile.width) && isWhole(piece.height, tile.height);
  if (!isInside || !isBelowTop(surface, { ...piece, height: piece.height - margin })) return false;
  return !surface.openings.some((opening) => meet(coreOf(tile, margin), opening));
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
