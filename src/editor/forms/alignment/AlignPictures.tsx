import { css } from "@emotion/react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { errorStyles } from "../../../components/TextField";
import { from } from "../../../theme/media-queries";
import { colours, space } from "../../../theme/tokens";
import { Dialog } from "../../controls/Dialog";
import { useEditor } from "../../state/editor-context";
import { useForm } from "../form-context";
import { drawPicture } from "../pictures/reduce-picture";
import { type Alignment, align, type Pointed } from "./align";
import { PictureView, PointedPicture } from "./PointedPicture";

/** A picture as it was chosen, with its points. */
interface OpenPicture extends Pointed {
  original: Blob;
  bitmap: ImageBitmap;
  address: string;
}

const halves = ["before", "after"] as const;

/** Below a before and an after: lays one over the other where the camera did not stand in the same place. */
export function AlignPictures({ name }: { name: string }) {
  const { attempt, say } = useEditor();
  const { pictures } = useForm();
  const { setValue } = useFormContext();
  const [before = "", after = ""]: string[] = useWatch({
    name: halves.map((half) => `${name}.${half}.image`),
  });
  const [opened, setOpened] = useState<Record<(typeof halves)[number], OpenPicture>>();
  if (!before || !after) return null;

  const open = async () =>
    setOpened({
      before: await opening(pictures.original(before)),
      after: await opening(pictures.original(after)),
    });

  /** Both are drawn anew from what was chosen: aligned once more they lose nothing. */
  async function cut({ similarity: { a, b, e, f }, common }: Alignment): Promise<void> {
    if (!opened) return;
    for (const half of halves) {
      const { bitmap, original } = opened[half];
      const drawn = await drawPicture(bitmap, common, half === "before" ? { a, b, c: -b, d: a, e, f } : {});
      const named = await pictures.takeDrawn(`${half}.jpg`, drawn, original);
      setValue(`${name}.${half}.image`, named, { shouldDirty: true });
      setValue(`${name}.${half}.focus`, "", { shouldDirty: true });
    }
    setOpened(undefined);
    say({ says: "Both are cut to what both show. Nothing is published yet." });
  }

  return (
    <>
      <SmallButton onClick={() => attempt(open)}>Lay one over the other</SmallButton>
      {opened && (
        <AlignDialog
          {...opened}
          onClose={() => setOpened(undefined)}
          onCut={(found) => attempt(() => cut(found))}
        />
      )}
    </>
  );
}

/** Until somebody moves them, the points lie where nothing would be done. */
async function opening(asked: Promise<Blob>): Promise<OpenPicture> {
  const original = await asked;
  const bitmap = await createImageBitmap(original);
  const { width, height } = bitmap;
  const points = [
    { x: width * 0.2, y: height / 2 },
    { x: width * 0.8, y: height / 2 },
  ] as const;
  return { original, bitmap, address: URL.createObjectURL(original), width, height, points };
}

interface AlignDialogProps {
  before: OpenPicture;
  after: OpenPicture;
  onCut: (alignment: Alignment) => void;
  onClose: () => void;
}

/** The same view twice, each with two points on it, and below them one over the other as the points say. */
function AlignDialog({ onCut, onClose, ...chosen }: AlignDialogProps) {
  const [before, setBefore] = useState(chosen.before);
  const [after, setAfter] = useState(chosen.after);
  const aligned = align(before, after);
  const fault = "fault" in aligned ? aligned.fault : undefined;
  return (
    <Dialog
      title="Lay one over the other"
      onClose={onClose}
      actions={"fault" in aligned ? [] : [{ name: "Cut both", act: () => onCut(aligned) }]}
    >
      <p>
        Tap the same two things in both pictures, far apart, such as two corners of the room. Then tap in the
        enlarged parts until the crosses sit exactly; arrow keys move them, too.
      </p>
      <div css={beside}>
        <PointedPicture
          name="Before"
          picture={before}
          onMove={(points) => setBefore({ ...before, points })}
        />
        <PointedPicture name="After" picture={after} onMove={(points) => setAfter({ ...after, points })} />
      </div>
      <p role="status" css={fault && errorStyles}>
        {fault ??
          "One over the other: what is not dim is kept of both. Where edges are doubled, move a point."}
      </p>
      {"common" in aligned && (
        <PictureView picture={after} part={{ x: 0, y: 0, width: after.width, height: after.height }}>
          <image href={before.address} opacity={0.5} transform={matrixOf(aligned)} />
          <path d={outside(aligned, after)} css={dim} />
        </PictureView>
      )}
    </Dialog>
  );
}

const matrixOf = ({ similarity: { a, b, e, f } }: Alignment) => `matrix(${[a, b, -b, a, e, f].join(" ")})`;

/** A picture without the part that is kept. */
function outside({ common: { x, y, width, height } }: Alignment, whole: Pointed): string {
  return `M0 0H${whole.width}V${whole.height}H0Z M${x} ${y}v${height}h${width}v${-height}Z`;
}

const beside = css`
  display: grid;
  gap: ${space.l};
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const dim = css`fill: ${colours.bottleDeep}b3;`;
