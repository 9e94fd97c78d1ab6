import { type Bond, bondNames } from "../../content/values/planner-names";
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
  tileCount: number;
  boxes: number;
}

/** The materials to buy for a room. */
export interface Amounts {
  /** One for each of the room's tiles. */
  perTile: readonly TileAmount[];
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
  const total = (perSquareMetre: (surface: PlannedSurface) => number) =>
    withoutFloatError(sumOf(surfaces, (one) => one.area * perSquareMetre(one)) / squareMetre);
  return {
    perTile: [...tiles.values()].map((tile) => {
      const laidWith = surfaces.filter((surface) => surface.tile.slug === tile.slug);
      return tileAmount(tile, laidWith, spares);
    }),
    area: Math.round(total(() => 1) * 10) / 10,
    adhesive: Math.ceil(total(adhesivePerSquareMetre)),
    grout: Math.ceil(withoutFloatError(total(groutPerSquareMetre) * 10)) / 10,
  };
}

/** Removes the error of binary fractions: 50 × 1.1 is 55.00000000000001, and would buy a tile too many. */
export const withoutFloatError = (number: number): number => Math.round(number * 1_000_000) / 1_000_000;

/** Counts what to buy of one tile for the surfaces that are laid with it. Surfaces with the same bond share offcuts. */
function tileAmount(tile: PlannedTile, surfaces: readonly PlannedSurface[], spares: number): TileAmount {
  let used = sumOf(surfaces, ({ wholeTiles }) => wholeTiles);
  for (const bond of bondNames) {
    const laidAlike = surfaces.filter((surface) => surface.bond === bond);
    used += tilesForCuts(tile, bond, laidAlike);
  }
  const tileCount = Math.ceil(withoutFloatError(used * (1 + spares / 100)));
  return { tile, surfaces, tileCount, boxes: Math.ceil(tileCount / tile.tilesPerBox) };
}

/**
 * Counts the tiles that the cuts of surfaces with one tile and bond are made of. The cuts of planks and slabs share tiles. A cut
 * of a small tile counts as a tile, because its offcut seldom fits elsewhere; and so does a slanting cut of a herringbone.
 */
function tilesForCuts(tile: PlannedTile, bond: Bond, surfaces: readonly PlannedSurface[]): number {
  if (bond === "herringbone" || longestSide(tile) < plankOrSlabMm)
    return sumOf(surfaces, ({ cuts }) => cuts.length);
  const pieces = surfaces.flatMap(({ cuts, tiled }) =>
    cuts.flatMap((cut) => piecesBeside(tiled.openings, boxOf(cut))),
  );
  return tilesForPieces(pieces, sizeAsLaid({ tile, bond }));
}

const longestSide = ({ width, height }: Size) => Math.max(width, height);

/** Kilograms by TAL's coverage for cement adhesive, the upper figure of each range: docs/content-sources.md. */
function adhesivePerSquareMetre({ tile }: PlannedSurface): number {
  if (tile.soldAs === "sheets") return 5;
  if (longestSide(tile) > plankOrSlabMm) return 8;
  return longestSide(tile) > 300 ? 6 : 3;
}

/** Kilograms by Mapei's formula, (A + B) / (A × B) × C × D × 1.6: docs/content-sources.md. */
function groutPerSquareMetre({ tile: { width, height, thickness }, joint }: PlannedSurface): number {
  return ((width + height) / (width * height)) * thickness * joint * 1.6;
}
