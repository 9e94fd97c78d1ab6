import { css } from "@emotion/react";
import { colours, fonts } from "../theme/tokens";
import { corners, type Opening, type Point } from "./lattice";
import type { OpeningKind } from "./opening-kinds";
import { type Plan, visitTiles } from "./plan";
import type { PlannedTile } from "./plan-request";
import { outlineOf } from "./polygons";
import { SettingOutLines } from "./SettingOutLines";

interface PlanDrawingProps {
  /** The drawing's id in its page. */
  id: string;
  plan: Plan;
  /** The tile's colour. */
  colour: string;
  /** The names of openings. */
  openings: Readonly<Record<OpeningKind, string>>;
  /** The scale on paper: 20 for 1:20. */
  scale: number;
  /** Describes the drawing for people who cannot see it. */
  label: string;
}

/** The colour of a tile in drawings. */
export const colourOf = ({ colour }: Pick<PlannedTile, "colour">): string => colour ?? colours.bottleMist;

/** The scales that fit a sheet of A4 with its margins, the largest first. */
const SCALES = [2, 5, 10, 20, 25, 50, 100];
const SHEET = { width: 180, height: 200 };

/** The scale at which each of some drawings fits on a sheet of paper: 20 for 1:20. */
export function paperScale(plans: readonly Plan[]): number {
  const fits = (scale: number) =>
    plans.every(({ surface }) => {
      const margins = 2 * marginOf(surface);
      const { width, height } = surface;
      return (width + margins) / scale <= SHEET.width && (height + margins) / scale <= SHEET.height;
    });
  return SCALES.find(fits) ?? 100;
}

/** Around a surface, as wide as its figures are high. */
const marginOf = ({ width, height }: Plan["surface"]) => Math.round(Math.max(width, height) / 26);

/** A surface drawn to scale: tiles, those that are cut, openings, and how it was set out. */
export function PlanDrawing({ id, plan, colour, openings, scale, label }: PlanDrawingProps) {
  const { surface, lattice, cuts } = plan;
  const { width, height } = surface;
  const margin = marginOf(surface);
  const outline = pathOf([outlineOf(surface)]);
  const onPaper = (length: number) => `${tenth((length + 2 * margin) / scale)}mm`;
  const cell: Point[][] = [];
  visitTiles(lattice, { ...lattice, x: 0, y: 0 }, (_box, points) => cell.push(points()));
  return (
    <svg
      css={drawing}
      role="img"
      aria-label={label}
      width={onPaper(width)}
      height={onPaper(height)}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      fontSize={margin}
    >
      <pattern
        id={`${id}-bond`}
        patternUnits="userSpaceOnUse"
        x={lattice.x}
        y={lattice.y}
        width={lattice.width}
        height={lattice.height}
      >
        <path d={pathOf(cell)} fill={colour} />
      </pattern>
      {/* Measured upwards, as a tiler does. */}
      <g transform={`matrix(1 0 0 -1 0 ${height})`}>
        <path d={outline} fill={colours.groutDark} />
        <path d={outline} fill={`url(#${id}-bond)`} />
        <path d={pathOf(cuts)} fill={colours.brassLight} />
        {surface.openings.length > 0 && (
          <path d={pathOf(surface.openings.map(corners))} fill={colours.white} />
        )}
      </g>
      <g color={colours.error}>
        <SettingOutLines plan={plan} camera={[1, 0, 0, 0, -1, height, 0, 0, 1]}>
          {surface.openings.map(({ kind, ...opening }) => {
            const key = `${opening.x} ${opening.y}`;
            return kind && <Name key={key} name={openings[kind]} {...{ opening, letter: margin, height }} />;
          })}
        </SettingOutLines>
      </g>
    </svg>
  );
}

interface NameProps {
  name: string;
  opening: Opening;
  /** The height of a line of letters. */
  letter: number;
  /** The surface's height. */
  height: number;
}

/** An opening's name in its middle, upright in a narrow one. Renders nothing where it does not fit. */
function Name({ name, opening, letter, height }: NameProps) {
  const [length, line] = [name.length * letter * LETTER_WIDTH, letter * 1.25];
  const fits = (along: number, across: number) => length < along && line < across;
  const isUpright = !fits(opening.width, opening.height);
  if (isUpright && !fits(opening.height, opening.width)) return null;
  const [x, y] = [opening.x + opening.width / 2, height - opening.y - opening.height / 2];
  return (
    <text x={x} y={y} transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
      {name}
    </text>
  );
}

/** The width of a letter of bold text, divided by its size. */
const LETTER_WIDTH = 0.6;

const tenth = (length: number) => Math.round(length * 10) / 10;

/** Each side as a step from the last corner, and each polygon from the last one: alike for most tiles, which packs well. */
function pathOf(polygons: readonly (readonly Point[])[]): string {
  const side = ([x, y]: Point, [u, v]: Point) => {
    const [across, up] = [tenth(x - u), tenth(y - v)];
    if (up === 0) return `h${across}`;
    return across === 0 ? `v${up}` : `l${across} ${up}`;
  };
  let [atX, atY] = [0, 0];
  return polygons
    .map(([start = [0, 0], ...others]) => {
      const sides = others.map((point, index) => side(point, others[index - 1] ?? start));
      // Rounded before they are subtracted, so that no error adds up.
      const [x, y] = [tenth(start[0]), tenth(start[1])];
      const move = `m${tenth(x - atX)} ${tenth(y - atY)}`;
      [atX, atY] = [x, y];
      return `${move}${sides.join("")}z`;
    })
    .join("");
}

/** On paper it keeps its scale, unless there is no room. On a phone that lies on its side, its figures stay 12 px high. */
const drawing = css`
  max-width: 100%;
  height: auto;
  background: ${colours.white};
  color: ${colours.groutDark};
  font-family: ${fonts.body};
  @media screen { width: 100%; max-height: max(80vh, 22rem); }
`;
