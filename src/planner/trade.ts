import type { Bond } from "../content/values/planner-names";

/*
 * The terms of the trade, as tilers and surveyors use them. In the whole planner, lengths are millimetres and areas square
 * millimetres unless a name says otherwise. Points are measured from the lower left corner of what they lie on, x to the
 * right and y up; on a floor, y runs away from the front.
 *
 * From a key to the drawing: `form` reads the fields and makes a `room` of them, and `set-out` lays its tiles. `amounts` makes a
 * plan of it: counts and prices the pieces. `draw` draws them, and `format` puts them into words. `sections` are the parts of
 * pages that need no script.
 *
 * - surface: one wall or floor that is tiled
 * - opening: a part of a surface that is not tiled: a door, a window, a bath
 * - rim: the level edge that courses begin on: of a bath, a tray, a worktop, or a window sill
 * - joint: the gap between two tiles, filled with grout
 * - step: a tile and a joint, after which the next tile begins
 * - movement gap: the wider gap round a floor, filled with something soft
 * - course: a row of tiles side by side
 * - bond: the pattern of the joints. It shifts courses against each other: in a brick bond, every second one by half a step
 * - set out: decide where tiles lie before the first is laid; `set-out/axis-tiling.ts` has the rules
 * - axis: one direction in which tiles are laid, across a surface or up it
 * - stretch: a part of an axis that nothing interrupts, from one edge or opening to the next
 * - datum: the start of the reference tile, which is placed first and from which all others follow
 * - tiling: where the tiles of an axis or surface lie
 * - lattice: the smallest group of tiles of a bond that repeats across a surface and up it
 * - piece: what a surface shows of one tile: the whole tile, or a cut
 * - sliver: a cut narrower than half a tile
 * - offcut: what is left of a tile after a cut, and may become another piece
 * - plan: a room that is set out, with its counts and amounts
 */

/** A place on a surface. */
export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  x: number;
  y: number;
}

export type OpeningType = "door" | "window" | "niche" | "bath" | "tray" | "basin" | "pipe" | "cutout";

export interface Opening extends Rectangle {
  type?: OpeningType | undefined;
}

export interface Surface extends Size {
  openings: readonly Opening[];
}

/** How tiles are laid: the tile's face, its joint and its bond. */
export interface Laying {
  tile: Size;
  joint: number;
  bond: Bond;
}
