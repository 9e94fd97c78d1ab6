import { type Bond, bonds } from "../content/fields/bonds";
import { type Run, setOutRun } from "./run";

export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  x: number;
  y: number;
}

/** What is laid: the tile's face, its joint and its bond. Lengths are millimetres. */
export interface Laying {
  tile: Size;
  joint: number;
  bond: Bond;
}

/** A bond as a cell that repeats in both directions from its corner: the tiles of one cell, some hanging over its edges. */
export interface Lattice extends Rectangle {
  tiles: Point[][];
  /** How it was set out; a herringbone has slanting cuts on all sides. */
  runs?: { across: Run; up: Run };
}

/** Sets out a surface from its lower left corner: x to the right, y up. */
export function latticeOf(surface: Size, { tile, joint, bond }: Laying): Lattice {
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  if (bond === "herringbone") return herringbone(surface, long + joint, short + joint, joint);
  const { width, height } = bond === "vertical" ? { width: short, height: long } : tile;
  const across = setOutRun({ length: surface.width, tile: width, joint, bond });
  const up = setOutRun({ length: surface.height, tile: height, joint });
  const step = { x: width + joint, y: height + joint };
  return {
    x: across.start,
    y: up.start,
    width: step.x,
    height: step.y * bonds[bond].length,
    tiles: bonds[bond].map((course, row) => corners({ x: course * step.x, y: row * step.y, width, height })),
    runs: { across, up },
  };
}

/** At 45 degrees, a point of the zigzag on the surface's middle line: one tile of each direction in a cell. */
function herringbone(surface: Size, long: number, short: number, joint: number): Lattice {
  const lying = { x: 0, y: 0, width: long - joint, height: short - joint };
  const standing = { x: long, y: short - long, width: short - joint, height: long - joint };
  const turn = ([x, y]: Point): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
  return {
    x: surface.width / 2,
    y: surface.height / 2,
    width: long * Math.SQRT2,
    height: short * Math.SQRT2,
    tiles: [lying, standing].map((rectangle) => corners(rectangle).map(turn)),
  };
}

export function corners({ x, y, width, height }: Rectangle): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
