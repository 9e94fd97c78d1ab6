import type { Point } from "../trade";

const tenth = (length: number) => Math.round(length * 10) / 10;

/** Polygons as an SVG path: each side is a step from the last corner, and each polygon from the last one, which packs well. */
export function pathOf(polygons: readonly (readonly Point[])[]): string {
  return polygons
    .map(([start = [0, 0], ...others], index) => {
      const sides = others.map((point, side) => step(point, others[side - 1] ?? start));
      return `${move(start, polygons[index - 1]?.[0] ?? [0, 0])}${sides.join("")}z`;
    })
    .join("");
}

function step([x, y]: Point, [u, v]: Point): string {
  const [across, up] = [tenth(x - u), tenth(y - v)];
  if (up === 0) return `h${across}`;
  return across === 0 ? `v${up}` : `l${across} ${up}`;
}

/** Rounded before they are subtracted, so that no error adds up. */
const move = ([x, y]: Point, [u, v]: Point) => `m${tenth(tenth(x) - tenth(u))} ${tenth(tenth(y) - tenth(v))}`;
