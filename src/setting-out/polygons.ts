import type { Point, Rectangle } from "./lattice";

/** True if two rectangles overlap. */
export function meet(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export function isWithin(one: Rectangle, { x, y, width, height }: Rectangle): boolean {
  return one.x >= x && one.y >= y && one.x + one.width <= x + width && one.y + one.height <= y + height;
}

export function boxOf(polygon: readonly Point[]): Rectangle {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The part of a convex polygon that lies in a rectangle. */
export function cutTo({ x, y, width, height }: Rectangle, polygon: Point[]): Point[] {
  const sides: ((point: Point) => number)[] = [
    ([u]) => u - x,
    ([u]) => x + width - u,
    ([, v]) => v - y,
    ([, v]) => y + height - v,
  ];
  return sides.reduce(cutAlong, polygon);
}

export function areaOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [x, y], index) => {
    const [u, v] = polygon.at(index - 1) ?? [x, y];
    return sum + (u * y - x * v) / 2;
  }, 0);
}

/** The part of a convex polygon where `inside` is not negative: https://en.wikipedia.org/wiki/Sutherland–Hodgman_algorithm */
export function cutAlong(polygon: Point[], inside: (point: Point) => number): Point[] {
  if (polygon.every((point) => inside(point) >= 0)) return polygon;
  return polygon.flatMap((point, index) => {
    const [x, y] = polygon.at(index - 1) ?? point;
    const [from, to] = [inside([x, y]), inside(point)];
    const crossed = from / (from - to);
    const crossing: Point = [x + (point[0] - x) * crossed, y + (point[1] - y) * crossed];
    return [...(from < 0 !== to < 0 ? [crossing] : []), ...(to < 0 ? [] : [point])];
  });
}
