import { bondNames } from "../../content/values/bonds";
import type { PlannedTile } from "../room/planned-tile";
import { laidTile } from "../set-out/lattice";
import { type RoomPlan, type SurfacePlan, sumOf } from "../set-out/room-plan";
import { boxOf, piecesBeside } from "../set-out/shapes";
import type { Size } from "../trade";
import { tilesForPieces } from "./offcuts";

/** A square metre in square millimetres. */
export const squareMetre = 1_000_000;

/** The longest side from which a tile is a plank or a slab. */
const plankOrSlabMm = 600;

/** The amounts to buy of one tile of a room. */
export interface TileAmount {
  tile: PlannedTile;
  surfaces: readonly SurfacePlan[];
  /** Tiles with spares. */
  tiles: number;
  boxes: number;
}

/** Returns the materials of a room: each of its tiles, the area in square metres, adhesive and grout in kilograms. */
export function amountsOf({ surfaces, spares, area }: RoomPlan) {
  return {
    tiles: tilesOf(surfaces).map((tile): TileAmount => {
      const laidWith = surfaces.filter((surface) => surface.tile.slug === tile.slug);
      const tiles = Math.ceil(withoutFloatError(tilesBeforeSpares(laidWith) * (1 + spares / 100)));
      return { tile, surfaces: laidWith, tiles, boxes: Math.ceil(tiles / tile.tilesPerBox) };
    }),
    area: Math.round(area / (squareMetre / 10)) / 10,
    adhesive: Math.ceil(sumOf(surfaces, (surface) => surface.area * adhesive(surface.tile)) / squareMetre),
    grout: Math.ceil(withoutFloatError(10 * sumOf(surfaces, grout))) / 10,
  };
}

/** Returns a number without the error of binary fractions: 50 × 1.1 is 55.00000000000001, and would buy a tile too many. */
export const withoutFloatError = (number: number): number => Math.round(number * 1_000_000) / 1_000_000;

/** Returns the tiles of a room, each once. */
export const tilesOf = (surfaces: readonly SurfacePlan[]): PlannedTile[] =>
  surfaces
    .map(({ tile }) => tile)
    .filter((tile, index, all) => all.findIndex(({ slug }) => slug === tile.slug) === index);

/** Counts the tiles that whole pieces and cuts are made of. Surfaces that are laid alike share offcuts. */
function tilesBeforeSpares(surfaces: readonly SurfacePlan[]): number {
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
function tilesForCuts(surfaces: readonly SurfacePlan[]): number {
  const [laying] = surfaces;
  if (!laying) return 0;
  if (laying.bond === "herringbone" || longestSide(laying.tile) < plankOrSlabMm)
    return sumOf(surfaces, ({ cuts }) => cuts.length);
  const pieces = surfaces.flatMap(({ cuts, tiled }) =>
    cuts.flatMap((cut) => piecesBeside(tiled.openings, boxOf(cut))),
  );
  return tilesForPieces(pieces, laidTile(laying));
}

const longestSide = ({ width, height }: Size) => Math.max(width, height);

/** Returns TAL's coverage in kg/m² for cement adhesive, the upper figure of each range: docs/content-sources.md. */
function adhesive(tile: PlannedTile): number {
  if (tile.soldAs === "sheets") return 5;
  if (longestSide(tile) > plankOrSlabMm) return 8;
  return longestSide(tile) > 300 ? 6 : 3;
}

/**
 * Returns a surface's grout in kilograms by Mapei's formula, (A + B) / (A × B) × C × D × 1.6 in kg/m²:
 * docs/content-sources.md.
 */
function grout({ tile: { width, height, thickness }, joint, area }: SurfacePlan): number {
  const perSquareMetre = ((width + height) / (width * height)) * thickness * joint * 1.6;
  return (area / squareMetre) * perSquareMetre;
}
