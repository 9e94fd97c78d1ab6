import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { errorWords, quietWords } from "../controls/styles";
import { fieldId, useForm } from "./form-context";
import type { FormField } from "./form-field";

interface FieldFrameProps {
  name: string;
  field: Pick<FormField, "label" | "hint" | "optional">;
  /** Beside the hint: what is left to write. */
  count?: ReactNode;
  /** Below: what helps with filling it in. */
  help?: ReactNode;
  /** Of several controls that belong together, such as ticks. */
  group?: boolean;
  children: ReactNode;
}

/** The label of a field above its control, and below it what is wrong, what to write, and how much is left. */
export function FieldFrame({ name, field, count, help, group, children }: FieldFrameProps) {
  const { label, hint, optional } = field;
  const error = useForm().errors.get(name);
  const { id, "aria-describedby": describedBy } = useWiring(name, field);
  const Frame = group ? "fieldset" : "div";
  const Label = group ? "legend" : "label";
  return (
    <Frame css={frame} data-field={name} {...(group && { id, "aria-describedby": describedBy })}>
      <Label {...(!group && { htmlFor: id })}>
        {label}
        {optional && <span css={quietWords}> (may be left empty)</span>}
      </Label>
      {children}
      {error && (
        <p id={`${id}-error`} css={errorWords}>
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

/** What a control says to screen readers besides its label. */
export function useWiring(name: string, { hint }: Pick<FormField, "hint">) {
  const id = fieldId(name);
  const isWrong = useForm().errors.has(name);
  return {
    id,
    "aria-describedby":
      [isWrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
    "aria-invalid": isWrong || undefined,
  };
}

const frame = css`
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
  > label, > legend { padding: 0; font-weight: 600; line-height: 1.4; }
`;

const hints = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
`;
