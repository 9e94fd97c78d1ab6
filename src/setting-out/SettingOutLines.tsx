import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colours } from "../theme/tokens";
import { corners, type Lattice, type Point, type Rectangle, topAt } from "./lattice";
import { firstTile, isBelowTop, type Plan, visitTiles } from "./plan";
import { cutAlong, meet, outlineOf, within } from "./polygons";
import { isWhole, KERF } from "./run";

interface SettingOutLinesProps {
  plan: Pick<Plan, "surface" | "lattice">;
  /** Nine numbers of a homography, row by row: from millimetres on the surface to the drawing. */
  camera: readonly number[];
  /** The middle of a slot drain along the back of a floor, which falls to it. */
  drain?: Pick<Rectangle, "x" | "y"> | undefined;
  /** Words on the drawing, in the style of the figures. */
  children?: ReactNode;
}

/** Points nearer to the camera than this are not drawn. */
const NEAR = 0.05;

/** Lines and figures on a drawing or picture that show how its surface was set out: middle, first tile, openings, cuts. */
export function SettingOutLines({
  plan: { surface, lattice },
  camera,
  drain,
  children,
}: SettingOutLinesProps) {
  const { width, height, heights, openings } = surface;
  const upright = line(width / 2, 0, width / 2, topAt(surface, width / 2));
  // Below a slope, tiles are not centred from floor to ceiling.
  const level = heights ? [] : [line(0, height / 2, width, height / 2)];
  const first = firstTile(surface, lattice);
  const rows = [camera.slice(0, 3), camera.slice(3, 6), camera.slice(6, 9)];
  /** A point on the surface times one row of the homography; the last row gives its depth. */
  const times = (row: number, [x, y]: Point) => {
    const [byX = 0, byY = 0, constant = 0] = rows[row] ?? [];
    return byX * x + byY * y + constant;
  };
  const depth = (point: Point) => times(2, point);
  const look = (points: Point[]) =>
    cutAlong(points, (point) => depth(point) - NEAR).map((point) =>
      [times(0, point) / depth(point), times(1, point) / depth(point)].map(Math.round),
    );
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
      <path d={path(outlineOf(surface), ...openings.map(corners))} />
      <path css={middle} d={path(upright, ...level)} />
      {first && <path css={firstStyle} d={path(corners(first))} />}
      {drain && <path d={path(...falls(drain))} />}
      {endFigures(surface, lattice).map(figure)}
      {children}
    </g>
  );
}

/** A length printed on the piece that has it. */
interface Figure {
  at: Point;
  length: number;
}

/**
 * The lengths of the cuts at the left, right, lower and upper end, each on the piece nearest to the middle of its side that
 * no opening touches. A whole tile has no figure, and a piece at a slope has no one length.
 */
function endFigures(surface: Plan["surface"], lattice: Lattice): Figure[] {
  const { width, height, openings } = surface;
  if (!lattice.runs) return [];
  const { across, up } = lattice.runs;
  const tiled = { x: across.from, y: up.from, width: across.to - across.from, height: up.to - up.from };
  const nearest = new Map<string, Figure & { distance: number }>();
  visitTiles({ width, height }, lattice, (box) => {
    const piece = within(tiled, box);
    if (piece.width < KERF || piece.height < KERF || !isBelowTop(surface, piece)) return;
    if (openings.some((opening) => meet(piece, opening))) return;
    const at: Point = [piece.x + piece.width / 2, piece.y + piece.height / 2];
    const cut = (end: string, isCut: boolean, length: number, distance: number) => {
      if (isCut && distance < (nearest.get(end)?.distance ?? Number.POSITIVE_INFINITY))
        nearest.set(end, { at, length, distance });
    };
    const [fromMiddleUp, fromMiddleAcross] = [Math.abs(at[1] - height / 2), Math.abs(at[0] - width / 2)];
    const [beyond, above] = [piece.x + piece.width, piece.y + piece.height];
    cut("left", !isWhole(box.x + box.width - piece.x, box.width), piece.width, fromMiddleUp);
    cut("right", !isWhole(beyond - box.x, box.width), piece.width, fromMiddleUp);
    cut("bottom", !isWhole(box.y + box.height - piece.y, box.height), piece.height, fromMiddleAcross);
    cut("top", !isWhole(above - box.y, box.height), piece.height, fromMiddleAcross);
  });
  // A piece that is cut at two ends has one figure.
  const figures = ["left", "right", "bottom", "top"].flatMap((end) => nearest.get(end) ?? []);
  const placeOf = ({ at }: Figure) => at.join();
  const places = figures.map(placeOf);
  return figures.filter((figure, index) => places.indexOf(placeOf(figure)) === index);
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
