import { css } from "@emotion/react";
import { colours, fonts } from "../theme/tokens";
import { corners, isBond, latticeOf, type Point } from "./lattice";
import type { Run } from "./run";

/** A tiled surface that a rendered picture shows, with the camera that took it: its scene writes these numbers. */
interface SeenSurface {
  name: string;
  width: number;
  height: number;
  tileWidth: number;
  tileHeight: number;
  joint: number;
  bond: string;
  /** Nine numbers of a homography, row by row: from millimetres on the surface to fractions of the picture. */
  camera: string;
}

interface SetOutLinesProps {
  surfaces: readonly SeenSurface[];
  /** The picture's width to its height. */
  aspectRatio: number;
  /** What the lines show, for people who cannot see them. */
  label: string;
}

const WIDTH = 1000;

/** How a room was set out, as lines and figures to lie over its picture: middle, first whole tile, cuts. */
export function SetOutLines({ surfaces, aspectRatio, label }: SetOutLinesProps) {
  return (
    <svg css={lines} viewBox={`0 0 ${WIDTH} ${WIDTH / aspectRatio}`} role="img" aria-label={label}>
      {surfaces.map((surface) => (
        <SurfaceLines key={surface.name} surface={surface} aspectRatio={aspectRatio} />
      ))}
    </svg>
  );
}

function SurfaceLines({ surface, aspectRatio }: { surface: SeenSurface; aspectRatio: number }) {
  const { width, height, tileWidth, tileHeight, joint, bond } = surface;
  if (!isBond(bond)) return null;
  const { runs } = latticeOf(surface, { tile: { width: tileWidth, height: tileHeight }, joint, bond });
  const look = view(surface.camera, aspectRatio);
  const path = (points: readonly Point[]) => {
    const seen = points.flatMap((point) => look(point) ?? []);
    return seen.length > 1 ? `M${seen.map((point) => point.map(Math.round)).join("L")}` : "";
  };
  const line = (from: Point, to: Point) => path(between(from, to));
  const edges = corners({ x: 0, y: 0, width, height });
  const [course] = runs?.across.cuts ?? [];
  const [row] = runs?.up.cuts ?? [];
  const figures: [Point, number][] =
    course && row
      ? [
          [[course.first / 2, height / 2], course.first],
          [[width - course.last / 2, height / 2], course.last],
          [[width / 2, row.first / 2], row.first],
          [[width / 2, height - row.last / 2], row.last],
        ]
      : [];
  return (
    <g>
      <path css={outline} d={edges.map((edge, index) => line(edges.at(index - 1) ?? edge, edge)).join("")} />
      <path
        css={middle}
        d={line([width / 2, 0], [width / 2, height]) + line([0, height / 2], [width, height / 2])}
      />
      {runs && <path css={firstTile} d={path(closed(tileInTheMiddle(surface, runs)))} />}
      {figures.map(([place, cut]) => {
        const [[x, y] = [0, 0]] = look(place) ?? [];
        const inPicture = x > 20 && x < WIDTH - 20 && y > 20 && y < WIDTH / aspectRatio - 20;
        return (
          inPicture && (
            <text key={place.join()} x={x} y={y} css={figure}>
              {Math.round(cut)}
            </text>
          )
        );
      })}
    </g>
  );
}

/** The picture of a point on the surface; undefined for what is behind the camera. */
function view(camera: string, aspectRatio: number) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = camera.split(" ").map(Number);
  return ([x, y]: Point): [Point] | undefined => {
    const depth = g * x + h * y + i;
    if (depth <= 0.05) return undefined;
    const [across, down] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
    return [[across * WIDTH, (down * WIDTH) / aspectRatio]];
  };
}

/** Points of a line, so close that only a short piece is lost where it passes the camera. */
function between([x, y]: Point, [u, v]: Point): Point[] {
  return Array.from({ length: 41 }, (_, step) => [x + ((u - x) * step) / 40, y + ((v - y) * step) / 40]);
}

const closed = (polygon: readonly Point[]) => [...polygon, ...polygon.slice(0, 1)];

/** The tile from which the others are laid: the one in the middle, or the first beside and above it. */
function tileInTheMiddle(surface: SeenSurface, { across, up }: Record<"across" | "up", Run>): Point[] {
  const edge = (length: number, tile: number, { start }: Run) => {
    const step = tile + surface.joint;
    return start + Math.ceil((length / 2 - tile / 2 - start) / step - 0.01) * step;
  };
  const [width, height] = [surface.tileWidth, surface.tileHeight];
  return corners({
    x: edge(surface.width, width, across),
    y: edge(surface.height, height, up),
    width,
    height,
  });
}

const lines = css`
  display: block;
  width: 100%;
  font: 600 22px ${fonts.body};
`;

const outline = css`
  fill: none;
  stroke: ${colours.white};
  stroke-width: 2;
`;

const middle = css`
  ${outline}
  stroke: ${colours.brassLight};
  stroke-dasharray: 18 6 3 6;
`;

const firstTile = css`
  fill: ${colours.brassLight};
  fill-opacity: 0.5;
  stroke: ${colours.ink};
`;

const figure = css`
  fill: ${colours.ink};
  stroke: ${colours.white};
  stroke-width: 5;
  paint-order: stroke;
  text-anchor: middle;
  dominant-baseline: middle;
`;
