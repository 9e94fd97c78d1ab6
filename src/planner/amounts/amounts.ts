import type { PlannedTile } from "../room/planned-tile";
import { laidTile } from "../set-out/lattice";
import type { RoomPlan, SurfacePlan } from "../set-out/room-plan";
import { boxOf, piecesBeside } from "../set-out/shapes";
import type { Laying } from "../trade";
import { tilesForPieces } from "./offcuts";
import { exact, rounded, roundedUp } from "./rounding";

export const SQUARE_METRE = 1_000_000;

/** The longest side from which a tile is a plank or a slab, in millimetres. */
const PLANK_OR_SLAB = 600;

/** The amounts to buy of one tile of a room. */
export interface TileAmount {
  tile: PlannedTile;
  surfaces: readonly SurfacePlan[];
  /** Tiles with spares. */
  tiles: number;
  boxes: number;
}

/** The materials of a room: each of its tiles, square metres to a tenth, adhesive and grout in kilograms. */
export function amountsOf({ surfaces, spares, area }: RoomPlan) {
  return {
    tiles: tilesOf(surfaces).map((tile): TileAmount => {
      const own = surfaces.filter((surface) => surface.tile.slug === tile.slug);
      const tiles = withSpares(tilesBeforeSpares(own), spares);
      return { tile, surfaces: own, tiles, boxes: roundedUp(tiles, tile.tilesPerBox) };
    }),
    area: rounded(area, SQUARE_METRE / 10) / 10,
    adhesive: roundedUp(
      surfaces.reduce((sum, surface) => sum + surface.area * adhesive(surface.tile), 0),
      SQUARE_METRE,
    ),
    grout: Math.ceil(exact(surfaces.reduce((sum, surface) => sum + 10 * grout(surface), 0))) / 10,
  };
}

const tilesOf = (surfaces: readonly SurfacePlan[]): PlannedTile[] =>
  surfaces
    .map(({ tile }) => tile)
    .filter((tile, index, all) => all.findIndex(({ slug }) => slug === tile.slug) === index);

/** A percentage has at most two decimals here, so that hundredths of it are whole numbers. */
const withSpares = (tiles: number, spares: number): number =>
  roundedUp(tiles * (10_000 + Math.round(spares * 100)), 10_000);

/** Counts the tiles that whole pieces and cuts are made of. Surfaces that are laid alike share offcuts. */
function tilesBeforeSpares(surfaces: readonly SurfacePlan[]): number {
  const isAlike = (one: SurfacePlan, other: SurfacePlan) => one.laying.bond === other.laying.bond;
  const groups = surfaces
    .filter((surface, index) => surfaces.findIndex((other) => isAlike(surface, other)) === index)
    .map((surface) => surfaces.filter((other) => isAlike(surface, other)));
  const whole = surfaces.reduce((sum, surface) => sum + surface.whole, 0);
  return groups.reduce((sum, group) => sum + tilesForCuts(group), whole);
}

/**
 * Counts the tiles for all cuts of surfaces that are laid alike. Planks and slabs share offcuts. A cut of a small tile counts
 * as a tile, because the rest seldom matches elsewhere; and so does a slanting cut of a herringbone.
 */
function tilesForCuts(surfaces: readonly SurfacePlan[]): number {
  const laying = surfaces[0]?.laying;
  if (!laying) return 0;
  if (laying.bond === "herringbone" || longestSide(laying) < PLANK_OR_SLAB)
    return surfaces.reduce((sum, { cuts }) => sum + cuts.length, 0);
  const pieces = surfaces.flatMap(({ cuts, surface }) =>
    cuts.flatMap((cut) => piecesBeside(surface.openings, boxOf(cut))),
  );
  return tilesForPieces(pieces, laidTile(laying));
}

const longestSide = ({ tile }: Pick<Laying, "tile">) => Math.max(tile.width, tile.height);

/** TAL's coverage in kg/m² for cement adhesive, the upper figure of each range: docs/content-sources.md. */
function adhesive(tile: PlannedTile): number {
  if (tile.soldAs === "sheets") return 5;
  if (longestSide({ tile }) > PLANK_OR_SLAB) return 8;
  return longestSide({ tile }) > 300 ? 6 : 3;
}

/** Mapei's formula, (A + B) / (A × B) × C × D × 1.6 in kg/m², all in millimetres: docs/content-sources.md. */
function grout({ tile: { width, height, thickness }, laying, area }: SurfacePlan): number {
  const perSquareMetre = ((width + height) / (width * height)) * thickness * laying.joint * 1.6;
  return (area / SQUARE_METRE) * perSquareMetre;
}
