import { css } from "@emotion/react";
import { colours } from "../theme/tokens";
import { corners, type DirectionRun, type Lattice, type Point, type Rectangle } from "./lattice";
import { firstTile, type Plan } from "./plan";
import { cutAlong, meet } from "./polygons";
import { isWhole } from "./run";

interface SettingOutLinesProps {
  plan: Pick<Plan, "surface" | "lattice">;
  /** Nine numbers of a homography, row by row: from millimetres on the surface to the drawing. */
  camera: readonly number[];
  /** The middle of a slot drain along the back of a floor, which falls to it. */
  drain?: Pick<Rectangle, "x" | "y"> | undefined;
}

/** Points nearer to the camera than this are not drawn. */
const NEAR = 0.05;

/** Lines and figures on a drawing or picture that show how its surface was set out: middle, first tile, openings, cuts. */
export function SettingOutLines({ plan: { surface, lattice }, camera, drain }: SettingOutLinesProps) {
  const { width, height, openings } = surface;
  const first = firstTile(surface, lattice);
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
  const figure = ({ at, length }: Figure) => {
    const [[u, v] = []] = look([at]);
    return (
      <text key={at.join()} x={u} y={v}>
        {Math.round(length)}
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
      {first && <path css={firstStyle} d={path(corners(first))} />}
      {drain && <path d={path(...falls(drain))} />}
      {lattice.runs && endFigures(surface, lattice, lattice.runs).map(figure)}
    </g>
  );
}

/** A length printed on the piece that has it. */
interface Figure {
  at: Point;
  length: number;
}

/**
 * The lengths of the cuts at the four ends, each on a piece of that length: the one nearest to the middle of its side that
 * no opening touches. A whole tile has no figure.
 */
function endFigures(
  { width, height, openings }: Plan["surface"],
  { x, y, width: cell, height: cellHeight, tiles }: Lattice,
  { across, up }: { across: DirectionRun; up: DirectionRun },
): Figure[] {
  const courses = tiles.length;
  const stepUp = cellHeight / courses;
  const shown = ({ x, y, width, height }: Rectangle, length: number, tile: number): Figure[] => {
    const piece = { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
    const isFree = !openings.some((opening) => meet(piece, opening));
    return isFree && !isWhole(length, tile) ? [{ at: [x + width / 2, y + height / 2], length }] : [];
  };
  const rows = Math.ceil((height - y) / stepUp);
  const leftAndRight = nearestFirst(rows, (height / 2 - y) / stepUp).map((row) => {
    const { first, last } = across.cuts[row % courses] ?? { first: 0, last: 0 };
    const bottom = Math.max(0, y + row * stepUp);
    const course = { y: bottom, height: Math.min(height, y + row * stepUp + up.tile) - bottom };
    return [
      shown({ ...course, x: across.from, width: first }, first, across.tile),
      shown({ ...course, x: across.to - last, width: last }, last, across.tile),
    ];
  });
  const [ends = { first: 0, last: 0 }] = up.cuts;
  const columns = Math.ceil((width - x) / cell);
  const bottomAndTop = nearestFirst(columns, (width / 2 - x) / cell).map((column) => {
    const left = Math.max(0, x + column * cell);
    const tile = { x: left, width: Math.min(width, x + column * cell + across.tile) - left };
    return [
      shown({ ...tile, y: up.from, height: ends.first }, ends.first, up.tile),
      shown({ ...tile, y: up.to - ends.last, height: ends.last }, ends.last, up.tile),
    ];
  });
  const nearest = (ends: Figure[][][], end: number) =>
    ends.find((figures) => figures[end]?.length)?.[end] ?? [];
  return [
    ...nearest(leftAndRight, 0),
    ...nearest(leftAndRight, 1),
    ...nearest(bottomAndTop, 0),
    ...nearest(bottomAndTop, 1),
  ];
}

/** Numbers from 0 up to `count`, those nearest to a middle first. */
function nearestFirst(count: number, middle: number): number[] {
  const distance = (index: number) => Math.abs(index + 0.5 - middle);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => index).sort(
    (a, b) => distance(a) - distance(b),
  );
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

/** Lines as thick as the figures allow, in the colour of the words around. */
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

const firstStyle = css`fill: ${colours.brassLight}; fill-opacity: 0.5;`;
