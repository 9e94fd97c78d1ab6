import { css } from "@emotion/react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { stack } from "../../../theme/arrangements";
import { colours, space } from "../../../theme/tokens";
import { bareButton, quietWords } from "../../controls/styles";
import type { Part, Point, Pointed } from "./align";

type ShownPicture = Pointed & { address: string };

interface PictureViewProps {
  picture: ShownPicture;
  /** All of it if left out. */
  part?: Part;
  onTap?: (at: Point) => void;
  /** What is drawn over it, in its pixels. */
  children: ReactNode;
}

/** A part of a picture, as large as there is room for. A tap says where it was, in the picture's pixels. */
export function PictureView({ picture, part, onTap, children }: PictureViewProps) {
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...picture };
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) =>
    onTap?.(new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse()));
  return (
    <svg
      aria-hidden
      viewBox={`${x} ${y} ${width} ${height}`}
      onPointerUp={tap}
      css={view}
      style={{ aspectRatio: width / height, width: `min(100%, ${(55 * width) / height}vh)` }}
    >
      <image href={picture.address} width={picture.width} height={picture.height} />
      {children}
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
  const [one, other] = points;
  const numbered = [
    [1, one],
    [2, other],
  ] as const;
  /** The point that the next tap puts: by turns. */
  const [next, setNext] = useState(1);
  const move = (number: number, { x, y }: Point) => {
    const to = { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
    setNext(number === 1 ? 2 : 1);
    onMove(number === 1 ? [to, other] : [one, to]);
  };
  const nudge = (number: number, { x, y }: Point, event: KeyboardEvent) => {
    const [across, down] = directions[event.key] ?? [0, 0];
    if (!across && !down) return;
    event.preventDefault();
    move(number, { x: x + across * width * step, y: y + down * width * step });
  };
  const near = { width: width * enlarged, height: width * enlarged * 0.75 };
  return (
    <div css={stack(space.xs)} data-aligned={name}>
      <h3>
        The room {name} <span css={quietWords}>Tap point {next}</span>
      </h3>
      <PictureView picture={picture} onTap={(at) => move(next, at)}>
        {numbered.map(([number, { x, y }]) => (
          <g key={number} css={mark} style={{ fontSize: width / 16 }}>
            <circle cx={x} cy={y} r={width / 32} />
            <text x={x < width / 2 ? x + width / 22 : x - width / 13} y={y} dominantBaseline="central">
              {number}
            </text>
          </g>
        ))}
      </PictureView>
      <div css={beside("7rem")}>
        {numbered.map(([number, point]) => {
          const part = { ...near, x: point.x - near.width / 2, y: point.y - near.height / 2 };
          return (
            <button
              key={number}
              type="button"
              aria-label={`Point ${number}, ${name}`}
              onKeyDown={(event) => nudge(number, point, event)}
              css={bareButton}
            >
              <PictureView picture={picture} part={part} onTap={(at) => move(number, at)}>
                <path
                  d={`M${part.x} ${point.y}h${part.width}M${point.x} ${part.y}v${part.height}`}
                  css={cross}
                />
              </PictureView>
              {number}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const view = css`
  display: block;
  border-radius: 3px;
  background: ${colours.grout};
  cursor: crosshair;
`;

/** A ring whose middle shows what lies below it. */
const mark = css`
  fill: none;
  stroke: ${colours.white};
  stroke-width: 3px;
  filter: drop-shadow(0 0 2px ${colours.ink});
  circle { vector-effect: non-scaling-stroke; }
  text { fill: ${colours.white}; stroke: ${colours.ink}; stroke-width: 0.2em; paint-order: stroke; font-weight: 700; }
`;

/** Side by side, where each has that much room. */
export const beside = (least: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${least}, 1fr));
  align-items: start;
  gap: ${space.s};
`;

const cross = css`
  stroke: ${colours.white};
  stroke-width: 1.5px;
  vector-effect: non-scaling-stroke;
  filter: drop-shadow(0 0 1px ${colours.ink}) drop-shadow(0 0 1px ${colours.ink});
`;
