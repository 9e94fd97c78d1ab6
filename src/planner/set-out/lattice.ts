import { bonds } from "../../content/values/planner-names";
import type { Laying, Point, Rectangle, Size, Surface } from "../trade";
import { axisOf, extentOf } from "./axis";
import { type AxisTiling, centredTiling, rimOrCentredTiling } from "./axis-tiling";
import { boxOf, corners } from "./shapes";
import { stretchesAcross, stretchesUp } from "./stretches";

/**
 * A bond as one cell, which repeats in both directions. In a brick bond it is one tile wide and two courses high; in a
 * herringbone it has one tile of each direction. Its rectangle says where one cell lies.
 */
export interface Lattice extends Rectangle {
  /** The corners of a cell's tiles, measured from its own corner. Tiles may hang over its edges. */
  tiles: readonly (readonly Point[])[];
  /** The axes that set the cell out. A herringbone has none: its cuts slant on all sides. */
  axes?: { across: AxisTiling; up: AxisTiling };
}

/** Sets out the lattice of a surface. Walls of one room share `courses`; a surface by itself has its own. */
export function latticeOf(
  surface: Surface,
  laying: Laying,
  courses: AxisTiling = coursesOf([surface], laying),
): Lattice {
  if (laying.bond === "herringbone") return herringbone(surface, laying);
  const { width, height } = sizeAsLaid(laying);
  const shifts = bonds[laying.bond];
  // Courses first: their heights decide which openings interrupt each of them.
  const up = coursesOn(surface, courses);
  const stretches = stretchesAcross(surface, up, shifts.length);
  const across = centredTiling(axisOf(stretches, { tile: width, joint: laying.joint, shifts }));
  const [stepAcross, stepUp] = [width + across.joint, height + up.joint];
  return {
    x: across.start,
    y: up.start,
    width: stepAcross,
    height: stepUp * shifts.length,
    tiles: shifts.map((shift, row) => corners({ x: shift * stepAcross, y: row * stepUp, width, height })),
    axes: { across, up },
  };
}

/** Returns shared courses from a surface's own foot to its own top: one wall may start above a bath. */
const coursesOn = (surface: Surface, courses: AxisTiling): AxisTiling => ({
  ...courses,
  ...extentOf(stretchesUp(surface)),
});

/** Sets out courses that run at one level through all `walls`, and begin on one of the `rims` if that leaves no sliver. */
export function coursesOf(
  walls: readonly Surface[],
  laying: Laying,
  rims: readonly number[] = [],
): AxisTiling {
  const { height } = sizeAsLaid(laying);
  const axis = axisOf(walls.flatMap(stretchesUp), { tile: height, joint: laying.joint, shifts: [0] });
  return rimOrCentredTiling(axis, rims, narrowestAllowed(laying));
}

/** The narrowest cut that is no sliver: half a tile, as a joint in the middle leaves it. */
export const narrowestAllowed = ({ tile, joint }: Laying): number =>
  (Math.min(tile.width, tile.height) - joint) / 2 - 0.1;

/** A tile's size where it lies: upright in a vertical bond. */
export function sizeAsLaid({ tile, bond }: Pick<Laying, "tile" | "bond">): Size {
  const [short, long] = [Math.min(tile.width, tile.height), Math.max(tile.width, tile.height)];
  return bond === "vertical" ? { width: short, height: long } : tile;
}

/** A herringbone: a horizontal and a vertical tile, turned by 45 degrees. A point of its zigzag lies on the surface's middle. */
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

/** A tile where it lies, whole or not: the rectangle around it, and its corners from that rectangle's own corner. */
export interface LaidTile extends Rectangle {
  shape: readonly Point[];
}

/** Returns all tiles of which a part may be on a surface. */
export function tilesOn(surface: Size, { x, y, width, height, tiles }: Lattice): LaidTile[] {
  return tiles.flatMap((tile) => {
    const box = boxOf(tile);
    const shape = tile.map(([u, v]): Point => [u - box.x, v - box.y]);
    const columns = startsUntil(surface.width, x + box.x, box.width, width);
    return startsUntil(surface.height, y + box.y, box.height, height).flatMap((bottom) =>
      columns.map((left) => ({ x: left, y: bottom, width: box.width, height: box.height, shape })),
    );
  });
}

/** Returns where a tile begins that repeats with each step: from the one that reaches 0 to the last before `end`. */
function startsUntil(end: number, tileStart: number, tile: number, step: number): number[] {
  const first = tileStart + Math.ceil((-tileStart - tile) / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

/** A tile's corners, measured from the surface's corner. */
export const cornersOfTile = ({ x, y, shape }: LaidTile): Point[] =>
  shape.map(([u, v]): Point => [x + u, y + v]);
