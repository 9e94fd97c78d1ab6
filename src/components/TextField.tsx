import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { colours, fontSizes, shades, sizes, space } from "../theme/tokens";

interface FieldWords {
  /** Also the beginning of the hint's and the error's ids. */
  id: string;
  label: string;
  /** What is accepted, with an example. */
  hint?: string | undefined;
  /** What is wrong; the control is invalid while there is one. */
  error?: string | undefined;
  /** What puts it right, such as a button, below the error. */
  remedy?: ReactNode;
  /** A second hint, below the control, such as the characters left. */
  note?: ReactNode;
}

type InputProps = FieldWords & ComponentProps<"input"> & { multiline?: false };
type TextAreaProps = FieldWords & ComponentProps<"textarea"> & { multiline: true };

/** A label, hints above the control and what is wrong below it, around one id, wired for screen readers. */
export function TextField(props: InputProps | TextAreaProps) {
  const { id, label, hint, error, remedy, note } = props;
  const line = (name: string, text: ReactNode, styles: SerializedStyles) =>
    text && (
      <p id={`${id}-${name}`} css={styles}>
        {text}
      </p>
    );
  return (
    <div css={[field, error && invalidField]}>
      <label htmlFor={id} css={labelStyles}>
        {label}
      </label>
      {line("hint", hint, hintStyles)}
      <Control {...props} />
      {line("error", error, errorStyles)}
      {error && remedy}
      {line("note", note, hintStyles)}
    </div>
  );
}

function Control({ label, hint, error, remedy, note, ...props }: InputProps | TextAreaProps) {
  const lines = Object.entries({ hint, error, note });
  const described = lines.flatMap(([name, text]) => (text ? `${props.id}-${name}` : []));
  const wiring = {
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    css: [control, error && invalidControl],
  };
  if (props.multiline) {
    const { multiline, ...native } = props;
    return <textarea {...native} onKeyUp={showWhole} {...wiring} />;
  }
  const { multiline, ...native } = props;
  return <input {...native} {...wiring} />;
}

/** Chromium scrolls only the line with the caret into sight where Tab leads to several of them. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
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

export const hintStyles = css`
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

export const errorStyles = css`
  color: ${colours.error};
  font-weight: 600;
  line-height: 1.4;
`;

export const control = css`
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
  /* A long answer (specification, point 9). */
  &[rows="5"] { min-height: 120px; }
`;

export const invalidControl = css`
  border-color: ${colours.error};
  border-width: 2px;
`;
