import { type Lattice, type Laying, latticeOf, type Point, type Rectangle, type Size } from "./lattice";

/** A wall or floor, with what is not tiled in it; measured from its lower left corner, in millimetres. */
export interface Surface {
  width: number;
  height: number;
  openings: readonly Rectangle[];
}

export interface Plan {
  surface: Surface;
  laying: Laying;
  lattice: Lattice;
  whole: number;
  /** The tiles of which a part is seen, as they were before they were cut. */
  cuts: Point[][];
  /** Of the surface without its openings, in square millimetres. */
  area: number;
  /** Of the tiles that are seen, without joints, in square millimetres. */
  tiled: number;
  /** The narrowest cut at the surface's edges in millimetres; a herringbone has none that is straight. */
  narrowest?: number;
  /** What is left beside each opening. */
  besideOpenings: BesideOpening[];
}

/** The narrowest pieces on the four sides of an opening, in millimetres. */
interface BesideOpening {
  left: number;
  right: number;
  below: number;
  above: number;
}

/** Less than this of a tile is dust, in square millimetres. */
const DUST = 1;

/** Sets out a surface and counts its tiles. */
export function setOut(surface: Surface, laying: Laying): Plan {
  const lattice = latticeOf(surface, laying);
  const whole = { x: 0, y: 0, ...surface };
  const face = laying.tile.width * laying.tile.height;
  const counted = { whole: 0, cuts: [] as Point[][], tiled: 0 };
  visitTiles(surface, lattice, (box, points) => {
    if (isWithin(box, whole) && !surface.openings.some((opening) => meet(box, opening))) {
      counted.whole++;
      counted.tiled += face;
      return;
    }
    const tile = points();
    const hidden = surface.openings.reduce((sum, opening) => sum + overlap(tile, opening), 0);
    const seen = overlap(tile, whole) - hidden;
    if (seen < DUST) return;
    if (seen > face - DUST) counted.whole++;
    else counted.cuts.push(tile);
    counted.tiled += seen;
  });
  const open = surface.openings.reduce((sum, { width, height }) => sum + width * height, 0);
  const { runs } = lattice;
  return {
    surface,
    laying,
    lattice,
    ...counted,
    area: surface.width * surface.height - open,
    ...(runs && { narrowest: Math.min(runs.across.narrowest, runs.up.narrowest) }),
    besideOpenings: runs ? surface.openings.map((opening) => beside(opening, lattice)) : [],
  };
}

const isWithin = (box: Rectangle, { x, y, width, height }: Rectangle) =>
  box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;

/** Whether two rectangles lie over each other. */
export function meet(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/**
 * Visits every tile of which something may be on the surface, or in a cell: the rectangle around it, and its corners for
 * whoever needs them. Of 20,000 tiles most are whole: no corners are made for those.
 */
export function visitTiles(
  surface: Size,
  { x, y, width, height, tiles }: Lattice,
  visit: (box: Rectangle, points: () => Point[]) => void,
): void {
  for (const tile of tiles) {
    const box = boxOf(tile);
    const columns = between(-x - box.x - box.width, surface.width - x - box.x, width);
    const rows = between(-y - box.y - box.height, surface.height - y - box.y, height);
    const at = { ...box };
    const points = () => tile.map(([u, v]): Point => [u + at.x - box.x, v + at.y - box.y]);
    for (let row = rows.first; row <= rows.last; row++) {
      at.y = box.y + y + row * height;
      for (let column = columns.first; column <= columns.last; column++) {
        at.x = box.x + x + column * width;
        visit(at, points);
      }
    }
  }
}

const between = (low: number, high: number, step: number) => ({
  first: Math.ceil(low / step),
  last: Math.floor(high / step),
});

function boxOf(tile: readonly Point[]): Rectangle {
  const xs = tile.map(([x]) => x);
  const ys = tile.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** How much of a tile lies in a rectangle, in square millimetres. */
function overlap(tile: Point[], { x, y, width, height }: Rectangle): number {
  const sides: ((point: Point) => number)[] = [
    ([u]) => u - x,
    ([u]) => x + width - u,
    ([, v]) => v - y,
    ([, v]) => y + height - v,
  ];
  return areaOf(sides.reduce(cutAlong, tile));
}

/** The part of a convex polygon where `inside` is not negative: https://en.wikipedia.org/wiki/Sutherland–Hodgman_algorithm */
function cutAlong(polygon: Point[], inside: (point: Point) => number): Point[] {
  if (polygon.every((point) => inside(point) >= 0)) return polygon;
  return polygon.flatMap((point, index) => {
    const before = polygon.at(index - 1) ?? point;
    const [from, to] = [inside(before), inside(point)];
    const crossed = from / (from - to);
    const crossing: Point = [
      before[0] + (point[0] - before[0]) * crossed,
      before[1] + (point[1] - before[1]) * crossed,
    ];
    return [...(from < 0 !== to < 0 ? [crossing] : []), ...(to < 0 ? [] : [point])];
  });
}

function areaOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [x, y], index) => {
    const [u, v] = polygon.at(index - 1) ?? [x, y];
    return sum + (u * y - x * v) / 2;
  }, 0);
}

function beside({ x, y, width, height }: Rectangle, { runs, ...lattice }: Lattice): BesideOpening {
  const boxes = lattice.tiles.map(boxOf);
  const edges = (along: "x" | "y", size: "width" | "height") =>
    boxes.map((box) => ({ edge: lattice[along] + box[along], tile: box[size], step: lattice[size] }));
  const columns = edges("x", "width");
  // Courses that are moved along still end on the same lines.
  const rows = edges("y", "height")
    .slice(0, 1)
    .map((row) => ({ ...row, step: lattice.height / boxes.length }));
  const before = (at: number, lines: typeof columns) =>
    Math.min(...lines.map(({ edge, tile, step }) => Math.min(tile, modulo(at - edge, step) || tile)));
  const after = (at: number, lines: typeof columns) =>
    Math.min(...lines.map(({ edge, tile, step }) => Math.max(0, tile - modulo(at - edge, step)) || tile));
  return {
    left: before(x, columns),
    right: after(x + width, columns),
    below: before(y, rows),
    above: after(y + height, rows),
  };
}

const modulo = (value: number, step: number) => ((value % step) + step) % step;
