import { cutAlong } from "../set-out/shapes";
import type { Point } from "../trade";

/** Nine numbers of a homography, row by row: from millimetres on a surface to a drawing. */
export type Camera = readonly number[];

/** Points nearer to the camera than this are not drawn. */
const NEAR = 0.05;

/** Where points of a surface are seen on a drawing, in whole units. A polygon is cut at what lies behind the camera. */
export function seenFrom(camera: Camera, points: readonly Point[]): Point[] {
  return cutAlong(points, (point) => depthOf(camera, point) - NEAR).map((point) => {
    const depth = depthOf(camera, point);
    return [Math.round(timesRow(camera, 0, point) / depth), Math.round(timesRow(camera, 1, point) / depth)];
  });
}

const depthOf = (camera: Camera, point: Point) => timesRow(camera, 2, point);

function timesRow(camera: Camera, row: number, [x, y]: Point): number {
  const [byX = 0, byY = 0, constant = 0] = camera.slice(3 * row, 3 * row + 3);
  return byX * x + byY * y + constant;
}

/** The camera of a plain drawing, measured upwards from its lower left corner, inside of a gap. */
export const flatCamera = (height: number, gap = 0): Camera => [1, 0, gap, 0, -1, height - gap, 0, 0, 1];
