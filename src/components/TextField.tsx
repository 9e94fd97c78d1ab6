import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { colours, space } from "../theme/tokens";
import { controlStyles, errorStyles, hintStyles } from "./field-styles";

interface FieldWords {
  /** Also the beginning of the hint's and the error's ids. */
  id: string;
  label: string;
  /** Describes accepted input, with an example. */
  hint?: string | undefined;
  /** The error message. The control is invalid while there is one. */
  error?: string | undefined;
  /** A remedy below the error, such as a button. */
  remedy?: ReactNode;
  /** A second hint, below the control, such as the characters left. */
  note?: ReactNode;
}

type InputProps = FieldWords & ComponentProps<"input"> & { rows?: undefined };
type TextAreaProps = FieldWords & ComponentProps<"textarea"> & { rows: number };

/**
 * A label, hints above the control and what is wrong below it, around one id, wired for screen readers. With rows it is a
 * text area.
 */
export function TextField({ label, hint, error, remedy, note, ...native }: InputProps | TextAreaProps) {
  const texts = { hint, error, note };
  const idOf = (name: string) => `${native.id}-${name}`;
  const paragraph = (name: keyof typeof texts, styles: SerializedStyles) =>
    texts[name] && (
      <p id={idOf(name)} css={styles}>
        {texts[name]}
      </p>
    );
  const described = Object.entries(texts).flatMap(([name, text]) => (text ? idOf(name) : []));
  const wiring = {
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    css: controlStyles(error),
  };
  return (
    <div css={[field, error && invalidField]}>
      <label htmlFor={native.id} css={labelStyles}>
        {label}
      </label>
      {paragraph("hint", hintStyles)}
      {native.rows === undefined ? <input {...native} {...wiring} /> : <textarea {...native} {...wiring} />}
      {paragraph("error", errorStyles)}
      {error && remedy}
      {paragraph("note", hintStyles)}
    </div>
  );
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
