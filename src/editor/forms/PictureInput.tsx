import { css } from "@emotion/react";
import { type PointerEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SmallButton } from "../../components/SmallButton";
import { namedPath } from "../../content/reading/file-path";
import { colours, space } from "../../theme/tokens";
import { useEditor } from "../app/editor-context";
import { focusRing, wrapped } from "../controls/styles";
import { errorMessage } from "../store/store";
import type { FormField, InputProps } from "./form-field";
import { useInputContext } from "./input-context";
import { reducedPicture } from "./reduce-picture";
import { ChoosePicture, pictureName } from "./StoredPictures";

/** A picture of the entry. A tap on a picture sets the point that stays visible when it is cropped. */
export function PictureInput({ name, field }: InputProps) {
  const { setValue } = useFormContext();
  const { site } = useEditor();
  const { path, pictures } = useInputContext();
  const pointName = field.point && name.replace(/[^.]+$/, field.point);
  const file: string | undefined = useWatch({ name });
  const point: string = useWatch({ name: pointName ?? name }) ?? "";
  const picture = file ? namedPath(path, file) : undefined;
  const { width = 0, height = 0 } = site.pictures.find((stored) => stored.path === picture) ?? {};
  // Reserve the picture's space until it has loaded, or the content below would move under the pointer.
  const room = height > 0 ? { width: (tallest * width) / height, height: tallest } : {};
  const [, left, top] = /^(\d+%) (\d+%)$/.exec(pointName ? point : "") ?? [];
  const tap = ({ currentTarget, nativeEvent: { offsetX, offsetY } }: PointerEvent) => {
    const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
    const { clientWidth, clientHeight } = currentTarget;
    const tapped = `${share(offsetX, clientWidth)} ${share(offsetY, clientHeight)}`;
    if (pointName) setValue(pointName, tapped);
  };
  const put = (newFile = "") => {
    setValue(name, newFile);
    if (pointName && newFile !== file) setValue(pointName, "");
  };
  return (
    <>
      {picture && (
        <span css={tapArea} onPointerUp={tap} data-picture={name}>
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
      <AddPictures field={field} onAdd={put} />
      {field.optional && file && (
        <button type="button" onClick={() => put()}>
          Remove {field.label.toLowerCase()}
        </button>
      )}
    </>
  );
}

/** In pixels. */
const tallest = 320;

interface AddPicturesProps {
  field: FormField;
  /** True if new files are added to a list. Otherwise a new file replaces the current one. */
  isSeveral?: boolean;
  /** Called with the relative path of each new file. */
  onAdd: (relativePath: string) => void;
}

/** An input to choose or drop pictures. Lists each unusable file with the reason. */
export function AddPictures({ field, isSeveral = false, onAdd }: AddPicturesProps) {
  const { notify, attempt } = useEditor();
  const { pictures } = useInputContext();
  const [isChoosing, setChoosing] = useState(false);
  const take = (files: readonly File[]) =>
    attempt(async () => {
      const refused: string[] = [];
      for (const file of files)
        try {
          onAdd(await pictures.take(await reducedPicture(file, field)));
        } catch (reason) {
          refused.push(errorMessage(reason));
        }
      notify(refused.length > 0 ? { message: refused.join("\n"), tone: "alert" } : undefined);
    }, "Reading the pictures…");
  const addStored = (stored: string | undefined) => {
    setChoosing(false);
    if (stored !== undefined) onAdd(pictures.relativePath(stored));
  };
  return (
    <div css={wrapped}>
      <label css={dropArea}>
        {isSeveral ? "Add pictures, or drop them here" : "Choose a picture, or drop one here"}
        <input
          type="file"
          accept="image/*,.heic,.heif"
          multiple={isSeveral}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <SmallButton onClick={() => setChoosing(true)}>
        {isSeveral ? "Add a stored one" : "Choose a stored one"}
      </SmallButton>
      {isChoosing && <ChoosePicture onChoose={addStored} />}
    </div>
  );
}

const tapArea = css`
  position: relative;
  justify-self: start;
  max-width: 28rem;
  cursor: crosshair;
  img {
    display: block;
    max-width: 100%;
    height: auto;
    max-height: ${tallest}px;
    border-radius: 3px;
    background: ${colours.grout};
  }
`;

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

/** The input covers everything, because browsers accept dropped files on it. */
const dropArea = css`
  ${focusRing}
  position: relative;
  padding: ${space.s} ${space.m};
  border: 1.5px dashed ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  &:hover { background: ${colours.bottleMist}; }
  input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
`;
