import type { TilePlan } from "./plan-request";

const SQUARE_METRE = 1_000_000;

/**
 * What a plan takes: tiles with spares, and in boxes; square metres; adhesive and grout in kilograms. A cut
 * is reckoned as a tile, since its other part seldom fits elsewhere.
 */
export function amountsOf({ whole, cuts, area, laying: { joint }, tile, spares }: TilePlan) {
  const tiles = Math.ceil((whole + cuts.length) * (1 + spares / 100));
  const squareMetres = area / SQUARE_METRE;
  // Mapei's formula, (A + B) / (A × B) × C × D × 1.6 in kg/m², all in millimetres: docs/content-sources.md.
  const grout = ((tile.width + tile.height) / (tile.width * tile.height)) * tile.thickness * joint * 1.6;
  return {
    tiles,
    boxes: Math.ceil(tiles / tile.tilesPerBox),
    area: Math.round(squareMetres * 10) / 10,
    adhesive: Math.ceil(squareMetres * adhesive(Math.max(tile.width, tile.height), tile.soldAs)),
    grout: Math.ceil(squareMetres * grout * 10) / 10,
  };
}

/** TAL's coverage in kg/m² for cement adhesive, the upper figure of each range: docs/content-sources.md. */
function adhesive(longestSide: number, soldAs: string): number {
  if (soldAs === "sheets") return 5;
  if (longestSide >= 600) return 8;
  return longestSide > 300 ? 6 : 3;
}
