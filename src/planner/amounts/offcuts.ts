import type { Size } from "../trade";

/** The width of a saw cut. */
const sawCutMm = 3;

/** Lengths that differ by less than this are the same length. */
const toleranceMm = 0.01;

/**
 * Counts the tiles that these pieces are cut from. Tiles are ripped into strips first, then each strip is cut to length.
 * Pieces are not turned, because many planks and slabs have a grain. The widest strip and the longest piece go first, each
 * to the first strip or tile with room for it (https://en.wikipedia.org/wiki/First-fit-decreasing_bin_packing), so the
 * count is always enough, and in rare cases more than the fewest.
 */
export function tilesForPieces(pieces: readonly Size[], tile: Size): number {
  const strips: { height: number; left: number }[] = [];
  for (const { width, height } of [...pieces].sort((a, b) => b.height - a.height || b.width - a.width)) {
    const strip = strips.find((one) => one.height >= height - toleranceMm && fits(width, one.left));
    if (strip) strip.left -= width + sawCutMm;
    else strips.push({ height, left: tile.width - width - sawCutMm });
  }
  const tiles: number[] = [];
  for (const { height } of strips) {
    const tileWithRoom = tiles.findIndex((left) => fits(height, left));
    if (tileWithRoom < 0) tiles.push(tile.height - height - sawCutMm);
    else tiles[tileWithRoom] = (tiles[tileWithRoom] ?? 0) - height - sawCutMm;
  }
  return tiles.length;
}

/** True if a length can be cut from what is left of another. */
const fits = (length: number, left: number): boolean => length <= left + toleranceMm;
