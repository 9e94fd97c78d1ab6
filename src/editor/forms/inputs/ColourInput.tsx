import { css } from "@emotion/react";
import { useController, useWatch } from "react-hook-form";
import { errorStyles } from "../../../components/TextField";
import { brandColours, colourFaults, paletteOf } from "../../../content/derived/palette";
import { sizes, space } from "../../../theme/tokens";
import { tidyField } from "../../words/tidy";
import { useForm } from "../form-context";
import type { InputProps } from "../form-field";

/** One of the company's two colours, chosen or typed; while it is chosen one is told what nobody could read in it. */
export function ColourInput({ name, field, wiring }: InputProps) {
  const { field: controlled } = useController({ name });
  const brand = brandColours(useWatch({ name: name.replace(/\.\w+$/, "") }));
  const { bottle, brass } = paletteOf(brand);
  const own = name.endsWith("accent") ? "accent" : "colour";
  const shown = own === "accent" ? brass : bottle;
  const isTold = useForm().errors.has(name);
  const fault = colourFaults(brand).find((found) => found.field === own);
  return (
    <>
      <div css={pair}>
        <input
          type="color"
          aria-label={`${field.label}: choose`}
          value={shown}
          onChange={controlled.onChange}
        />
        <input
          {...wiring}
          {...controlled}
          value={controlled.value ?? ""}
          onChange={({ target }) => controlled.onChange(tidyField(target.value, "colour"))}
          placeholder={shown}
          autoComplete="off"
          spellCheck={false}
        />
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
