import { css } from "@emotion/react";
import { colours } from "../theme/tokens";
import { corners, type Lattice, type Point, type Rectangle, type Size } from "./lattice";
import type { Plan } from "./plan";
import { boxOf, cutAlong } from "./polygons";

interface SettingOutLinesProps {
  plan: Plan;
  /** Nine numbers of a homography, row by row: from millimetres on the surface to the drawing. */
  camera: readonly number[];
  /** The middle of a slot drain along the back of a floor, which falls to it. */
  drain?: Pick<Rectangle, "x" | "y"> | undefined;
}

/** What lies nearer to the camera than this is not seen. */
const NEAR = 0.05;

/** How a surface was set out, as lines and figures on its drawing or picture: middle, first tile, openings, cuts, falls. */
export function SettingOutLines({ plan: { surface, lattice }, camera, drain }: SettingOutLinesProps) {
  const { width, height, openings } = surface;
  const course = lattice.runs && middleCourse(height, lattice, lattice.runs.across.cuts);
  const [row] = lattice.runs?.up.cuts ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = camera;
  const look = (points: Point[]) =>
    cutAlong(points, ([x, y]) => g * x + h * y + i - NEAR).map(([x, y]) => {
      const depth = g * x + h * y + i;
      return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth].map(Math.round);
    });
  const path = (...shapes: Point[][]) =>
    shapes
      .map(look)
      .filter((seen) => seen.length > 0)
      .map((seen) => `M${seen.join("L")}${seen.length > 2 ? "z" : ""}`)
      .join("");
  const figure = (x: number, y: number, cut: number) => {
    const [[u, v] = []] = look([[x, y]]);
    return (
      <text x={u} y={v}>
        {Math.round(cut)}
      </text>
    );
  };
  return (
    <g css={lines}>
      <path d={path(corners({ x: 0, y: 0, width, height }), ...openings.map(corners))} />
      <path
        css={middle}
        d={path(line(width / 2, 0, width / 2, height), line(0, height / 2, width, height / 2))}
      />
      {lattice.runs && <path css={first} d={path(firstTile(surface, lattice))} />}
      {drain && <path d={path(...falls(drain))} />}
      {course && figure(course.first / 2, height / 2, course.first)}
      {course && figure(width - course.last / 2, height / 2, course.last)}
      {row && figure(width / 2, row.first / 2, row.first)}
      {row && figure(width / 2, height - row.last / 2, row.last)}
    </g>
  );
}

/** The cuts of the course at half the surface's height, where their figures are printed. */
function middleCourse<Cuts>(height: number, { y, height: cell }: Lattice, courses: readonly Cuts[]) {
  const above = Math.floor(((height / 2 - y) / cell) * courses.length);
  return courses[above % courses.length];
}

const line = (x: number, y: number, u: number, v: number): Point[] => [
  [x, y],
  [u, v],
];

/** Three arrows towards a drain. */
const falls = ({ x, y }: Pick<Rectangle, "x" | "y">) =>
  [x - 250, x, x + 250].flatMap((at) => [
    line(at, y - 700, at, y - 50),
    line(at - 50, y - 130, at, y - 50),
    line(at + 50, y - 130, at, y - 50),
  ]);

/** The tile from which the others are laid: the one in the middle, or the first beside and above it. */
function firstTile(surface: Size, { tiles: [tile = []], ...cell }: Lattice): Point[] {
  const { width, height } = boxOf(tile);
  const nearest = (start: number, step: number, middle: number) =>
    start + Math.ceil((middle - start) / step - 0.01) * step;
  const x = nearest(cell.x, cell.width, (surface.width - width) / 2);
  const y = nearest(cell.y, cell.height, (surface.height - height) / 2);
  return corners({ x, y, width, height: Math.min(height, surface.height - y) });
}

/** As thick as the figures allow, in the colour of the words around. */
const lines = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 0.08em;
  text {
    fill: ${colours.ink};
    stroke: ${colours.white};
    stroke-width: 0.25em;
    paint-order: stroke;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: middle;
  }
`;

const middle = css`stroke-dasharray: 0.8em 0.25em 0.15em 0.25em;`;

const first = css`fill: ${colours.brassLight}; fill-opacity: 0.5;`;
