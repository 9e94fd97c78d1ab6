import { leastPictureWidth } from "../../../content/fields/shared-fields";

interface Size {
  width: number;
  height: number;
}

/** A place in a picture, in its pixels. */
export type Point = Record<"x" | "y", number>;

/** A part of a picture, by its top left corner. */
export type Part = Point & Size;

/** A picture's size, and two points that are seen in the other one, too. */
export type Pointed = Size & { points: readonly [Point, Point] };

/** What moves, turns and scales, as the canvas and SVG write it: matrix(a, b, -b, a, e, f). */
type Similarity = Record<"a" | "b" | "e" | "f", number>;

/** How the earlier picture lies on the later one, the part of that which both show, and why it may not be cut to it. */
export type Aligned = Similarity & { common: Part; fault: string | undefined };

/** In parts of a picture's width: nearer points turn a tap that is a little off into a picture that is far off. */
const leastDistance = 0.1;

/** Lays the earlier picture on the later one so that their points coincide. */
export function align(before: Pointed, after: Pointed): Aligned {
  const similarity = similarityOf(before.points, after.points);
  const common = commonPart(before, after);
  return { ...similarity, common, fault: faultOf([before, after], similarity, common) };
}

function faultOf(pictures: Pointed[], { a, b }: Similarity, common: Part): string | undefined {
  for (const { width, points } of pictures)
    if (Math.hypot(points[1].x - points[0].x, points[1].y - points[0].y) < width * leastDistance)
      return "The two points of a picture are too near to each other: put them far apart.";
  // Turned by more than 45 degrees.
  if (a < Math.abs(b))
    return "One picture would lie on its side: put point 1 on the same thing in both, and point 2.";
  if (common.width < leastPictureWidth)
    return `What both show is ${Math.round(common.width)} pixels wide, and ${leastPictureWidth} are needed: check the points, or choose pictures that show more of the same.`;
  return undefined;
}

/** Leads two points to two others. */
function similarityOf([from, end]: Pointed["points"], [to, toEnd]: Pointed["points"]): Similarity {
  const [x, y] = [end.x - from.x, end.y - from.y];
  const [toX, toY] = [toEnd.x - to.x, toEnd.y - to.y];
  const a = (x * toX + y * toY) / (x * x + y * y);
  const b = (x * toY - y * toX) / (x * x + y * y);
  return { a, b, e: to.x - a * from.x + b * from.y, f: to.y - b * from.x - a * from.y };
}

/** The largest part of the later picture, in its shape, that the earlier one shows, too. */
function commonPart(before: Pointed, { width, height, points }: Pointed): Part {
  const { a, b, e, f } = similarityOf(points, before.points);
  const [across, down] = [Math.abs(a), Math.abs(b)];
  /** How large a part around a place may be until it meets an edge, in parts of the whole. */
  const share = (x: number, y: number) =>
    Math.min(
      untilEdge(x, width, width),
      untilEdge(y, height, height),
      untilEdge(a * x - b * y + e, before.width, across * width + down * height),
      untilEdge(b * x + a * y + f, before.height, down * width + across * height),
    );
  const bestHeight = (x: number) => highest(height, (y) => share(x, y));
  const x = highest(width, (x) => share(x, bestHeight(x)));
  const y = bestHeight(x);
  const part = Math.max(0, share(x, y));
  const [wide, high] = [part * width, part * height];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

/** How much of something may lie around a place between 0 and an edge. */
const untilEdge = (place: number, edge: number, whole: number) => (2 * Math.min(place, edge - place)) / whole;

/** Where between 0 and `most` a height is greatest that rises to there and falls behind. */
function highest(most: number, heightAt: (place: number) => number): number {
  let [low, high] = [0, most];
  while (high - low > 0.01) {
    const third = (high - low) / 3;
    if (heightAt(low + third) < heightAt(high - third)) low += third;
    else high -= third;
  }
  return (low + high) / 2;
}
