import { css } from "@emotion/react";
import { useFormContext, useWatch } from "react-hook-form";
import { errorStyles } from "../../../components/TextField";
import { brandColours, colourFaults, paletteOf } from "../../../content/values/palette";
import { sizes, space } from "../../../theme/tokens";
import type { InputProps } from "../form-field";
import { useInputContext } from "../input-context";
import { TextInput } from "./TextInput";

/** One of the company's two colours, picked or typed. Warns at once if text would be unreadable in it. */
export function ColourInput(input: InputProps) {
  const { name, field } = input;
  const { setValue } = useFormContext();
  const brand = brandColours(useWatch({ name: name.replace(/\.\w+$/, "") }));
  const { bottle, brass } = paletteOf(brand);
  const own = name.endsWith("accent") ? "accent" : "colour";
  const isTold = useInputContext().errors.has(name);
  const fault = colourFaults(brand).find((found) => found.field === own);
  return (
    <>
      <div css={pair}>
        <input
          type="color"
          aria-label={`${field.label}: choose`}
          value={own === "accent" ? brass : bottle}
          onChange={({ target }) => setValue(name, target.value)}
        />
        <TextInput {...input} />
      </div>
      <p role="status" css={errorStyles}>
        {fault && !isTold && `${field.label} must be ${fault.says}.`}
      </p>
    </>
  );
}

const pair = css`
  display: grid;
  grid-template-columns: ${sizes.button} minmax(0, 12rem);
  gap: ${space.xs};
  [type="color"] { height: 100%; min-height: ${sizes.target}; padding: ${space.xxs}; cursor: pointer; }
`;
