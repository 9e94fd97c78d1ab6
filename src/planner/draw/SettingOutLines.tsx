import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colours } from "../../theme/tokens";
import type { Lattice } from "../set-out/lattice";
import { corners } from "../set-out/shapes";
import type { Point, Surface } from "../trade";
import { endFigures } from "./end-figures";
import { firstTile } from "./first-tile";

interface SettingOutLinesProps {
  plan: { surface: Surface; lattice: Lattice };
  /** The lower left corner of the tiled part on the drawing, which is measured downwards. */
  corner: Point;
  /** Words on the drawing, in the style of the figures. */
  children?: ReactNode;
}

/** Lines and figures on a drawing that show how its surface was set out: middle, first tile, openings, cuts. */
export function SettingOutLines({ plan: { surface, lattice }, corner, children }: SettingOutLinesProps) {
  const first = firstTile(surface, lattice);
  const drawn = ([x, y]: Point): Point => [Math.round(corner[0] + x), Math.round(corner[1] - y)];
  const path = (...shapes: readonly (readonly Point[])[]) =>
    shapes.map((shape) => `M${shape.map(drawn).join("L")}${shape.length > 2 ? "z" : ""}`).join("");
  return (
    <g css={lines}>
      <path d={path(...[{ ...surface, x: 0, y: 0 }, ...surface.openings].map(corners))} />
      <path css={middle} d={path(...middleAndLevel(surface, lattice))} />
      {first && <path css={firstStyle} d={path(corners(first))} />}
      {endFigures(surface, lattice).map(({ at, length }) => {
        const [x, y] = drawn(at);
        return (
          <text key={at.join()} x={x} y={y}>
            {Math.round(length)}
          </text>
        );
      })}
      {children}
    </g>
  );
}

/** The surface's upright middle, and the level line: where courses begin because of a rim, or in the middle. */
function middleAndLevel({ width, height }: Surface, lattice: Lattice): Point[][] {
  const level = lattice.lines?.up.beginsAt ?? height / 2;
  return [line(width / 2, 0, width / 2, height), line(0, level, width, level)];
}

const line = (x: number, y: number, u: number, v: number): Point[] => [
  [x, y],
  [u, v],
];

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
