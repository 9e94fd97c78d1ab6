import { css } from "@emotion/react";
import { useFormContext, useWatch } from "react-hook-form";
import { sizes, space } from "../../theme/tokens";
import type { InputProps } from "./form-field";
import { TextInput } from "./TextInput";

export function ColourInput(input: InputProps) {
  const { name, field } = input;
  const { setValue } = useFormContext();
  const value: string = useWatch({ name });
  return (
    <div css={pair}>
      <input
        type="color"
        aria-label={`${field.label}: choose`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#000000"}
        onChange={({ target }) => setValue(name, target.value)}
      />
      <TextInput {...input} />
    </div>
  );
}

const pair = css`
  display: grid;
  grid-template-columns: ${sizes.button} minmax(0, 12rem);
  gap: ${space.xs};
  [type="color"] { height: 100%; min-height: ${sizes.target}; padding: ${space.xxs}; cursor: pointer; }
`;
