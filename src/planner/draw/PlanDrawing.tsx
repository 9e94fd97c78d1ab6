import { css } from "@emotion/react";
import { colours, fonts } from "../../theme/tokens";
import type { SurfacePlan } from "../set-out/room-plan";
import { corners } from "../set-out/shapes";
import type { Opening, Size } from "../trade";
import { openingLabels } from "../words/labels";
import { pathOf } from "./paths";
import { SettingOutLines } from "./SettingOutLines";
import { HatchPattern, type TileFill, TilePattern } from "./TilePattern";

interface PlanDrawingProps {
  /** The drawing's id in its page. */
  id: string;
  plan: SurfacePlan;
  /** Describes the drawing for people who cannot see it. */
  label: string;
  fill: TileFill;
}

/** Around a surface, as wide as its figures are high. */
const marginOf = ({ width, height }: Size) => Math.round(Math.max(width, height) / 26);

/** A surface drawn to scale: tiles, those that are cut, openings, and how it was set out. */
export function PlanDrawing({ id, plan, label, fill }: PlanDrawingProps) {
  const { measured, surface, gap, lattice, cuts, tile } = plan;
  const { width, height } = measured;
  const margin = marginOf(measured);
  return (
    <svg
      css={drawing}
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      fontSize={margin}
    >
      <TilePattern id={`${id}-bond`} {...{ tile, lattice, fill }} />
      <HatchPattern id={`${id}-cut`} pitch={Math.round(margin / 3)} />
      {/* Measured upwards, as a tiler does. */}
      <g transform={`matrix(1 0 0 -1 0 ${height})`}>
        <rect width={width} height={height} fill={colours.groutDark} />
        <g transform={gap > 0 ? `translate(${gap} ${gap})` : undefined}>
          <rect width={surface.width} height={surface.height} fill={`url(#${id}-bond)`} />
          <path d={pathOf(cuts)} fill={`url(#${id}-cut)`} />
        </g>
        {measured.openings.length > 0 && (
          <path d={pathOf(measured.openings.map(corners))} fill={colours.white} />
        )}
      </g>
      <g color={colours.error}>
        <SettingOutLines plan={plan} corner={[gap, height - gap]}>
          {measured.openings.map((opening) => (
            <Name key={`${opening.x} ${opening.y}`} opening={opening} letter={margin} height={height} />
          ))}
        </SettingOutLines>
      </g>
    </svg>
  );
}

interface NameProps {
  opening: Opening;
  /** The height of a line of letters. */
  letter: number;
  /** The surface's height. */
  height: number;
}

/** An opening's name in its middle, upright in a narrow one. Renders nothing where it does not fit. */
function Name({ opening, letter, height }: NameProps) {
  const name = opening.kind ? openingLabels[opening.kind] : "";
  const [length, line] = [name.length * letter * LETTER_WIDTH, letter * 1.25];
  const hasRoom = (along: number, across: number) => length < along && line < across;
  const isUpright = !hasRoom(opening.width, opening.height);
  if (isUpright && !hasRoom(opening.height, opening.width)) return null;
  const [x, y] = [opening.x + opening.width / 2, height - opening.y - opening.height / 2];
  return (
    <text x={x} y={y} transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
      {name}
    </text>
  );
}

/** The width of a letter of bold text, divided by its size. */
const LETTER_WIDTH = 0.6;

/** On a phone that lies on its side, its figures stay 12 px high. */
const drawing = css`
  width: 100%;
  max-height: max(80vh, 22rem);
  background: ${colours.white};
  color: ${colours.groutDark};
  font-family: ${fonts.body};
`;
