import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colours } from "../../theme/tokens";
import type { Lattice } from "../set-out/lattice";
import { corners, outlineOf, topAt } from "../set-out/shapes";
import type { Point, Rectangle, Surface } from "../trade";
import { type Camera, seenFrom } from "./camera";
import { endFigures } from "./end-figures";
import { firstTile } from "./first-tile";

interface SettingOutLinesProps {
  plan: { surface: Surface; lattice: Lattice };
  camera: Camera;
  /** The middle of a slot drain along the back of a floor, which falls to it. */
  drain?: Pick<Rectangle, "x" | "y"> | undefined;
  /** Words on the drawing, in the style of the figures. */
  children?: ReactNode;
}

/** Lines and figures on a drawing or picture that show how its surface was set out: middle, first tile, openings, cuts. */
export function SettingOutLines({
  plan: { surface, lattice },
  camera,
  drain,
  children,
}: SettingOutLinesProps) {
  const first = firstTile(surface, lattice);
  const path = (...shapes: readonly (readonly Point[])[]) =>
    shapes
      .map((shape) => seenFrom(camera, shape))
      .filter((seen) => seen.length > 0)
      .map((seen) => `M${seen.join("L")}${seen.length > 2 ? "z" : ""}`)
      .join("");
  return (
    <g css={lines}>
      <path d={path(outlineOf(surface), ...surface.openings.map(corners))} />
      <path css={middle} d={path(...middleAndLevel(surface, lattice))} />
      {first && <path css={firstStyle} d={path(corners(first))} />}
      {drain && <path d={path(...falls(drain))} />}
      {endFigures(surface, lattice).map(({ at, length }) => {
        const [[u, v] = []] = seenFrom(camera, [at]);
        return (
          <text key={at.join()} x={u} y={v}>
            {Math.round(length)}
          </text>
        );
      })}
      {children}
    </g>
  );
}

/** The surface's upright middle, and the level line: where courses begin because of a rim, or in the middle; none below a slope. */
function middleAndLevel(surface: Surface, lattice: Lattice): Point[][] {
  const { width, height, heights } = surface;
  const upright = line(width / 2, 0, width / 2, topAt(surface, width / 2));
  const beginsAt = lattice.lines?.up.beginsAt;
  if (heights && beginsAt === undefined) return [upright];
  const level = beginsAt ?? height / 2;
  return [upright, line(0, level, width, level)];
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
