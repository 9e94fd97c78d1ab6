import { type Bond, bonds } from "../../content/fields/bonds";
import type { Laying, Point, Rectangle, Size, Surface } from "../trade";
import { endsOf, endsOfStretch, jointThatFits, type SetOutLine, type Stretch, setOutLine } from "./line";
import { boxOf, corners } from "./shapes";
import { narrowestAllowed } from "./slivers";
import { stretchesAcross, stretchesUp } from "./stretches";

/** A bond as a cell that repeats in both directions from its corner: the tiles of one cell, some hanging over its edges. */
export interface Lattice extends Rectangle {
  tiles: readonly (readonly Point[])[];
  /** The lines that set it out. A herringbone has none: its cuts slant on all sides. */
  lines?: { across: LaidLine; up: LaidLine } | undefined;
}

/** A line with the size of its tiles and the joint between them, which may differ from the nominal one by a fraction. */
export interface LaidLine extends SetOutLine {
  tile: number;
  joint: number;
}

/** A tile where it lies, whole or not: the rectangle around it, and its corners from that rectangle's own corner. */
export interface LaidTile extends Rectangle {
  shape: readonly Point[];
}

/**
 * Sets out a surface. Cuts beside its openings are kept wide, too. Courses that it shares with other walls are given;
 * a surface by itself has its own.
 */
export function latticeOf(surface: Surface, laying: Laying, shared?: LaidLine): Lattice {
  const { bond } = laying;
  if (bond === "herringbone") return herringbone(surface, laying);
  const { width, height } = laidTile(laying);
  const up = shared ? endingOn(surface, shared) : coursesOf([surface], laying);
  const courses = { start: up.start, tile: up.tile, joint: up.joint, repeat: bonds[bond].length };
  const across = laidLine(width, laying.joint, stretchesAcross(surface, courses), bond);
  const [stepAcross, stepUp] = [width + across.joint, height + up.joint];
  return {
    x: across.start,
    y: up.start,
    width: stepAcross,
    height: stepUp * bonds[bond].length,
    tiles: bonds[bond].map((shift, row) =>
      corners({ x: shift * stepAcross, y: row * stepUp, width, height }),
    ),
    lines: { across, up },
  };
}

/**
 * Sets out courses that run at one level through all `walls`; they begin on the first of `rims`, or a joint above it, that
 * leaves no sliver.
 */
export function coursesOf(walls: readonly Surface[], laying: Laying, rims: readonly number[] = []): LaidLine {
  return laidLine(laidTile(laying).height, laying.joint, walls.flatMap(stretchesUp), undefined, {
    at: rims,
    narrowestAllowed: narrowestAllowed(laying),
  });
}

/** Shared courses as they begin and end on one of their walls, of which a bath may take the foot. */
function endingOn(surface: Surface, courses: LaidLine): LaidLine {
  const { start, tile, joint } = courses;
  const ends = endsOf(stretchesUp(surface));
  return { ...courses, ...ends, endsOfCourses: [endsOfStretch(ends, start, tile, tile + joint)] };
}

/** A tile as it lies on the surface. */
export function laidTile({ tile, bond }: Laying): Size {
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  return bond === "vertical" ? { width: short, height: long } : tile;
}

function laidLine(
  tile: number,
  joint: number,
  stretches: readonly Stretch[],
  bond: Bond | undefined,
  rims?: { at: readonly number[]; narrowestAllowed: number },
): LaidLine {
  const { from, to } = endsOf(stretches);
  const fitted = jointThatFits(to - from, tile, joint);
  const beginning = rims && { ...rims, beginAt: rims.at.flatMap((rim) => [rim, rim + fitted]) };
  return { tile, joint: fitted, ...setOutLine({ tile, joint: fitted, bond, stretches, rims: beginning }) };
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

/** All tiles of which something may be on a surface, or in a cell of the lattice. */
export function tilesOn(surface: Size, { x, y, width, height, tiles }: Lattice): LaidTile[] {
  return tiles.flatMap((tile) => {
    const box = boxOf(tile);
    const shape = tile.map(([u, v]): Point => [u - box.x, v - box.y]);
    const columns = placesBetween(x + box.x, box.width, width, surface.width);
    return placesBetween(y + box.y, box.height, height, surface.height).flatMap((bottom) =>
      columns.map((left) => ({ x: left, y: bottom, width: box.width, height: box.height, shape })),
    );
  });
}

/** The places at which something as long as `size` repeats, from the first that reaches 0 to the last before `end`. */
function placesBetween(edge: number, size: number, step: number, end: number): number[] {
  const first = edge + Math.ceil((-edge - size) / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

/** A tile's corners on the surface. */
export const cornersOfTile = ({ x, y, shape }: LaidTile): Point[] =>
  shape.map(([u, v]): Point => [x + u, y + v]);
