import { bonds } from "../../content/fields/bonds";
import type { Laying, Point, Rectangle, Size, Surface } from "../trade";
import { endsOf, endsOfStretch, type SetOutLine, setOutLine } from "./line";
import { boxOf, corners } from "./shapes";
import { stretchesAcross, stretchesUp } from "./stretches";

/** A bond as a cell that repeats in both directions from its corner: the tiles of one cell, some hanging over its edges. */
export interface Lattice extends Rectangle {
  tiles: readonly (readonly Point[])[];
  /** The lines that set it out. A herringbone has none: its cuts slant on all sides. */
  lines?: { across: SetOutLine; up: SetOutLine };
}

/** A tile where it lies, whole or not: the rectangle around it, and its corners from that rectangle's own corner. */
export interface LaidTile extends Rectangle {
  shape: readonly Point[];
}

/**
 * Sets out a surface. Cuts beside its openings are kept wide, too. Courses that it shares with other walls are given;
 * a surface by itself has its own.
 */
export function latticeOf(surface: Surface, laying: Laying, shared?: SetOutLine): Lattice {
  const { bond } = laying;
  if (bond === "herringbone") return herringbone(surface, laying);
  const { width, height } = laidTile(laying);
  const up = shared ? endingOn(surface, shared) : coursesOf([surface], laying);
  const stretches = stretchesAcross(surface, up, bonds[bond].length);
  const across = setOutLine({ tile: width, joint: laying.joint, bond, stretches });
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
export function coursesOf(
  walls: readonly Surface[],
  laying: Laying,
  rims: readonly number[] = [],
): SetOutLine {
  return setOutLine({
    tile: laidTile(laying).height,
    joint: laying.joint,
    stretches: walls.flatMap(stretchesUp),
    rims: { at: rims, narrowestAllowed: narrowestAllowed(laying) },
  });
}

/** The narrowest cut that is no sliver: half a tile, as a joint in the middle leaves it. */
const narrowestAllowed = ({ tile, joint }: Laying): number =>
  (Math.min(tile.width, tile.height) - joint) / 2 - 0.1;

export const isSliver = (cut: number, laying: Laying): boolean => cut < narrowestAllowed(laying);

/** Shared courses as they begin and end on one of their walls, of which a bath may take the foot. */
function endingOn(surface: Surface, courses: SetOutLine): SetOutLine {
  const { start, tile, joint } = courses;
  const ends = endsOf(stretchesUp(surface));
  return { ...courses, ...ends, endsOfCourses: [endsOfStretch(ends, start, tile, tile + joint)] };
}

/** A tile as it lies on the surface. */
export function laidTile({ tile, bond }: Laying): Size {
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  return bond === "vertical" ? { width: short, height: long } : tile;
}

/** At 45 degrees, a point of the zigzag on the surface's middle line: one tile of each direction in a cell. */
function herringbone(surface: Size, { tile, joint }: Laying): Lattice {
  const long = Math.max(tile.width, tile.height) + joint;
  const short = Math.min(tile.width, tile.height) + joint;
  const horizontal = { x: 0, y: 0, width: long - joint, height: short - joint };
  const vertical = { x: long, y: short - long, width: short - joint, height: long - joint };
  const turn = ([x, y]: Point): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
  return {
    x: surface.width / 2,
    y: surface.height / 2,
    width: long * Math.SQRT2,
    height: short * Math.SQRT2,
    tiles: [horizontal, vertical].map((rectangle) => corners(rectangle).map(turn)),
  };
}

/** All tiles of which something may be on a surface, or in a cell of the lattice. */
export function tilesOn(surface: Size, { x, y, width, height, tiles }: Lattice): LaidTile[] {
  return tiles.flatMap((tile) => {
    const box = boxOf(tile);
    const shape = tile.map(([u, v]): Point => [u - box.x, v - box.y]);
    const columns = startsBetween(x + box.x, box.width, width, surface.width);
    return startsBetween(y + box.y, box.height, height, surface.height).flatMap((bottom) =>
      columns.map((left) => ({ x: left, y: bottom, width: box.width, height: box.height, shape })),
    );
  });
}

/** Where something as long as `size` begins again and again, from the first that reaches 0 to the last before `end`. */
function startsBetween(edge: number, size: number, step: number, end: number): number[] {
  const first = edge + Math.ceil((-edge - size) / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

/** A tile's corners on the surface. */
export const cornersOfTile = ({ x, y, shape }: LaidTile): Point[] =>
  shape.map(([u, v]): Point => [x + u, y + v]);
