import { css } from "@emotion/react";
import type { PointerEvent, ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { namedPath } from "../../content/reading/file-path";
import { colours, space } from "../../theme/tokens";
import { useEditor } from "../state/editor-context";
import { AddPictures } from "./AddPictures";
import { pictureName } from "./ChoosePicture";
import type { InputProps } from "./form-field";
import { useInputContext } from "./input-context";

/** A picture of the entry. If the field names a focus field, a tap on the picture sets it. */
export function PictureInput({ name, field }: InputProps) {
  const { setValue } = useFormContext();
  const { site } = useEditor();
  const { path, pictures } = useInputContext();
  const pointName = field.focusField && name.replace(/[^.]+$/, field.focusField);
  const file: string | undefined = useWatch({ name });
  const picture = file ? namedPath(path, file) : undefined;
  const { width = 0, height = 0 } = site.pictures.find((stored) => stored.path === picture) ?? {};
  // Reserve the picture's space until it has loaded, or the content below would move under the pointer.
  const room = height > 0 ? { width: (tallest * width) / height, height: tallest } : {};
  const choose = (newFile = "") => {
    setValue(name, newFile);
    if (pointName && newFile !== file) setValue(pointName, "");
  };
  const image = picture && (
    <img
      key={picture}
      src={pictures.address(picture)}
      alt={pictureName(picture)}
      loading="lazy"
      draggable={false}
      {...room}
    />
  );
  return (
    <>
      {image && (
        <span css={frame} data-picture={name}>
          {pointName ? <FocusPoint name={pointName}>{image}</FocusPoint> : image}
        </span>
      )}
      <AddPictures field={field} onAdd={choose} />
      {field.optional && file && (
        <button type="button" onClick={() => choose()}>
          Remove {field.label.toLowerCase()}
        </button>
      )}
    </>
  );
}

/** A picture with the point that stays visible when it is cropped. A tap sets the point. */
function FocusPoint({ name, children }: { name: string; children: ReactNode }) {
  const { setValue } = useFormContext();
  const point: string = useWatch({ name }) ?? "";
  const [, left, top] = /^(\d+%) (\d+%)$/.exec(point) ?? [];
  return (
    <span css={tappable} onPointerUp={(event) => setValue(name, pointOf(event))}>
      {children}
      {left && top && <span css={pointMark} style={{ left, top }} />}
    </span>
  );
}

/** The tapped point, as shares of the picture's width and height. */
function pointOf({ currentTarget, nativeEvent: { offsetX, offsetY } }: PointerEvent): string {
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
  return `${share(offsetX, currentTarget.clientWidth)} ${share(offsetY, currentTarget.clientHeight)}`;
}

/** In pixels. */
const tallest = 320;

const frame = css`
  position: relative;
  justify-self: start;
  max-width: 28rem;
  img {
    display: block;
    max-width: 100%;
    height: auto;
    max-height: ${tallest}px;
    border-radius: 3px;
    background: ${colours.grout};
  }
`;

const tappable = css`display: block; cursor: crosshair;`;

const pointMark = css`
  position: absolute;
  width: 1.5rem;
  height: 1.5rem;
  margin: -0.75rem;
  border: ${space.xxs} solid ${colours.white};
  border-radius: 50%;
  background: ${colours.bottle};
  pointer-events: none;
`;
