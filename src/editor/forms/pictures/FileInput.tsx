import { css } from "@emotion/react";
import type { PointerEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { colours, space } from "../../../theme/tokens";
import { FieldFrame } from "../FieldFrame";
import { fieldId, useForm } from "../form-context";
import type { InputProps } from "../form-field";
import { AddPictures } from "./AddPictures";

/** A picture or a PDF of the entry. A tap on a picture says which point stays in view where it is cut. */
export function FileInput({ name, field }: InputProps<"picture" | "document">) {
  const { setValue } = useFormContext();
  const { pictures } = useForm();
  const focus = name.replace(/\w+$/, "focus");
  const [file, point = ""]: (string | undefined)[] = useWatch({ name: [name, focus] });
  const address = file && field.kind === "picture" ? pictures.address(file) : undefined;
  const [, left, top] = /^(\d+%) (\d+%)$/.exec(point) ?? [];
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
    const tapped = `${share((clientX - left) / width)}% ${share((clientY - top) / height)}%`;
    // What is shown whole has no such field.
    if (document.getElementById(fieldId(focus))) setValue(focus, tapped, { shouldDirty: true });
  };
  const put = (named = "") => setValue(name, named, { shouldDirty: true });
  return (
    <FieldFrame {...{ name, field }}>
      {address && (
        <span css={frame} onPointerUp={tap} data-picture={name}>
          <img src={address} alt="" draggable={false} />
          {left && top && <span css={mark} style={{ left, top }} />}
        </span>
      )}
      {file && field.kind === "document" && <p>{file.replace(/^.*\//, "")}</p>}
      <AddPictures
        single
        kind={field.kind === "picture" ? "picture" : "PDF"}
        leastWidth={field.kind === "picture" ? field.leastWidth : undefined}
        onAdd={([first]) => put(first)}
      />
      {field.optional && file && (
        <button type="button" onClick={() => put()}>
          Remove {field.label.toLowerCase()}
        </button>
      )}
    </FieldFrame>
  );
}

const frame = css`
  position: relative;
  justify-self: start;
  max-width: 28rem;
  cursor: crosshair;
  img { display: block; max-height: 20rem; border-radius: 3px; }
`;

const mark = css`
  position: absolute;
  width: 1.5rem;
  height: 1.5rem;
  margin: -0.75rem;
  border: ${space.xxs} solid ${colours.white};
  border-radius: 50%;
  background: ${colours.bottle};
  pointer-events: none;
`;
