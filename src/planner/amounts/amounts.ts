import { bondNames } from "../../content/values/planner-names";
import type { PlannedTile } from "../room/planned-tile";
import { sizeAsLaid } from "../set-out/lattice";
import { type PlannedSurface, sumOf } from "../set-out/set-out-room";
import { boxOf, piecesBeside } from "../set-out/shapes";
import type { Size } from "../trade";
import { tilesForPieces } from "./offcuts";

/** A square metre in square millimetres. */
export const squareMetre = 1_000_000;

/** A tile whose longest side is at least this long is a plank or a slab: its offcuts are used. A longer one needs more adhesive. */
const plankOrSlabMm = 600;

/** The amounts to buy of one tile of a room. */
export interface TileAmount {
  tile: PlannedTile;
  surfaces: readonly PlannedSurface[];
  /** Tiles with spares. */
  tiles: number;
  boxes: number;
}

/** The materials to buy for a room. */
export interface Amounts {
  /** One for each of the room's tiles. */
  tiles: readonly TileAmount[];
  /** Square metres to tile, to a tenth. */
  area: number;
  /** Kilograms. */
  adhesive: number;
  /** Kilograms, to a tenth. */
  grout: number;
}

/** Counts the materials of a room's surfaces. `spares` is the percentage of tiles that is bought in addition. */
export function amountsOf(surfaces: readonly PlannedSurface[], spares: number): Amounts {
  const tiles = new Map(surfaces.map(({ tile }) => [tile.slug, tile]));
  const area = sumOf(surfaces, (surface) => surface.area);
  return {
    tiles: [...tiles.values()].map((tile): TileAmount => {
      const laidWith = surfaces.filter((surface) => surface.tile.slug === tile.slug);
      const count = Math.ceil(withoutFloatError(tilesBeforeSpares(laidWith) * (1 + spares / 100)));
      return { tile, surfaces: laidWith, tiles: count, boxes: Math.ceil(count / tile.tilesPerBox) };
    }),
    area: Math.round(area / (squareMetre / 10)) / 10,
    adhesive: Math.ceil(sumOf(surfaces, (surface) => surface.area * adhesive(surface.tile)) / squareMetre),
    grout: Math.ceil(withoutFloatError(10 * sumOf(surfaces, grout))) / 10,
  };
}

/** Removes the error of binary fractions: 50 × 1.1 is 55.00000000000001, and would buy a tile too many. */
export const withoutFloatError = (number: number): number => Math.round(number * 1_000_000) / 1_000_000;

/** Counts the tiles that whole pieces and cuts are made of. Surfaces that are laid alike share offcuts. */
function tilesBeforeSpares(surfaces: readonly PlannedSurface[]): number {
  const laidAlike = bondNames.map((bond) => surfaces.filter((surface) => surface.bond === bond));
  return laidAlike.reduce(
    (sum, alike) => sum + tilesForCuts(alike),
    sumOf(surfaces, ({ wholeTiles }) => wholeTiles),
  );
}

/**
 * Counts the tiles for all cuts of surfaces that are laid alike. Planks and slabs share offcuts. A cut of a small tile counts
 * as a tile, because the rest seldom matches elsewhere; and so does a slanting cut of a herringbone.
 */
function tilesForCuts(surfaces: readonly PlannedSurface[]): number {
  const [firstSurface] = surfaces;
  if (!firstSurface) return 0;
  if (firstSurface.bond === "herringbone" || longestSide(firstSurface.tile) < plankOrSlabMm)
    return sumOf(surfaces, ({ cuts }) => cuts.length);
  const pieces = surfaces.flatMap(({ cuts, tiled }) =>
    cuts.flatMap((cut) => piecesBeside(tiled.openings, boxOf(cut))),
  );
  return tilesForPieces(pieces, sizeAsLaid(firstSurface));
}

const longestSide = ({ width, height }: Size) => Math.max(width, height);

/** TAL's coverage in kg/m² for cement adhesive, the upper figure of each range: docs/content-sources.md. */
function adhesive(tile: PlannedTile): number {
  if (tile.soldAs === "sheets") return 5;
  if (longestSide(tile) > plankOrSlabMm) return 8;
  return longestSide(tile) > 300 ? 6 : 3;
}

/** A surface's grout in kilograms by Mapei's formula, (A + B) / (A × B) × C × D × 1.6 in kg/m²: docs/content-sources.md. */
function grout({ tile: { width, height, thickness }, joint, area }: PlannedSurface): number {
  const perSquareMetre = ((width + height) / (width * height)) * thickness * joint * 1.6;
  return (area / squareMetre) * perSquareMetre;
}
