import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { errorStyles } from "../../components/TextField";
import { space } from "../../theme/tokens";
import { quietWords } from "../controls/styles";
import { fieldId, useForm } from "./form-context";
import type { FormField } from "./form-field";

interface FieldFrameProps {
  name: string;
  field: Pick<FormField, "label" | "hint" | "optional">;
  /** Beside the hint: what is left to write. */
  count?: ReactNode;
  /** Below: what helps with filling it in. */
  help?: ReactNode;
  /** The control, given what ties it to its label and hint; or several that belong together, such as ticks. */
  children: ReactNode | ((wiring: { id: string }) => ReactNode);
}

/** The label of a field above its control, and below it what is wrong, what to write, and how much is left. */
export function FieldFrame({ name, field, count, help, children }: FieldFrameProps) {
  const { label, hint, optional } = field;
  const id = fieldId(name);
  const error = useForm().errors.get(name);
  const isGroup = typeof children !== "function";
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const wiring = { id, "aria-describedby": described || undefined };
  const [Frame, Label] = isGroup ? (["fieldset", "legend"] as const) : (["div", "label"] as const);
  return (
    <Frame css={frame} data-field={name} {...(isGroup && wiring)}>
      <Label {...(!isGroup && { htmlFor: id })}>
        {label}
        {optional && <span css={quietWords}> (may be left empty)</span>}
      </Label>
      {isGroup ? children : children({ ...wiring, ...(error && { "aria-invalid": true }) })}
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
          {error}
        </p>
      )}
      {(hint || count) && (
        <div css={[quietWords, hints]} data-hint>
          <p id={`${id}-hint`}>{hint}</p>
          {count}
        </div>
      )}
      {help}
    </Frame>
  );
}

const frame = css`
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
  > label, > legend { padding: 0; font-weight: 600; line-height: 1.4; }
  > legend { margin-bottom: ${space.xxs}; }
`;

const hints = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
`;
