import { css } from "@emotion/react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { stack } from "../../../theme/arrangements";
import { colours, space } from "../../../theme/tokens";
import { bareButton, quietWords } from "../../controls/styles";
import type { Part, Point, Pointed } from "./align";

type ShownPicture = Pointed & { address: string };

const numbered = ([one, other]: Pointed["points"]) => [[1, one] as const, [2, other] as const];

interface PictureViewProps {
  picture: ShownPicture;
  /** All of it if left out. */
  part?: Part;
  onTap?: (at: Point) => void;
  /** What is drawn over it, in its pixels. */
  children?: ReactNode;
}

/** A picture or a part of it, with its points. A tap says where it was, in the picture's pixels. */
export function PictureView({ picture, part, onTap, children }: PictureViewProps) {
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...picture };
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) =>
    onTap?.(new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse()));
  return (
    <svg aria-hidden viewBox={`${x} ${y} ${width} ${height}`} onPointerUp={tap} css={view}>
      <image href={picture.address} width={picture.width} height={picture.height} />
      {children}
      {numbered(picture.points).map(([number, point]) => (
        <g key={number} css={mark} transform={`translate(${point.x} ${point.y}) scale(${width / 24})`}>
          <path d="M-2 0H2M0-2V2" />
          <text x="0.2" y="-0.2">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** In parts of a picture's width: what is enlarged around a point, and what an arrow key moves it by. */
const [enlarged, step] = [0.12, 0.001];

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PointedPictureProps {
  name: string;
  picture: ShownPicture;
  onMove: (points: Pointed["points"]) => void;
}

/** A picture on which taps put two points; each is enlarged below it, for finer taps and for keys. */
export function PointedPicture({ name, picture, onMove }: PointedPictureProps) {
  const { width, height, points } = picture;
  /** The point that the next tap puts: by turns. */
  const [next, setNext] = useState(1);
  const move = (number: number, { x, y }: Point) => {
    const to = { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
    setNext(number === 1 ? 2 : 1);
    onMove(number === 1 ? [to, points[1]] : [points[0], to]);
  };
  const nudge = (number: number, { x, y }: Point, event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    move(number, { x: x + direction[0] * width * step, y: y + direction[1] * width * step });
  };
  const near = { width: width * enlarged, height: width * enlarged * 0.75 };
  return (
    <div css={stack(space.xs)} data-aligned={name}>
      <h3>
        The room {name} <span css={quietWords}>Tap point {next}</span>
      </h3>
      <PictureView picture={picture} onTap={(at) => move(next, at)} />
      <div css={beside("7rem")}>
        {numbered(points).map(([number, point]) => (
          <button
            key={number}
            type="button"
            aria-label={`Point ${number}, ${name}`}
            onKeyDown={(event) => nudge(number, point, event)}
            css={bareButton}
          >
            <PictureView
              picture={picture}
              part={{ ...near, x: point.x - near.width / 2, y: point.y - near.height / 2 }}
              onTap={(at) => move(number, at)}
            />
          </button>
        ))}
      </div>
    </div>
  );
}

const view = css`
  display: block;
  width: 100%;
  max-height: 55vh;
  cursor: crosshair;
`;

/** A cross, which hides nothing, and its number beside it; drawn in parts of 24 of the width. */
const mark = css`
  stroke: ${colours.white};
  stroke-width: 2px;
  filter: drop-shadow(0 0 0.12px ${colours.ink}) drop-shadow(0 0 0.12px ${colours.ink});
  path { vector-effect: non-scaling-stroke; }
  text { fill: ${colours.white}; stroke: ${colours.ink}; stroke-width: 0.3px; paint-order: stroke; font: 700 1.5px sans-serif; }
`;

/** Side by side, where each has that much room. */
export const beside = (least: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${least}, 1fr));
  align-items: start;
  gap: ${space.s};
`;
