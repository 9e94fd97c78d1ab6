import { freeIntervals, type Interval } from "../geometry";
import type { Surface } from "../trade";
import type { Stretch } from "./axis";
import type { AxisTiling } from "./axis-tiling";
import { sawdustMm } from "./tolerances";

/** The stretches from the foot of a surface to its top, from left to right: those across the surface if it lay on its side. */
export function stretchesUp(surface: Surface): Stretch[] {
  const { width, height } = surface;
  return orUninterrupted(stretchesIn({ from: 0, to: width }, onItsSide(surface), 0), height);
}

/** Exchanges the directions across and up. */
const onItsSide = ({ width, height, openings }: Surface): Surface => ({
  width: height,
  height: width,
  openings: openings.map((one) => ({ x: one.y, y: one.x, width: one.height, height: one.width })),
});

/** The stretches of each course, from the foot of a surface to its top. After `shifts` courses the bond begins anew. */
export function stretchesAcross(surface: Surface, courses: AxisTiling, shifts: number): Stretch[] {
  const { start, tile, joint } = courses;
  const rows = Math.ceil((surface.height - sawdustMm - start) / (tile + joint));
  const stretches = Array.from({ length: rows }, (_, row) => {
    const bottom = start + row * (tile + joint);
    const band = { from: Math.max(0, bottom), to: Math.min(surface.height, bottom + tile) };
    return stretchesIn(band, surface, row % shifts);
  });
  return orUninterrupted(stretches.flat(), surface.width);
}

/** A surface that openings cover is set out as if it had none. */
const orUninterrupted = (stretches: Stretch[], length: number): Stretch[] =>
  stretches.length > 0 ? stretches : [{ from: 0, to: length, course: 0 }];

/**
 * Returns the stretches that openings leave of a band, the part of a surface between two heights. An opening may begin or end
 * within the band, as a window does whose sill lies halfway up a course. So the band is divided at these heights.
 */
function stretchesIn(band: Interval, { width, openings }: Surface, course: number): Stretch[] {
  const levels = openings
    .flatMap(({ y, height }) => [y, y + height])
    .filter((level) => level > band.from && level < band.to)
    .sort((a, b) => a - b);
  return [band.from, ...levels].flatMap((bottom, index) => {
    const top = levels[index] ?? band.to;
    if (top - bottom < sawdustMm) return [];
    const crossing = openings.filter(
      ({ y, height }) => y < top - sawdustMm && y + height > bottom + sawdustMm,
    );
    const taken = crossing.map((opening) => ({ from: opening.x, to: opening.x + opening.width }));
    return freeIntervals(width, taken, sawdustMm).map((free) => ({ ...free, course }));
  });
}
