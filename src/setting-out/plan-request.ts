import type { Packing } from "./amounts";
import type { Bond, Laying, Rectangle } from "./lattice";
import { readLength } from "./lengths";
import { meet, type Surface } from "./plan";

/** A tile that can be planned with, from its content. */
export interface PlannedTile extends Packing {
  slug: string;
  name: string;
  width: number;
  height: number;
  joint: number;
  /** The bonds in which it may be laid, the usual one first. */
  bonds: readonly Bond[];
}

export const openingKinds = ["door", "window", "niche"] as const;

/** What a planner offers, the first of them at the beginning. */
export type PlannedTiles = readonly [PlannedTile, ...PlannedTile[]];

interface PlannedOpening extends Rectangle {
  kind: (typeof openingKinds)[number];
}

export interface PlanRequest {
  surface: Omit<Surface, "openings"> & { openings: readonly PlannedOpening[] };
  laying: Laying;
  tile: PlannedTile;
  /** A percentage. */
  spares: number;
}

/** The names of the planner's fields, which are those of its address too: ?w=2400&h=2700&tile=zellige. */
export const fields = {
  width: "w",
  height: "h",
  tile: "tile",
  joint: "joint",
  bond: "bond",
  spares: "spares",
} as const;

/** The fields of an opening, by its number from 1 to 4: o1=door, o1w=800. */
export const openingFields = (number: number) => ({
  kind: `o${number}`,
  width: `o${number}w`,
  height: `o${number}h`,
  left: `o${number}x`,
  floor: `o${number}y`,
});

export const openingNumbers = [1, 2, 3, 4] as const;

/** What is wrong with a field; the page's words say it. */
export interface PlanFault {
  field: string;
  problem: "notLength" | "outOfRange" | "tooMany" | "notInside" | "overlapping" | "notNumber";
}

interface ReadPlan {
  request?: PlanRequest;
  faults: PlanFault[];
}

/** In millimetres: a niche's back, and the longest wall of a hall. */
const range = { least: 100, most: 15_000 } as const;

/** A floor of 15 by 15 metres in hand-sized tiles; more take longer to count than to type. */
const MOST_TILES = 100_000;

/** Reads what was typed or stands in an address: a request, or what keeps it from being one. */
export function readPlanRequest(values: URLSearchParams, tiles: PlannedTiles): ReadPlan {
  const faults: PlanFault[] = [];
  const fault = (field: string, problem: PlanFault["problem"]) => void faults.push({ field, problem });
  const text = (field: string) => values.get(field) ?? "";
  const length = (field: string, least: number = range.least) => {
    const read = readLength(text(field));
    if (read === undefined) fault(field, "notLength");
    else if (read < least || read > range.most) fault(field, "outOfRange");
    return read ?? 0;
  };
  const number = (field: string, least: number, most: number) => {
    const read = Number(text(field) || Number.NaN);
    if (!(read >= least && read <= most)) fault(field, "notNumber");
    return read;
  };

  const tile = tiles.find(({ slug }) => slug === text(fields.tile)) ?? tiles[0];
  const [usualBond = "straight"] = tile.bonds;
  const surface = { width: length(fields.width), height: length(fields.height) };
  const joint = number(fields.joint, 0.5, 20);
  const spares = number(fields.spares, 0, 50);
  const openings: PlannedOpening[] = [];
  for (const names of openingNumbers.map(openingFields)) {
    const kind = openingKinds.find((known) => known === text(names.kind));
    if (!kind) continue;
    const size = { width: length(names.width), height: length(names.height) };
    const opening = { kind, ...size, x: length(names.left, 0), y: length(names.floor, 0) };
    const inside = opening.x + size.width <= surface.width && opening.y + size.height <= surface.height;
    if (!inside) fault(names.kind, "notInside");
    if (openings.some((other) => meet(opening, other))) fault(names.kind, "overlapping");
    openings.push(opening);
  }
  if ((surface.width * surface.height) / (tile.width * tile.height) > MOST_TILES)
    fault(fields.width, "tooMany");
  if (faults.length > 0) return { faults };
  const bond = tile.bonds.find((known) => known === text(fields.bond)) ?? usualBond;
  return {
    request: { surface: { ...surface, openings }, laying: { tile, joint, bond }, tile, spares },
    faults,
  };
}
