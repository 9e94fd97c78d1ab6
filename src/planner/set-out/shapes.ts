import type { Point, Rectangle } from "../trade";
import { sawdustMm } from "./tolerances";

export function corners({ x, y, width, height }: Rectangle): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The part that two rectangles share. Its width or height is negative if they lie apart. */
export function intersection(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

/**
 * Returns the pieces of a tile that openings leave, without sawdust. An opening that crosses the tile from edge to edge takes its
 * part away; one that takes a corner or a notch leaves a piece as large as before.
 */
export function piecesBeside(openings: readonly Rectangle[], tile: Rectangle): Rectangle[] {
  if (tile.width <= sawdustMm || tile.height <= sawdustMm) return [];
  return openings.reduce((pieces, opening) => pieces.flatMap((piece) => partsBeside(opening, piece)), [tile]);
}

function partsBeside(opening: Rectangle, piece: Rectangle): Rectangle[] {
  const hole = intersection(opening, piece);
  if (hole.width <= sawdustMm || hole.height <= sawdustMm) return [piece];
  const [right, top] = [hole.x + hole.width, hole.y + hole.height];
  const leftAndRight = [
    { ...piece, width: hole.x - piece.x },
    { ...piece, x: right, width: piece.x + piece.width - right },
  ].filter(({ width }) => width > sawdustMm);
  const belowAndAbove = [
    { ...piece, height: hole.y - piece.y },
    { ...piece, y: top, height: piece.y + piece.height - top },
  ].filter(({ height }) => height > sawdustMm);
  if (belowAndAbove.length === 0) return leftAndRight;
  return leftAndRight.length === 0 ? belowAndAbove : [piece];
}

export function boxOf(polygon: readonly Point[]): Rectangle {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Clips a convex polygon to a rectangle. */
export function clipTo({ x, y, width, height }: Rectangle, polygon: readonly Point[]): readonly Point[] {
  const sides: readonly ((point: Point) => number)[] = [
    ([u]) => u - x,
    ([u]) => x + width - u,
    ([, v]) => v - y,
    ([, v]) => y + height - v,
  ];
  return sides.reduce(cutAlong, polygon);
}

/** The corners are listed counterclockwise. */
export function areaOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [x, y], index) => {
    const [u, v] = polygon.at(index - 1) ?? [x, y];
    return sum + (u * y - x * v) / 2;
  }, 0);
}

/** Keeps the part where `inside` is not negative: https://en.wikipedia.org/wiki/Sutherland–Hodgman_algorithm */
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
