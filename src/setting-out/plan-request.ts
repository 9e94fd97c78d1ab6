import type { Bond } from "../content/fields/bonds";
import type { Rectangle } from "./lattice";
import { readLength } from "./lengths";
import { meet } from "./polygons";
import type { LayingRate } from "./price";

/** A tile that can be planned with, from its content: its sizes in millimetres, the usual bond first. */
export type PlannedTile = Pick<Queries.PlannedTileFragment, "slug" | "name"> &
  NonNullable<Queries.PlannedTileFragment["settingOut"]> & { rate?: LayingRate | undefined };

/** The tiles that a planner offers; it begins with the first. */
export type PlannedTiles = readonly [PlannedTile, ...PlannedTile[]];

/** The planner's fields by name, as in its address: ?w=2400&h=2700&tile=zellige. */
export type Values = Readonly<Record<string, string>>;

/** The fields of openings begin with these: o1=door&o1w=800&o1h=2000&o1x=0&o1y=0. */
export const openingNames = ["o1", "o2", "o3", "o4"] as const;

export const fieldName = /^(w|h|tile|bond|joint|spares|o[1-4][whxy]?)$/;

/** A tile's usual joint and bond. */
export const usualLaying = ({ slug, joint, bonds: [bond = "straight"] }: PlannedTile) => ({
  tile: slug,
  joint: String(joint),
  bond,
});

/** A fault of a field; the page's words describe it. */
export interface PlanFault {
  field: string;
  problem: "length" | "number" | "tooMany" | "opening";
}

/** In millimetres: a niche's back, and the longest wall of a hall. */
const range = { least: 100, most: 15_000 } as const;

/** Reads a rectangle with its openings and its laying, as typed or named by an address, and the faults of its fields. */
export function readRectangle(typed: Values, tiles: PlannedTiles) {
  const tile = tiles.find(({ slug }) => slug === typed.tile) ?? tiles[0];
  const usual = usualLaying(tile);
  const values: Values = { w: "2400", h: "2400", spares: "10", ...usual, ...typed };
  const faults: PlanFault[] = [];
  const length = (field: string, least: number = range.least) => {
    const read = readLength(values[field] ?? "") ?? -1;
    if (read < least || read > range.most) faults.push({ field, problem: "length" });
    return read;
  };
  const number = (field: string, least: number, most: number) => {
    const read = Number(values[field] || Number.NaN);
    if (!(read >= least && read <= most)) faults.push({ field, problem: "number" });
    return read;
  };
  const surface = { width: length("w"), height: length("h"), openings: [] as Rectangle[] };
  for (const name of openingNames) {
    if (!values[name]) continue;
    const [x, y] = [length(`${name}x`, 0), length(`${name}y`, 0)];
    const opening = { x, y, width: length(`${name}w`), height: length(`${name}h`) };
    const inside = x + opening.width <= surface.width && y + opening.height <= surface.height;
    if (!inside || surface.openings.some((other) => meet(opening, other)))
      faults.push({ field: `${name}x`, problem: "opening" });
    surface.openings.push(opening);
  }
  const [spares, joint] = [number("spares", 0, 50), number("joint", 0.5, 20)];
  const bond = (tile.bonds.includes(values.bond ?? "") ? values.bond : usual.bond) as Bond;
  return { surface, laying: { tile, joint, bond }, spares, faults };
}
