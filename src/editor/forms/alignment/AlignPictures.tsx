import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { errorStyles } from "../../../components/TextField";
import { Dialog } from "../../controls/Dialog";
import { useEditor } from "../../state/editor-context";
import { useForm } from "../form-context";
import { drawPicture } from "../pictures/reduce-picture";
import { type Aligned, align, type Pointed } from "./align";
import { beside, PictureView, PointedPicture } from "./PointedPicture";

/** A picture as it was chosen, with its points. */
interface OpenPicture extends Pointed {
  half: string;
  original: Blob;
  bitmap: ImageBitmap;
  address: string;
}

const halves = ["before", "after"];

/** Below a before and an after: lays one over the other where the camera did not stand in the same place. */
export function AlignPictures({ name }: { name: string }) {
  const { attempt, say } = useEditor();
  const { pictures } = useForm();
  const { setValue } = useFormContext();
  const named: string[] = useWatch({ name: halves.map((half) => `${name}.${half}.image`) });
  const [opened, setOpened] = useState<readonly OpenPicture[]>([]);
  const [before, after] = opened;
  if (!named.every(Boolean)) return null;
  const open = async () =>
    setOpened(
      await Promise.all(named.map((one, index) => opening(halves[index] ?? "", pictures.original(one)))),
    );

  /** Both are drawn anew from what was chosen: aligned once more they lose nothing. */
  async function cut(aligned: Aligned): Promise<void> {
    for (const { half, bitmap, original } of opened) {
      const matrix = half === "before" ? matrixOf(aligned) : undefined;
      const drawn = await drawPicture(bitmap, aligned.common, "image/jpeg", matrix);
      const named = await pictures.takeDrawn(`${half}.jpg`, drawn, original);
      setValue(`${name}.${half}.image`, named, { shouldDirty: true });
      setValue(`${name}.${half}.focus`, "", { shouldDirty: true });
    }
    setOpened([]);
    say({ says: "Both are cut to what both show. Nothing is published yet." });
  }

  const aligned = before && after && align(before, after);
  return (
    <>
      <SmallButton onClick={() => attempt(open)}>Lay one over the other</SmallButton>
      {aligned && (
        <Dialog
          title="Lay one over the other"
          onClose={() => setOpened([])}
          actions={aligned.fault ? [] : [{ name: "Cut both", act: () => attempt(() => cut(aligned)) }]}
        >
          <p>
            Tap the same two things in both pictures, far apart, such as two corners of the room. Then tap in
            the enlarged parts until the crosses sit exactly; arrow keys move them, too.
          </p>
          <div css={beside("16rem")}>
            {opened.map((picture) => (
              <PointedPicture
                key={picture.half}
                name={picture.half}
                picture={picture}
                onMove={(points) => setOpened(opened.with(opened.indexOf(picture), { ...picture, points }))}
              />
            ))}
          </div>
          <p role="status" css={aligned.fault && errorStyles}>
            {aligned.fault ?? kept}
          </p>
          {!aligned.fault && (
            <PictureView picture={after} part={aligned.common}>
              <image href={before.address} opacity={0.5} transform={String(matrixOf(aligned))} />
            </PictureView>
          )}
        </Dialog>
      )}
    </>
  );
}

/** Until somebody moves them, the points lie where nothing would be done. */
async function opening(half: string, asked: Promise<Blob>): Promise<OpenPicture> {
  const original = await asked;
  const bitmap = await createImageBitmap(original);
  const { width, height } = bitmap;
  const at = (share: number) => ({ x: width * share, y: height / 2 });
  const address = URL.createObjectURL(original);
  return { half, original, bitmap, address, width, height, points: [at(0.2), at(0.8)] };
}

const matrixOf = ({ a, b, e, f }: Aligned) => new DOMMatrix([a, b, -b, a, e, f]);

const kept = "One over the other, cut to what both show. Where edges are doubled, move a point.";
