import { css } from "@emotion/react";
import { colours, fonts } from "../theme/tokens";
import { corners, type Point } from "./lattice";
import { millimetres } from "./lengths";
import { type Plan, visitTiles } from "./plan";

interface PlanDrawingProps {
  /** Of this drawing in its page. */
  id: string;
  plan: Plan;
  /** What it shows, for people who cannot see it. */
  label: string;
}

/** The scales that fit a sheet of A4 with its margins, the largest first. */
const SCALES = [2, 5, 10, 20, 25, 50, 100];
const SHEET = { width: 180, height: 200 };

/** How many times smaller than the surface the drawing is on paper. */
export function paperScale({ surface }: Plan): number {
  const { width, height } = frameOf(surface);
  return SCALES.find((scale) => width / scale <= SHEET.width && height / scale <= SHEET.height) ?? 100;
}

/** Room for the figures beside the surface, in its own millimetres. */
function frameOf({ width, height }: { width: number; height: number }) {
  const figures = Math.round(Math.max(width, height) / 26);
  return { figures, width: width + 5 * figures, height: height + 4 * figures };
}

/** A surface drawn to scale: tiles, those that are cut, openings, and the cuts at its edges. */
export function PlanDrawing({ id, plan, label }: PlanDrawingProps) {
  const { surface, lattice, cuts } = plan;
  const { figures, ...frame } = frameOf(surface);
  const scale = paperScale(plan);
  const cell: Point[][] = [];
  visitTiles(lattice, { ...lattice, x: 0, y: 0 }, (_box, points) => cell.push(points()));
  return (
    <svg
      css={drawing}
      role="img"
      aria-label={label}
      width={`${tenth(frame.width / scale)}mm`}
      height={`${tenth(frame.height / scale)}mm`}
      viewBox={`${-2 * figures} ${-figures} ${frame.width} ${frame.height}`}
      fontSize={figures}
    >
      <defs>
        <pattern id={`${id}-bond`} patternUnits="userSpaceOnUse" {...corner(lattice)}>
          <path d={pathOf(cell)} fill={colours.bottleMist} />
        </pattern>
        <clipPath id={`${id}-edge`}>
          <rect width={surface.width} height={surface.height} />
        </clipPath>
      </defs>
      {/* Measured upwards, as a tiler does. */}
      <g transform={`matrix(1 0 0 -1 0 ${surface.height})`} clipPath={`url(#${id}-edge)`}>
        <rect width={surface.width} height={surface.height} fill={colours.groutDark} />
        <rect width={surface.width} height={surface.height} fill={`url(#${id}-bond)`} />
        <path d={pathOf(cuts)} fill={colours.brassLight} />
        <path
          d={pathOf(surface.openings.map(corners))}
          fill={colours.white}
          stroke={colours.ink}
          strokeWidth={figures / 12}
        />
      </g>
      <Figures plan={plan} size={figures} />
    </svg>
  );
}

function Figures({ plan: { surface, lattice }, size }: { plan: Plan; size: number }) {
  const { width, height } = surface;
  const { across, up } = lattice.runs ?? {};
  const [course] = across?.cuts ?? [];
  const [row] = up?.cuts ?? [];
  const below = height + 1.2 * size;
  return (
    <g fill={colours.ink}>
      {/* The middle, from which it is set out. */}
      <path
        d={`M${width / 2} ${-size / 2}V${height + size / 2}M${-size / 2} ${height / 2}H${width + size / 2}`}
        stroke={colours.error}
        strokeWidth={size / 16}
        strokeDasharray={`${size} ${size / 3} ${size / 6} ${size / 3}`}
      />
      <text x={width / 2} y={below + size} textAnchor="middle">
        {millimetres(width)}
      </text>
      <text transform={`translate(${-1.1 * size} ${height / 2}) rotate(-90)`} textAnchor="middle">
        {millimetres(height)}
      </text>
      {course && (
        <>
          <text x={0} y={below}>
            {Math.round(course.first)}
          </text>
          <text x={width} y={below} textAnchor="end">
            {Math.round(course.last)}
          </text>
        </>
      )}
      {row && (
        <>
          <text x={width + size / 4} y={height}>
            {Math.round(row.first)}
          </text>
          <text x={width + size / 4} y={size}>
            {Math.round(row.last)}
          </text>
        </>
      )}
    </g>
  );
}

const corner = ({ x, y, width, height }: Plan["lattice"]) => ({ x, y, width, height });

const tenth = (length: number) => Math.round(length * 10) / 10;

/** Each side as a step from the last corner: alike for all tiles, which packs well. */
function pathOf(polygons: readonly (readonly Point[])[]): string {
  const step = ([x, y]: Point, [u, v]: Point) => `l${tenth(x - u)} ${tenth(y - v)}`;
  return polygons
    .map(([start = [0, 0], ...others]) => {
      const steps = others.map((point, index) => step(point, others[index - 1] ?? start));
      return `M${start.map(tenth).join(" ")}${steps.join("")}z`;
    })
    .join("");
}

/** On paper it keeps its scale. */
const drawing = css`
  display: block;
  background: ${colours.white};
  font-family: ${fonts.body};
  @media screen { width: 100%; height: auto; max-height: 80vh; }
`;
