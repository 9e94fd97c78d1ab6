import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { useWatch } from "react-hook-form";
import { errorStyles } from "../../components/field-styles";
import { space } from "../../theme/tokens";
import { quietText } from "../controls/styles";
import { tidyText } from "../site/tidy";
import { FactMenu } from "./FactMenu";
import { type FieldProps, fieldId, hintOf, type InputProps } from "./form-field";
import { useInputContext } from "./input-context";

/** The label above a field's input, and the error, hint and remaining length below it. */
export function LabelledField({ name, field, Input }: FieldProps & { Input: ComponentType<InputProps> }) {
  const { label, optional } = field;
  const max = field.type === "string" ? field.max : undefined;
  const [id, hint] = [fieldId(name), hintOf(field)];
  const error = useInputContext().errors.get(name);
  const isGroup = field.type === "array" || field.use === "picture";
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const ariaProps = { id, "aria-describedby": described || undefined };
  const [Container, Label] = isGroup ? (["fieldset", "legend"] as const) : (["div", "label"] as const);
  return (
    <Container css={container} data-field={name} {...(isGroup && ariaProps)}>
      <Label {...(!isGroup && { htmlFor: id })}>
        {label}
        {optional && <span css={quietText}> (may be left empty)</span>}
      </Label>
      <Input
        {...{ name, field }}
        ariaProps={isGroup ? {} : { ...ariaProps, ...(error && { "aria-invalid": true }) }}
      />
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
          {error}
        </p>
      )}
      {(hint || max) && (
        <div css={[quietText, hints]} data-hint>
          <p id={`${id}-hint`}>{hint}</p>
          {max && <CharactersLeft name={name} max={max} />}
        </div>
      )}
      {field.use === "textWithFacts" && <FactMenu {...{ name, field }} />}
    </Container>
  );
}

function CharactersLeft({ name, max }: { name: string; max: number }) {
  const left = max - [...tidyText(String(useWatch({ name }) ?? ""))].length;
  return (
    <span css={[count, left < 0 && errorStyles]}>{left < 0 ? `${-left} too many` : `${left} left`}</span>
  );
}

const container = css`
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

const count = css`flex: none; font-variant-numeric: tabular-nums;`;
