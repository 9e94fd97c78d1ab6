import { css } from "@emotion/react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { errorStyles } from "../../../components/TextField";
import { leastPictureWidth } from "../../../content/fields/shared-fields";
import { colours, space } from "../../../theme/tokens";
import { Dialog } from "../../controls/Dialog";
import { useEditor } from "../../state/editor-context";
import { useForm } from "../form-context";
import { drawPicture } from "./use-new-pictures";

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
  const { pictures } = useForm();
  const { setValue } = useFormContext();
  const named: string[] = useWatch({ name: [`${name}.before.image`, `${name}.after.image`] });
  const [opened, setOpened] = useState<OpenPicture[]>([]);
  const [place, setPlace] = useState({ across: 0, down: 0, size: 1, turn: 0 });
  const [before, after] = opened;
  if (!named.every(Boolean)) return null;
  const open = async () => setOpened(await Promise.all(named.map((one) => opening(pictures.original(one)))));
  const openButton = <SmallButton onClick={() => attempt(open)}>Lay one over the other</SmallButton>;
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
  const cut = async () => {
    for (const [index, { bitmap, original }] of opened.entries()) {
      const [half, moved] = index === 0 ? (["before", matrix] as const) : ["after"];
      const drawn = await drawPicture(`${half}.jpg`, bitmap, common, moved);
      const named = await pictures.takeDrawn(drawn, original);
      setValue(`${name}.${half}.image`, named, { shouldDirty: true });
      setValue(`${name}.${half}.focus`, "", { shouldDirty: true });
    }
    setOpened([]);
    say({ says: "Both are cut to what both show. Nothing is published yet." });
  };

  return (
    <>
      {openButton}
      <Dialog
        title="Lay one over the other"
        onClose={() => setOpened([])}
        actions={isTooSmall ? [] : [{ name: "Cut both", act: () => attempt(cut) }]}
      >
        <p>Move the sliders until no edge of the room is doubled; arrow keys move them, too.</p>
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} css={view}>
          <image href={after.address} />
          <image href={before.address} opacity={0.5} transform={String(matrix)} />
          <rect x={common.x} y={common.y} width={common.width} height={common.height} />
        </svg>
        <div css={twoByTwo}>
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
        </div>
        <p role="status" css={isTooSmall && errorStyles}>
          {isTooSmall
            ? `What both show is ${Math.round(common.width)} pixels wide, and ${leastPictureWidth} are needed: choose pictures that show more of the same.`
            : "They are cut to the frame: what both show."}
        </p>
      </Dialog>
    </>
  );
}

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

const view = css`
  width: 100%;
  max-height: 45vh;
  rect { fill: none; stroke: ${colours.brass}; stroke-width: 3px; vector-effect: non-scaling-stroke; }
`;

const twoByTwo = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: ${space.xs} ${space.l};
`;
