import { css } from "@emotion/react";
import type { PointerEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { namedPath } from "../../content/reading/file-path";
import { colours, space } from "../../theme/tokens";
import { useEditor } from "../state/editor-context";
import { AddPictures } from "./AddPictures";
import { pictureName } from "./ChoosePicture";
import type { InputProps } from "./form-field";
import { useInputContext } from "./input-context";

/** A picture of the entry. If it has a focus field, a tap sets the point that stays visible when it is cropped. */
export function PictureInput({ name, field }: InputProps) {
  const { setValue } = useFormContext();
  const { site } = useEditor();
  const { path, pictures } = useInputContext();
  const pointName = field.focusField && name.replace(/[^.]+$/, field.focusField);
  const file: string | undefined = useWatch({ name });
  // A hook must not be conditional: without a focus field, watch the picture again.
  const point: string = useWatch({ name: pointName ?? name }) ?? "";
  const picture = file ? namedPath(path, file) : undefined;
  const { width = 0, height = 0 } = site.pictures.find((stored) => stored.path === picture) ?? {};
  // Reserve the picture's space until it has loaded, or the content below would move under the pointer.
  const room = height > 0 ? { width: (tallest * width) / height, height: tallest } : {};
  const [, left, top] = /^(\d+%) (\d+%)$/.exec(pointName ? point : "") ?? [];
  const onTap = pointName ? (event: PointerEvent) => setValue(pointName, pointOf(event)) : undefined;
  const choose = (newFile = "") => {
    setValue(name, newFile);
    if (pointName && newFile !== file) setValue(pointName, "");
  };
  return (
    <>
      {picture && (
        <span css={[frame, onTap && tappable]} onPointerUp={onTap} data-picture={name}>
          <img
            key={picture}
            src={pictures.address(picture)}
            alt={pictureName(picture)}
            loading="lazy"
            draggable={false}
            {...room}
          />
          {left && top && <span css={pointMark} style={{ left, top }} />}
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

const tappable = css`cursor: crosshair;`;

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
