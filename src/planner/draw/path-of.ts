import type { Point } from "../trade";

const tenth = (length: number) => Math.round(length * 10) / 10;

/** Polygons as an SVG path. */
export const pathOf = (polygons: readonly (readonly Point[])[]): string =>
  polygons.map((polygon) => `M${polygon.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(" ")}z`).join("");
