import type { Rectangle, Size } from "./lattice";
import { KERF } from "./run";

/** The width of a saw cut, in millimetres. */
const SAW_CUT = 3;

/** Lengths that differ by less than this are the same length, in millimetres. */
const TOLERANCE = 0.01;

/**
 * Counts the tiles that these pieces are cut from. Tiles are ripped into strips first, then each strip is cut to length.
 * Pieces are not turned, because many planks and slabs have a grain. The widest strip and the longest piece go first, each
 * to the first strip or tile with room for it (https://en.wikipedia.org/wiki/First-fit-decreasing_bin_packing), so the
 * count is always enough, and in rare cases more than the fewest.
 */
export function tilesForPieces(pieces: readonly Size[], tile: Size): number {
  const strips: { height: number; left: number }[] = [];
  for (const { width, height } of [...pieces].sort((a, b) => b.height - a.height || b.width - a.width)) {
    const strip = strips.find((one) => one.height >= height - TOLERANCE && fits(width, one.left));
    if (strip) strip.left -= width + SAW_CUT;
    else strips.push({ height, left: tile.width - width - SAW_CUT });
  }
  const tiles: number[] = [];
  for (const { height } of strips) {
    const tileWithRoom = tiles.findIndex((left) => fits(height, left));
    if (tileWithRoom < 0) tiles.push(tile.height - height - SAW_CUT);
    else tiles[tileWithRoom] = (tiles[tileWithRoom] ?? 0) - height - SAW_CUT;
  }
  return tiles.length;
}

/**
 * The pieces of a tile that openings leave. An opening that crosses the tile from edge to edge takes its part away; one that
 * takes a corner or a notch leaves a piece as large as before.
 */
export function piecesBeside(openings: readonly Rectangle[], tile: Rectangle): Rectangle[] {
  return openings.reduce((pieces, opening) => pieces.flatMap((piece) => outside(opening, piece)), [tile]);
}

function outside(opening: Rectangle, piece: Rectangle): Rectangle[] {
  const [across, up] = [stretches("x", "width", opening, piece), stretches("y", "height", opening, piece)];
  const isAside = across.meets === false || up.meets === false;
  if (isAside) return [piece];
  if (up.isCovered) return across.left.map(([x, width]) => ({ ...piece, x, width }));
  if (across.isCovered) return up.left.map(([y, height]) => ({ ...piece, y, height }));
  return [piece];
}

/** In one direction: the stretches of a piece before and behind an opening. */
function stretches(at: "x" | "y", size: "width" | "height", opening: Rectangle, piece: Rectangle) {
  const [from, to] = [opening[at], opening[at] + opening[size]];
  const end = piece[at] + piece[size];
  const both: [start: number, length: number][] = [
    [piece[at], from - piece[at]],
    [to, end - to],
  ];
  const left = both.filter(([, length]) => length > KERF);
  return { meets: from < end - KERF && to > piece[at] + KERF, isCovered: left.length === 0, left };
}

const fits = (length: number, left: number) => length <= left + TOLERANCE;
