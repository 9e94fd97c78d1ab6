import { freeIntervals, type Interval } from "../intervals";
import type { Surface } from "../trade";
import type { Stretch } from "./axis";
import type { AxisLayout } from "./axis-layout";
import { sawdustMm } from "./tolerances";

/** Returns the stretches from the foot of a surface to its top, one column after the other. */
export function stretchesUp({ width, height, openings }: Surface): Stretch[] {
  const turned = openings.map((one) => ({ x: one.y, y: one.x, width: one.height, height: one.width }));
  const surface = { width: height, height: width, openings: turned };
  return orUninterrupted(stretchesOfStrip(surface, { from: 0, to: width }, 0), height);
}

/** Returns the stretches from left to right of each course. A course that an opening crosses in part has several. */
export function stretchesAcross(surface: Surface, courses: AxisLayout, bondRepeats: number): Stretch[] {
  const { start, tile, joint } = courses;
  const rows = Math.ceil((surface.height - sawdustMm - start) / (tile + joint));
  const stretches = Array.from({ length: rows }, (_, row) => {
    const bottom = start + row * (tile + joint);
    const strip = { from: Math.max(0, bottom), to: Math.min(surface.height, bottom + tile) };
    return stretchesOfStrip(surface, strip, row % bondRepeats);
  });
  return orUninterrupted(stretches.flat(), surface.width);
}

/** Returns one stretch where openings cover the whole surface, which is then set out as if it had none. */
const orUninterrupted = (stretches: Stretch[], length: number): Stretch[] =>
  stretches.length > 0 ? stretches : [{ from: 0, to: length, course: 0 }];

/**
 * Returns the stretches that openings leave of a strip, which goes across the surface from its lower edge `from` to its upper
 * edge `to`. Between two heights at which an opening begins or ends, the same stretches are free.
 */
function stretchesOfStrip({ width, openings }: Surface, { from, to }: Interval, course: number): Stretch[] {
  const levels = openings
    .flatMap(({ y, height }) => [y, y + height])
    .filter((level) => level > from && level < to)
    .sort((a, b) => a - b);
  return [from, ...levels].flatMap((bottom, index) => {
    const top = levels[index] ?? to;
    if (top - bottom < sawdustMm) return [];
    const crossing = openings.filter(
      ({ y, height }) => y < top - sawdustMm && y + height > bottom + sawdustMm,
    );
    const taken = crossing.map((opening) => ({ from: opening.x, to: opening.x + opening.width }));
    return freeIntervals(width, taken, sawdustMm).map((free) => ({ ...free, course }));
  });
}
