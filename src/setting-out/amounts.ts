import type { Plan } from "./plan";

/** What a tile's content says beside its face. */
export interface Packing {
  /** In millimetres. */
  thickness: number;
  tilesPerBox: number;
  soldAs: string;
}

export interface Amounts {
  /** With spares. */
  tiles: number;
  boxes: number;
  /** In square metres, one decimal. */
  area: number;
  /** In kilograms, rounded up. */
  adhesive: number;
  grout: number;
}

const SQUARE_METRE = 1_000_000;

/** What a plan takes; a cut is reckoned as a tile, since its other part seldom fits elsewhere. `spares` is a percentage. */
export function amountsOf(plan: Plan, packing: Packing, spares: number): Amounts {
  const tiles = Math.ceil((plan.whole + plan.cuts.length) * (1 + spares / 100));
  const squareMetres = plan.area / SQUARE_METRE;
  return {
    tiles,
    boxes: Math.ceil(tiles / packing.tilesPerBox),
    area: Math.round(squareMetres * 10) / 10,
    adhesive: Math.ceil(squareMetres * adhesivePerSquareMetre(plan, packing)),
    grout: Math.ceil(squareMetres * groutPerSquareMetre(plan, packing) * 10) / 10,
  };
}

/** TAL's coverage in kg/m² for cement adhesive, the upper figure of each range: docs/content-sources.md. */
function adhesivePerSquareMetre({ laying: { tile } }: Plan, { soldAs }: Packing): number {
  const longest = Math.max(tile.width, tile.height);
  if (soldAs === "sheets") return 5;
  if (longest >= 600) return 8;
  return longest > 300 ? 6 : 3;
}

/** Mapei's formula, (A + B) / (A × B) × C × D × 1.6 in kg/m², all in millimetres: docs/content-sources.md. */
function groutPerSquareMetre({ laying: { tile, joint } }: Plan, { thickness }: Packing): number {
  return ((tile.width + tile.height) / (tile.width * tile.height)) * thickness * joint * 1.6;
}
