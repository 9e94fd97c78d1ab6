import { tilesForPieces } from "./offcuts";
import { boxOf, piecesBeside } from "./polygons";
import { type RoomPlan, tilesRoundCorners } from "./room-plan";

const SQUARE_METRE = 1_000_000;

/** The longest side from which a tile is a plank or a slab, in millimetres. */
const PLANK_OR_SLAB = 600;

/** The materials of a room: tiles with spares, and in boxes; square metres; adhesive and grout in kilograms. */
export function amountsOf(room: RoomPlan) {
  const {
    whole,
    area,
    laying: { joint },
    tile,
    spares,
  } = room;
  const tiles = Math.ceil((whole + tilesForCuts(room)) * (1 + spares / 100));
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

/**
 * Counts the tiles for all cuts of a room. Planks and slabs share offcuts. A cut of a small tile counts as a tile, because
 * the rest seldom matches elsewhere, unless it turns the next corner; and so does a slanting cut of a herringbone.
 */
function tilesForCuts(room: RoomPlan): number {
  const {
    surfaces,
    tile,
    laying: { bond },
  } = room;
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  if (bond === "herringbone" || long < PLANK_OR_SLAB) return room.cut - tilesRoundCorners(room);
  const laid = bond === "vertical" ? { width: short, height: long } : tile;
  return tilesForPieces(
    surfaces.flatMap(({ cuts, surface }) =>
      cuts.flatMap((cut) => piecesBeside(surface.openings, boxOf(cut))),
    ),
    laid,
  );
}

/** TAL's coverage in kg/m² for cement adhesive, the upper figure of each range: docs/content-sources.md. */
function adhesive(longestSide: number, soldAs: string): number {
  if (soldAs === "sheets") return 5;
  if (longestSide >= PLANK_OR_SLAB) return 8;
  return longestSide > 300 ? 6 : 3;
}
