import type { RoomName } from "../../content/fields/room-names";
import { nameIn, openingKinds, type SurfaceName } from "../room/names";
import { rooms, sidesOf, tilePlaceOf, wallEnds } from "../room/presets";
import { meet, topAt } from "../set-out/shapes";
import type { Opening, Rectangle, Surface } from "../trade";
import { isSloping, openingNames, openingSides, surfaceOf, type Values } from "./fields";
import type { ChosenTiles } from "./read-choices";
import type { Numbers } from "./read-numbers";

/** A surface as it was measured. */
export interface MeasuredSurface {
  name: SurfaceName;
  /** Undefined while one of its lengths is wrong. */
  bare: BareSurface | undefined;
  /** Its openings whose lengths are right. */
  openings: readonly MeasuredOpening[];
}

type BareSurface = Omit<Surface, "openings">;

interface MeasuredOpening {
  field: string;
  on: SurfaceName;
  opening: Opening;
}

export function measuredSurfaces(values: Values, numbers: Numbers, room: RoomName): MeasuredSurface[] {
  const openings = openingNames.flatMap((field) => {
    const opening = values[field] ? measuredOpening(field, values, numbers) : undefined;
    return opening ? { field, on: surfaceOf(field, values, room), opening } : [];
  });
  return rooms[room].surfaces.map((name) => ({
    name,
    bare: bareSurface(name, isSloping(values), numbers),
    openings: openings.filter(({ on }) => on === name),
  }));
}

function measuredOpening(field: string, values: Values, numbers: Numbers): Opening | undefined {
  const [width, height, x, y] = openingSides.map((side) => numbers[field + side]);
  if (width === undefined || height === undefined || x === undefined || y === undefined) return undefined;
  return { kind: nameIn(openingKinds, values[field]), x, y, width, height };
}

/** A surface without its openings: a slope lowers its top. */
function bareSurface(name: SurfaceName, slopes: boolean, numbers: Numbers): BareSurface | undefined {
  const [across, up] = sidesOf[name];
  const width = numbers[across];
  const fields = name === "floor" ? [up, up] : wallEnds[name].map((end) => (slopes ? end : up));
  const [left, right] = fields.map((field) => numbers[field]);
  if (width === undefined || left === undefined || right === undefined) return undefined;
  return { width, height: Math.max(left, right), ...(left !== right && { heights: [left, right] as const }) };
}

/** The names of the openings that lie outside of their surface or over an earlier one. */
export function misplacedOpenings({ bare, openings }: MeasuredSurface): string[] {
  return openings
    .filter(({ opening }, index) => {
      const isOver = openings.slice(0, index).some((earlier) => meet(opening, earlier.opening));
      return isOver || (bare && !isInside(bare, opening));
    })
    .map(({ field }) => field);
}

/** True for a rectangle within a surface, below its slope. */
function isInside(bare: BareSurface, { x, y, width, height }: Rectangle): boolean {
  return x + width <= bare.width && y + height <= Math.min(topAt(bare, x), topAt(bare, x + width));
}

/** About how many tiles cover the surfaces. */
export function tileCount(surfaces: readonly MeasuredSurface[], tiles: ChosenTiles): number {
  return surfaces.reduce((sum, { name, bare }) => {
    const tile = tiles[tilePlaceOf(name)];
    return bare && tile ? sum + (bare.width * bare.height) / (tile.width * tile.height) : sum;
  }, 0);
}
