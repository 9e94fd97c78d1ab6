import { COURSES, type CoursedBond, type Run, setOutRun } from "./run";

export type Point = readonly [x: number, y: number];

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Bond = CoursedBond | "herringbone";

export const BONDS: readonly Bond[] = ["straight", "brick", "third", "herringbone", "vertical"];

/** Whether a word of the content names a bond. */
export function isBond(name: string): name is Bond {
  return BONDS.some((bond) => bond === name);
}

/** What is laid: the tile's face, its joint and its bond. Lengths are millimetres. */
export interface Laying {
  tile: { width: number; height: number };
  joint: number;
  bond: Bond;
}

/** A bond as a cell that repeats in both directions from its corner: the tiles of one cell, some hanging over its edges. */
export interface Lattice extends Rectangle {
  tiles: Point[][];
  /** How it was set out; a herringbone has slanting cuts on all sides. */
  runs?: { across: Run; up: Run };
}

export type Size = Pick<Rectangle, "width" | "height">;

/** Sets out a surface from its lower left corner: x to the right, y up. */
export function latticeOf(surface: Size, { tile, joint, bond }: Laying): Lattice {
  if (bond === "herringbone") return herringbone(surface, tile, joint);
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  const { width, height } = bond === "vertical" ? { width: short, height: long } : tile;
  const courses = COURSES[bond];
  const across = setOutRun({ length: surface.width, tile: width, joint, courses });
  const up = setOutRun({ length: surface.height, tile: height, joint, courses: COURSES.straight });
  const step = { x: width + joint, y: height + joint };
  return {
    x: across.start,
    y: up.start,
    width: step.x,
    height: step.y * courses.length,
    tiles: courses.map((course, row) => corners({ x: course * step.x, y: row * step.y, width, height })),
    runs: { across, up },
  };
}

/** At 45 degrees, a point of the zigzag on the surface's middle line: one tile of each direction in a cell. */
function herringbone(surface: Size, tile: Size, joint: number): Lattice {
  const long = Math.max(tile.width, tile.height) + joint;
  const short = Math.min(tile.width, tile.height) + joint;
  const lying = { x: 0, y: 0, width: long - joint, height: short - joint };
  const standing = { x: long, y: short - long, width: short - joint, height: long - joint };
  return {
    x: surface.width / 2,
    y: surface.height / 2,
    width: long * Math.SQRT2,
    height: short * Math.SQRT2,
    tiles: [lying, standing].map((rectangle) => corners(rectangle).map(turn)),
  };
}

function turn([x, y]: Point): Point {
  return [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
}

export function corners({ x, y, width, height }: Rectangle): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
