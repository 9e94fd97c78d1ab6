import { css } from "@emotion/react";
import type { PointerEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { colours, space } from "../../../theme/tokens";
import { FieldFrame } from "../FieldFrame";
import { useForm } from "../form-context";
import type { NamedField } from "../form-field";
import { TextInput } from "../inputs/TextInput";
import { AddPictures } from "./AddPictures";

/** A picture of the entry, with the point that stays in view where it is cut: a tap on the picture says which. */
export function PictureGroup({ name, fields }: { name: string; fields: readonly NamedField[] }) {
  const { setValue } = useFormContext();
  const { pictures } = useForm();
  const [image, focus] = [`${name}.image`, `${name}.focus`];
  const [named, point]: (string | undefined)[] = useWatch({ name: [image, focus] });
  const fieldOf = (own: string) => fields.find((one) => one.name === own)?.field;
  const [imageField, focusField] = [fieldOf("image"), fieldOf("focus")];
  const address = named ? pictures.address(named) : undefined;
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
    const tapped = `${share((clientX - left) / width)}% ${share((clientY - top) / height)}%`;
    if (focusField) setValue(focus, tapped, { shouldDirty: true });
  };
  const [x, y] = /^\d+% \d+%$/.test(point ?? "") ? (point ?? "").split(" ") : [];
  return (
    <>
      {imageField && (
        <FieldFrame name={image} field={{ ...imageField, hint: "", optional: false }} group>
          {address && (
            <span css={frame} onPointerUp={tap} data-picture={image}>
              <img src={address} alt="" draggable={false} />
              {x && y && <span css={mark} style={{ left: x, top: y }} />}
            </span>
          )}
          <AddPictures single onAdd={([first]) => setValue(image, first, { shouldDirty: true })} />
        </FieldFrame>
      )}
      {address && focusField?.kind === "text" && <TextInput name={focus} field={focusField} />}
    </>
  );
}

const frame = css`
  position: relative;
  display: block;
  justify-self: start;
  max-width: 28rem;
  margin-bottom: ${space.xs};
  cursor: crosshair;
  img { max-height: 20rem; border-radius: 3px; }
`;

const mark = css`
  position: absolute;
  width: 1.5rem;
  height: 1.5rem;
  margin: -0.75rem;
  border: 3px solid ${colours.white};
  border-radius: 50%;
  background: ${colours.bottle};
  pointer-events: none;
`;
