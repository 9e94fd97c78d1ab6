import { type Bond, bonds } from "../content/fields/bonds";
import type { OpeningKind } from "./opening-kinds";
import { endPieces, endsOf, jointThatFits, KERF, type Run, type Span, setOutRun } from "./run";

export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  x: number;
  y: number;
}

/** A part of a surface that is not tiled. */
export interface Opening extends Rectangle {
  kind?: OpeningKind | undefined;
}

/** A wall or floor, with what is not tiled in it; measured from its lower left corner, in millimetres. */
export interface Surface extends Size {
  openings: readonly Opening[];
  /** The heights at the left and right end of a wall under a slope; `height` is the greater one. */
  heights?: readonly [left: number, right: number] | undefined;
}

/** The upper edge of a surface at a distance from its left end. */
export function topAt({ width, height, heights }: Omit<Surface, "openings">, x: number): number {
  return heights ? heights[0] + ((heights[1] - heights[0]) * x) / width : height;
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
  /** The runs that set it out. A herringbone has none: its cuts slant on all sides. */
  runs?: { across: DirectionRun; up: DirectionRun };
}

/** A run with the size of its tiles and the joint between them, which may differ from the nominal one by a fraction. */
export interface DirectionRun extends Run {
  tile: number;
  joint: number;
}

/**
 * Sets out a surface from its lower left corner, x to the right, y up. Cuts beside its openings are kept wide, too. The walls
 * of a room share their courses; other surfaces have their own.
 */
export function latticeOf(surface: Surface, laying: Laying, shared?: DirectionRun): Lattice {
  const { joint, bond } = laying;
  if (bond === "herringbone") return herringbone(surface, laying);
  const { width, height } = laidTile(laying);
  const up = shared ? withEndsOn(surface, shared) : coursesOf([surface], laying);
  const across = runOf(width, joint, courseSpans(surface, up, bonds[bond].length), bond);
  const [stepAcross, stepUp] = [width + across.joint, height + up.joint];
  return {
    x: across.start,
    y: up.start,
    width: stepAcross,
    height: stepUp * bonds[bond].length,
    tiles: bonds[bond].map((course, row) =>
      corners({ x: course * stepAcross, y: row * stepUp, width, height }),
    ),
    runs: { across, up },
  };
}

/** Sets out courses that run at one level through all `walls`. */
export const coursesOf = (walls: readonly Surface[], laying: Laying): DirectionRun =>
  runOf(laidTile(laying).height, laying.joint, walls.flatMap(columnSpans), "straight");

/** Shared courses as they begin and end on one of their walls, which may be lower than another. */
function withEndsOn(surface: Surface, courses: DirectionRun): DirectionRun {
  const { start, tile, joint } = courses;
  const ends = endsOf(columnSpans(surface));
  return { ...courses, ...ends, cuts: [endPieces(ends, start, tile, tile + joint)] };
}

/** A tile as it lies on the surface. */
function laidTile({ tile, bond }: Laying): Size {
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  return bond === "vertical" ? { width: short, height: long } : tile;
}

function runOf(tile: number, joint: number, spans: readonly Span[], bond: Bond): DirectionRun {
  const { from, to } = endsOf(spans);
  // No joint brings whole tiles to a slope.
  const fitted = spans.every(({ slants }) => slants) ? joint : jointThatFits(to - from, tile, joint);
  return { tile, joint: fitted, ...setOutRun({ tile, joint: fitted, bond, spans }) };
}

/** The stretches from floor to ceiling that openings leave, one column of the surface after the other. */
function columnSpans({ width, height, heights, openings }: Surface): Span[] {
  const taken = openings.map((opening) => ({
    across: { from: opening.x, to: opening.x + opening.width },
    along: { from: opening.y, to: opening.y + opening.height },
  }));
  const spans = orWhole(spansBetween({ from: 0, to: width }, height, taken, 0), height);
  return spans.map((span) => (heights && span.to === height ? { ...span, slants: "last" } : span));
}

/** The stretches from left to right that openings leave of each course; a course that an opening crosses in part has several. */
function courseSpans(surface: Surface, up: DirectionRun, courses: number): Span[] {
  const { width, height, openings } = surface;
  const taken = openings.map((opening) => ({
    across: { from: opening.y, to: opening.y + opening.height },
    along: { from: opening.x, to: opening.x + opening.width },
  }));
  const spans = new Map<string, Span>();
  for (let row = 0; up.start + row * (up.tile + up.joint) < height - KERF; row += 1) {
    const bottom = up.start + row * (up.tile + up.joint);
    const course = { from: Math.max(0, bottom), to: Math.min(height, bottom + up.tile) };
    for (const span of spansBetween(course, width, taken, row % courses)) {
      if (span.from === 0 && course.to > topAt(surface, 0) + KERF) span.slants = "first";
      if (span.to === width && course.to > topAt(surface, width) + KERF) span.slants = "last";
      const key = [span.from, span.to, span.course, span.slants].join();
      spans.set(key, { ...span, times: (spans.get(key)?.times ?? 0) + 1 });
    }
  }
  return orWhole([...spans.values()], width);
}

/** A surface that openings cover altogether is set out as if it had none. */
const orWhole = (spans: Span[], length: number) =>
  spans.length > 0 ? spans : [{ from: 0, to: length, course: 0, times: 1 }];

interface Stretch {
  from: number;
  to: number;
}

/** The stretches that openings leave of a strip that is `length` long; `strip` is its place in the other direction. */
function spansBetween(
  strip: Stretch,
  length: number,
  taken: readonly Record<"across" | "along", Stretch>[],
  course: number,
): Span[] {
  if (strip.to <= strip.from) return [];
  const inStrip = taken.flatMap(({ across }) => [across.from, across.to]);
  const edges = [strip.from, strip.to, ...inStrip.filter((edge) => edge > strip.from && edge < strip.to)];
  edges.sort((a, b) => a - b);
  return edges.flatMap((from, index) => {
    const to = edges[index + 1] ?? from;
    if (to - from < KERF) return [];
    const crossing = taken.filter(({ across }) => across.from < to - KERF && across.to > from + KERF);
    return between(
      length,
      crossing.map(({ along }) => along),
    ).map((stretch) => ({ ...stretch, course, times: 1 }));
  });
}

/** The stretches of a length that others leave. */
function between(length: number, taken: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  let reached = 0;
  for (const { from, to } of [...taken, { from: length, to: length }].sort((a, b) => a.from - b.from)) {
    if (from - reached > KERF) gaps.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  return gaps;
}

/** At 45 degrees, a point of the zigzag on the surface's middle line: one tile of each direction in a cell. */
function herringbone(surface: Size, { tile, joint }: Laying): Lattice {
  const long = Math.max(tile.width, tile.height) + joint;
  const short = Math.min(tile.width, tile.height) + joint;
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
