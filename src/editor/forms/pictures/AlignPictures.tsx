import { css } from "@emotion/react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { errorStyles } from "../../../components/TextField";
import { leastPictureWidth } from "../../../content/fields/picture-fields";
import { standardPalette } from "../../../content/values/standard-palette";
import { from } from "../../../theme/media-queries";
import { space } from "../../../theme/tokens";
import { Dialog } from "../../controls/Dialog";
import { bareButton } from "../../controls/styles";
import { useEditor } from "../../state/editor-context";
import { type OnWork, useNews } from "../../state/news";
import { useInputContext } from "../input-context";
import { drawPicture } from "./reduce-file";

/** The earlier picture's position on the later one: moved in parts of its width, scaled, and turned in degrees. */
const sliders = [
  ["across", "Left or right", -0.4, 0.4],
  ["down", "Up or down", -0.4, 0.4],
  ["size", "Size", 0.5, 2],
  ["turn", "Turn", -20, 20],
] as const;

type OpenPicture = Awaited<ReturnType<typeof opening>>;

/** Aligns a before and an after picture that were taken from different positions. */
export function AlignPictures({ name }: { name: string }) {
  const { attempt, say } = useEditor();
  const { work } = useNews();
  const { pictures } = useInputContext();
  const { setValue } = useFormContext();
  const named: string[] = useWatch({ name: [`${name}.before.image`, `${name}.after.image`] });
  const [opened, setOpened] = useState<OpenPicture[]>([]);
  const [place, setPlace] = useState({ across: 0, down: 0, size: 1, turn: 0 });
  const pointer = useRef({ x: 0, y: 0 });
  const [before, after] = opened;
  if (!named.every(Boolean)) return null;
  const open = async () => setOpened(await Promise.all(named.map((one) => opening(pictures.original(one)))));
  const openButton = (
    <SmallButton onClick={() => attempt(open, "Opening the pictures…")}>Lay one over the other</SmallButton>
  );
  if (!before || !after) return openButton;
  const { width, height } = after.bitmap;
  const matrix = new DOMMatrix()
    .translate(width / 2 + place.across * width, height / 2 + place.down * width)
    .rotate(place.turn)
    .scale((place.size * width) / before.bitmap.width)
    .translate(-before.bitmap.width / 2, -before.bitmap.height / 2);
  const common = commonPart(before.bitmap, after.bitmap, matrix);
  const isTooSmall = common.width < leastPictureWidth;

  /** Redraw both from the chosen files, so that aligning twice loses no quality. */
  const cut = async (onWork: OnWork) => {
    for (const [index, { bitmap, original }] of opened.entries()) {
      onWork({ says: "Cutting the pictures…", done: index, of: opened.length });
      const [half, moved] = index === 0 ? (["before", matrix] as const) : ["after"];
      const drawn = await drawPicture(`${half}.jpg`, bitmap, common, moved);
      const named = await pictures.take(drawn, original);
      setValue(`${name}.${half}.image`, named);
      setValue(`${name}.${half}.focus`, "");
    }
    setOpened([]);
    say({ says: "Both are cut to what both show. Nothing is published yet." });
  };

  /** Moves the earlier picture by a distance in parts of the later one's width. */
  const move = (across: number, down: number) =>
    setPlace((now) => ({ ...now, across: within(now.across + across), down: within(now.down + down) }));
  const take = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    pointer.current = { x: clientX, y: clientY };
  };
  const drag = ({ currentTarget, buttons, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const { clientWidth, clientHeight } = currentTarget;
    const shown = Math.min(clientWidth, (clientHeight * width) / height);
    move((clientX - pointer.current.x) / shown, (clientY - pointer.current.y) / shown);
    pointer.current = { x: clientX, y: clientY };
  };
  const nudge = (event: KeyboardEvent) => {
    const [across, down] = arrows[event.key] ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.01 : 0.001;
    move(across * step, down * step);
  };

  return (
    <>
      {openButton}
      <Dialog
        title="Lay one over the other"
        onClose={() => setOpened([])}
        actions={isTooSmall ? [] : [{ name: "Cut both", act: () => attempt(cut, "Cutting the pictures…") }]}
        work={work}
        isLarge
      >
        <div css={halves}>
          <button
            type="button"
            aria-label="The earlier picture: drag it, or press the arrow keys"
            onPointerDown={take}
            onPointerMove={drag}
            onKeyDown={nudge}
            css={[bareButton, view]}
          >
            <svg aria-hidden viewBox={`0 0 ${width} ${height}`}>
              <image href={after.address} />
              <image href={before.address} opacity={0.5} transform={String(matrix)} />
              <rect x={common.x} y={common.y} width={common.width} height={common.height} />
            </svg>
          </button>
          <div css={controls}>
            <p>
              Drag the picture until no edge of the room is doubled. Arrow keys move it, and each slider, by
              the smallest step.
            </p>
            {sliders.map(([part, label, min, max]) => (
              <label key={part}>
                {label}
                <input
                  type="range"
                  {...{ min, max }}
                  step={(max - min) / 1000}
                  value={place[part]}
                  onChange={({ target }) => setPlace({ ...place, [part]: target.valueAsNumber })}
                />
              </label>
            ))}
            <p role="status" css={isTooSmall && errorStyles}>
              {isTooSmall
                ? `What both show is ${Math.round(common.width)} pixels wide, and ${leastPictureWidth} are needed: choose pictures that show more of the same.`
                : "They are cut to the frame: what both show."}
            </p>
          </div>
        </div>
      </Dialog>
    </>
  );
}

const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** No further than the sliders. */
const within = (share: number) => Math.min(0.4, Math.max(-0.4, share));

/** A picture as the user chose it. */
async function opening(asked: Promise<Blob>) {
  const original = await asked;
  return { original, bitmap: await createImageBitmap(original), address: URL.createObjectURL(original) };
}

/** The area that both pictures show, in the later picture's ratio, centred in their overlap. */
function commonPart(before: ImageBitmap, { width, height }: ImageBitmap, matrix: DOMMatrix): DOMRect {
  const middle = matrix.transformPoint({ x: before.width / 2, y: before.height / 2 });
  const scale = Math.hypot(matrix.a, matrix.b);
  const x = sharedMiddle(middle.x, scale * before.width, width);
  const y = sharedMiddle(middle.y, scale * before.height, height);
  const back = matrix.inverse();
  const earlierMiddle = back.transformPoint({ x, y });
  const [along, across] = [Math.abs(back.a), Math.abs(back.b)];
  const share = Math.min(
    untilEdge(x, width, width),
    untilEdge(y, height, height),
    untilEdge(earlierMiddle.x, before.width, along * width + across * height),
    untilEdge(earlierMiddle.y, before.height, across * width + along * height),
  );
  return new DOMRect(x - (share * width) / 2, y - (share * height) / 2, share * width, share * height);
}

/** The middle of the overlap between a segment (its centre and length) and the range from 0 to an edge. */
const sharedMiddle = (place: number, length: number, edge: number) =>
  (Math.max(0, place - length / 2) + Math.min(edge, place + length / 2)) / 2;

/** The largest length that fits around a point between 0 and an edge. */
const untilEdge = (place: number, edge: number, whole: number) =>
  Math.max(0, (2 * Math.min(place, edge - place)) / whole);

/** The picture takes all the room that the sliders leave: above them on phones, beside them on a desk. */
const halves = css`
  display: grid;
  grid-template-rows: minmax(12rem, 1fr) auto;
  gap: ${space.s} ${space.l};
  min-height: 0;
  overflow-y: auto;
  ${from.desk} { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 16rem; }
`;

const view = css`
  min-height: 0;
  padding: 0;
  cursor: move;
  /* A finger moves the picture, not the page. */
  touch-action: none;
  &:hover, &:focus-visible { background: none; }
  svg { width: 100%; height: 100%; }
  rect { fill: none; stroke: ${standardPalette.brassLight}; stroke-width: 3px; vector-effect: non-scaling-stroke; }
`;

const controls = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-content: start;
  gap: ${space.xs} ${space.l};
  > p { grid-column: 1 / -1; }
`;
