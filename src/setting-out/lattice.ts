import { type Bond, bonds } from "../content/fields/bonds";
import { jointThatFits, KERF, type Run, type Span, setOutRun } from "./run";

export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  x: number;
  y: number;
}

/** The tiles of a surface: the tile's face, its joint and its bond. Lengths are millimetres. */
export interface Laying {
  tile: Size;
  joint: number;
  bond: Bond;
}

/** A bond as a cell that repeats in both directions from its corner: the tiles of one cell, some hanging over its edges. */
export interface Lattice extends Rectangle {
  tiles: Point[][];
  /** How it was set out; a herringbone has slanting cuts on all sides. */
  runs?: { across: DirectionRun; up: DirectionRun };
}

/** A run with the size of its tiles and the joint between them, which may differ from the nominal one by a fraction. */
export interface DirectionRun extends Run {
  tile: number;
  joint: number;
}

/** Sets out a surface from its lower left corner, x to the right, y up, so that cuts beside its openings are wide, too. `moved` tries another start. */
export function latticeOf(
  surface: Size,
  { tile, joint, bond }: Laying,
  openings: readonly Rectangle[] = [],
  moved: { across?: number; up?: number } = {},
): Lattice {
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  if (bond === "herringbone") return herringbone(surface, long + joint, short + joint, joint);
  const { width, height } = bond === "vertical" ? { width: short, height: long } : tile;
  const joints = {
    across: jointThatFits(surface.width, width, joint),
    up: jointThatFits(surface.height, height, joint),
  };
  const step = { x: width + joints.across, y: height + joints.up };
  const up = setOutRun({
    length: surface.height,
    tile: height,
    joint: joints.up,
    moved: moved.up,
    spans: openings.length > 0 ? columnSpans(surface, openings) : [],
  });
  const across = setOutRun({
    length: surface.width,
    tile: width,
    joint: joints.across,
    moved: moved.across,
    bond,
    spans:
      openings.length > 0 ? courseSpans(surface, openings, up.start, height, step.y, bonds[bond].length) : [],
  });
  return {
    x: across.start,
    y: up.start,
    width: step.x,
    height: step.y * bonds[bond].length,
    tiles: bonds[bond].map((course, row) => corners({ x: course * step.x, y: row * step.y, width, height })),
    runs: {
      across: { ...across, tile: width, joint: joints.across },
      up: { ...up, tile: height, joint: joints.up },
    },
  };
}

/** The stretches from floor to ceiling that openings leave, one column of the surface after the other. */
function columnSpans({ width, height }: Size, openings: readonly Rectangle[]): Span[] {
  const edges = [0, width, ...openings.flatMap(({ x, width: wide }) => [x, x + wide])].sort((a, b) => a - b);
  return edges.flatMap((edge, index) => {
    const next = edges[index + 1] ?? edge;
    if (next - edge < KERF) return [];
    const crossed = openings.filter(({ x, width: wide }) => x < next - KERF && x + wide > edge + KERF);
    return between(
      height,
      crossed.map(({ y, height: high }) => ({ from: y, to: y + high })),
    ).map((gap) => ({ ...gap, course: 0 }));
  });
}

/** The stretches from left to right that openings leave, of each course of tiles. */
function courseSpans(
  { width, height }: Size,
  openings: readonly Rectangle[],
  start: number,
  tile: number,
  step: number,
  courses: number,
): Span[] {
  const spans: Span[] = [];
  for (let row = 0; start + row * step < height - KERF; row += 1) {
    const [bottom, top] = [start + row * step, start + row * step + tile];
    const crossed = openings.filter(({ y, height: high }) => y < top - KERF && y + high > bottom + KERF);
    const gaps = between(
      width,
      crossed.map(({ x, width: wide }) => ({ from: x, to: x + wide })),
    );
    spans.push(...gaps.map((gap) => ({ ...gap, course: row % courses })));
  }
  return spans;
}

/** The stretches of a length that others leave. */
function between(length: number, taken: readonly { from: number; to: number }[]) {
  const gaps: { from: number; to: number }[] = [];
  let reached = 0;
  for (const { from, to } of [...taken, { from: length, to: length }].sort((a, b) => a.from - b.from)) {
    if (from - reached > KERF) gaps.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  return gaps;
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
