import { css } from "@emotion/react";
import { colours, fonts } from "../../theme/tokens";
import { formatSurface } from "../format/format-plan";
import { openingLabels } from "../format/labels";
import type { PlannedSurface } from "../set-out/set-out-room";
import { corners } from "../set-out/shapes";
import type { Opening } from "../trade";
import { endFigures, firstTile } from "./marks";
import { pathOf } from "./path-of";
import { HatchPattern, TilePattern } from "./TilePattern";

interface SurfaceDrawingProps {
  /** The drawing's id in its page. */
  id: string;
  surface: PlannedSurface;
}

/** A surface drawn to scale: its tiles and openings, the middle, the level of the first course, the first tile and the cuts. */
export function SurfaceDrawing({ id, surface }: SurfaceDrawingProps) {
  const { measured, tiled, gap, lattice, cuts, tile } = surface;
  const { width, height, openings } = measured;
  const fontSize = Math.round(Math.max(width, height) / 26);
  const margin = fontSize;
  const first = firstTile(tiled, lattice);
  const up = lattice.axes?.up;
  // The dashed level line: the rim that courses begin on, or the middle.
  const level = up?.reason === "rim" ? up.datum : tiled.height / 2;
  return (
    <svg
      css={drawing}
      role="img"
      aria-label={formatSurface(surface)}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      fontSize={fontSize}
    >
      <TilePattern id={`${id}-bond`} tile={tile} lattice={lattice} />
      <HatchPattern id={`${id}-cut`} pitch={Math.round(fontSize / 3)} />
      {/* Turned over, because y runs upwards on a surface and downwards in an SVG. Texts stand outside: they would be mirrored. */}
      <g transform={`translate(0 ${height}) scale(1 -1)`}>
        <rect width={width} height={height} fill={colours.groutDark} />
        <g transform={`translate(${gap} ${gap})`}>
          <rect width={tiled.width} height={tiled.height} fill={`url(#${id}-bond)`} />
          <path d={pathOf(cuts)} fill={`url(#${id}-cut)`} />
        </g>
        {openings.length > 0 && <path d={pathOf(openings.map(corners))} fill={colours.white} />}
        <g transform={`translate(${gap} ${gap})`} css={lines}>
          <path d={pathOf([{ ...tiled, x: 0, y: 0 }, ...tiled.openings].map(corners))} />
          <path css={dashes} d={`M${tiled.width / 2} 0V${tiled.height}M0 ${level}H${tiled.width}`} />
          {first && <path css={firstStyle} d={pathOf([corners(first)])} />}
        </g>
      </g>
      {endFigures(tiled, lattice).map(({ at: [x, y], length }) => (
        <text key={`${x} ${y}`} x={gap + x} y={height - gap - y}>
          {Math.round(length)}
        </text>
      ))}
      {openings.map(
        (opening) =>
          labelFits(opening, fontSize) && (
            <text
              key={`${opening.x} ${opening.y}`}
              x={opening.x + opening.width / 2}
              y={height - opening.y - opening.height / 2}
            >
              {labelOf(opening)}
            </text>
          ),
      )}
    </svg>
  );
}

const labelOf = ({ type }: Opening): string => (type ? openingLabels[type] : "");

/** True if an opening's label fits inside it. */
const labelFits = (opening: Opening, fontSize: number) =>
  labelOf(opening).length * fontSize * letterWidth < opening.width && fontSize * 1.25 < opening.height;

/** The width of a letter of bold text, divided by its size. */
const letterWidth = 0.6;

/** On a phone that lies on its side, its figures stay 12 px high. */
const drawing = css`
  width: 100%;
  max-height: max(80vh, 22rem);
  background: ${colours.white};
  font-family: ${fonts.body};
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

/** The stroke scales with the font. */
const lines = css`
  fill: none;
  stroke: ${colours.error};
  stroke-width: 0.08em;
`;

const dashes = css`stroke-dasharray: 0.8em 0.25em 0.15em 0.25em;`;

const firstStyle = css`fill: ${colours.brassLight}; fill-opacity: 0.5;`;
