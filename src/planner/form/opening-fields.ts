import { overlaps } from "../geometry";
import { openingTypes } from "../room/openings";
import { type SurfaceName, sidesOf } from "../room/room-presets";
import type { Opening } from "../trade";
import { type OpeningFields, openingFields, type Problem, type Values } from "./fields";
import type { Numbers } from "./number-fields";

/** An opening with the surface that it is on. */
export interface OpeningOnSurface {
  fields: OpeningFields;
  on: SurfaceName;
  opening: Opening;
}

/** Leaves out openings with a wrong length. */
export function readOpenings(values: Values, numbers: Numbers): OpeningOnSurface[] {
  return openingFields.flatMap((fields) => {
    const type = openingTypes.find((one) => one === values[fields.type]);
    const [x, y] = [numbers[fields.x], numbers[fields.y]];
    const [width, height] = [numbers[fields.width], numbers[fields.height]];
    if (!type || x === undefined || y === undefined || !width || !height) return [];
    return { fields, on: values[fields.on] as SurfaceName, opening: { type, x, y, width, height } };
  });
}

export const openingsOn = (surface: SurfaceName, openings: readonly OpeningOnSurface[]): Opening[] =>
  openings.filter(({ on }) => on === surface).map(({ opening }) => opening);

/** Finds the openings that lie outside of their surface or over an earlier one. */
export function openingProblems(openings: readonly OpeningOnSurface[], numbers: Numbers): Problem[] {
  const message = "Place it inside the wall or floor, and over no other opening.";
  return openings.flatMap(({ fields, on, opening }, index) => {
    const { x, y, width, height } = opening;
    const [across, up] = sidesOf[on].map((side) => numbers[side] ?? Number.POSITIVE_INFINITY);
    const isOutside = across && up && (x + width > across || y + height > up);
    const isOver = openings.slice(0, index).some((one) => one.on === on && overlaps(opening, one.opening));
    return isOver || isOutside ? [{ field: fields.x, message }] : [];
  });
}
