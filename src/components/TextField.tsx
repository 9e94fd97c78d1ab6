import { css } from "@emotion/react";
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

interface FieldWords {
  /** Also the beginning of the hint's and the error's ids. */
  id: string;
  label: string;
  /** What is accepted, with an example. */
  hint?: string;
  /** What is wrong; the control is invalid while there is one. */
  error?: string;
  /** A second hint, below the control, such as the characters left. */
  note?: ReactNode;
}

type InputProps = FieldWords &
  InputHTMLAttributes<HTMLInputElement> & {
    multiline?: false;
    ref?: never;
    controlRef?: Ref<HTMLInputElement>;
  };
type TextAreaProps = FieldWords &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { multiline: true; controlRef?: Ref<HTMLTextAreaElement> };

/** A label, a hint, an error and a control around one id, wired for screen readers. */
export function TextField(props: InputProps | TextAreaProps) {
  const { id, label, hint, error, note } = props;
  return (
    <div css={[field, error && invalidField]}>
      <label htmlFor={id} css={labelStyles}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} css={hintStyles}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
          {error}
        </p>
      )}
      <Control {...props} />
      {note && (
        <p id={`${id}-note`} css={hintStyles}>
          {note}
        </p>
      )}
    </div>
  );
}

function Control(props: InputProps | TextAreaProps) {
  const { id, hint, error, note } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`]
    .filter(Boolean)
    .join(" ");
  const wiring = {
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    css: [control, error && invalidControl],
  };
  if (props.multiline) {
    const { label, hint: _hint, error: _error, note: _note, multiline, controlRef, ...native } = props;
    return <textarea {...native} ref={controlRef} {...wiring} />;
  }
  const { label, hint: _hint, error: _error, note: _note, multiline, controlRef, ...native } = props;
  return <input {...native} ref={controlRef} {...wiring} />;
}

const field = css`
  display: grid;
  align-content: start;
  gap: ${space.xxs};
`;

const invalidField = css`
  padding-left: ${space.s};
  border-left: 4px solid ${colours.error};
`;

const labelStyles = css`font-weight: 600;`;

const hintStyles = css`
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

const errorStyles = css`
  color: ${colours.error};
  font-weight: 600;
  line-height: 1.4;
`;

const control = css`
  width: 100%;
  min-height: ${sizes.target};
  padding: ${space.xs} ${space.s};
  border: 1.5px solid ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  color: ${colours.ink};
  font: inherit;
  line-height: 1.4;
  &:hover { border-color: ${colours.bottle}; }
`;

const invalidControl = css`
  border-color: ${colours.error};
  border-width: 2px;
`;
