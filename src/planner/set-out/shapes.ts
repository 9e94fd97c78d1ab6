import type { Point, Rectangle } from "../trade";
import { SAWDUST } from "./line";

export function corners({ x, y, width, height }: Rectangle): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** True if two rectangles overlap. */
export function overlaps(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** A rectangle without its margins. */
export function inset({ x, y, width, height }: Rectangle, margin: number): Rectangle {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The part of a rectangle that lies in another. Its width or height is negative if they lie apart. */
export function intersection(room: Rectangle, { x, y, width, height }: Rectangle): Rectangle {
  const [left, bottom] = [Math.max(x, room.x), Math.max(y, room.y)];
  return {
    x: left,
    y: bottom,
    width: Math.min(x + width, room.x + room.width) - left,
    height: Math.min(y + height, room.y + room.height) - bottom,
  };
}

/**
 * The pieces of a tile that openings leave, without sawdust. An opening that crosses the tile from edge to
 * edge takes its part away; one that takes a corner or a notch leaves a piece as large as before.
 */
export function piecesBeside(openings: readonly Rectangle[], tile: Rectangle): Rectangle[] {
  if (tile.width <= SAWDUST || tile.height <= SAWDUST) return [];
  return openings.reduce((pieces, opening) => pieces.flatMap((piece) => outside(opening, piece)), [tile]);
}

function outside(opening: Rectangle, piece: Rectangle): Rectangle[] {
  const [across, up] = [
    partsBeside("x", "width", opening, piece),
    partsBeside("y", "height", opening, piece),
  ];
  if (!across.meets || !up.meets) return [piece];
  if (up.isCovered) return across.left.map(([x, width]) => ({ ...piece, x, width }));
  if (across.isCovered) return up.left.map(([y, height]) => ({ ...piece, y, height }));
  return [piece];
}

/** In one direction: the parts of a piece before and behind an opening. */
function partsBeside(at: "x" | "y", size: "width" | "height", opening: Rectangle, piece: Rectangle) {
  const [from, to] = [opening[at], opening[at] + opening[size]];
  const end = piece[at] + piece[size];
  const both: [start: number, length: number][] = [
    [piece[at], from - piece[at]],
    [to, end - to],
  ];
  const left = both.filter(([, length]) => length > SAWDUST);
  return { meets: from < end - SAWDUST && to > piece[at] + SAWDUST, isCovered: left.length === 0, left };
}

/** The rectangle around a polygon. */
export function boxOf(polygon: readonly Point[]): Rectangle {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The part of a convex polygon that lies in a rectangle. */
export function clipTo({ x, y, width, height }: Rectangle, polygon: readonly Point[]): readonly Point[] {
  const sides: readonly ((point: Point) => number)[] = [
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
function cutAlong(polygon: readonly Point[], inside: (point: Point) => number): readonly Point[] {
  if (polygon.every((point) => inside(point) >= 0)) return polygon;
  return polygon.flatMap((point, index) => {
    const [x, y] = polygon.at(index - 1) ?? point;
    const [from, to] = [inside([x, y]), inside(point)];
    const crossed = from / (from - to);
    const crossing: Point = [x + (point[0] - x) * crossed, y + (point[1] - y) * crossed];
    return [...(from < 0 !== to < 0 ? [crossing] : []), ...(to < 0 ? [] : [point])];
  });
}
