import { css } from "@emotion/react";
import { createContext, type ReactNode, useContext } from "react";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { fieldId } from "./form-context";

/** Whether a field is the only one of its row: the list has said what to write, and the label is for screen readers. */
export const Compact = createContext(false);

interface FieldFrameProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  /** Beside the hint: what is left to write. */
  count?: ReactNode;
  /** Below: what helps with filling it in. */
  help?: ReactNode;
  /** Of several controls that belong together, such as ticks. */
  group?: boolean;
  children: ReactNode;
}

/** The label of a field above its control, and below it what is wrong, what to write, and how much is left. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, error, optional, count, help, group, children } = props;
  const id = fieldId(name);
  const isCompact = useContext(Compact);
  const words = (
    <>
      {label}
      {optional && <span css={quiet}> (may be left empty)</span>}
    </>
  );
  const below = (
    <>
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
          {error}
        </p>
      )}
      {(hint || count) && (
        <div css={isCompact ? visuallyHidden : hints}>
          <p id={`${id}-hint`}>{hint}</p>
          {count}
        </div>
      )}
      {help}
    </>
  );
  if (group)
    return (
      <fieldset
        css={[frame, fieldset]}
        id={id}
        data-field={name}
        aria-describedby={describedBy(name, hint, error)}
      >
        <legend css={labelStyles}>{words}</legend>
        {children}
        {below}
      </fieldset>
    );
  return (
    <div css={frame} data-field={name}>
      <label htmlFor={id} css={isCompact ? visuallyHidden : labelStyles}>
        {words}
      </label>
      {children}
      {below}
    </div>
  );
}

/** What a control says to screen readers besides its label. */
export function wiring(name: string, hint: string | undefined, error: string | undefined) {
  return {
    id: fieldId(name),
    "aria-describedby": describedBy(name, hint, error),
    "aria-invalid": error ? (true as const) : undefined,
  };
}

function describedBy(name: string, hint: string | undefined, error: string | undefined) {
  const id = fieldId(name);
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

const frame = css`
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
`;

const fieldset = css`
  margin: 0;
  padding: 0;
  border: 0;
`;

const labelStyles = css`
  padding: 0;
  font-weight: 600;
  line-height: 1.4;
`;

const quiet = css`
  color: ${shades.inkSoft};
  font-weight: 400;
  font-size: ${fontSizes.small};
`;

const hints = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

const errorStyles = css`
  color: ${colours.error};
  font-weight: 600;
  line-height: 1.4;
`;
