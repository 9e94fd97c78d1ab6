import type { Point } from "../trade";

const tenth = (length: number) => Math.round(length * 10) / 10;

/**
 * Returns polygons as an SVG path. Each side is a step from the last corner, so that pieces of one size have the same text,
 * which packs well.
 */
export const pathOf = (polygons: readonly (readonly Point[])[]): string =>
  polygons
    .map((polygon) => {
      const [start, ...sides] = polygon.map(([x, y], index) => {
        const [u, v] = polygon[index - 1] ?? [0, 0];
        return `${tenth(x - u)} ${tenth(y - v)}`;
      });
      return `M${start}l${sides.join(" ")}z`;
    })
    .join("");
