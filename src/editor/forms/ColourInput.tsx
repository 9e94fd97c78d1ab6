import { css } from "@emotion/react";
import { useFormContext, useWatch } from "react-hook-form";
import { errorStyles } from "../../components/TextField";
import { brandColours, colourFaults, usedColours } from "../../content/values/palette";
import { sizes, space } from "../../theme/tokens";
import { besideField, type InputProps } from "./form-field";
import { useInputContext } from "./input-context";
import { TextInput } from "./TextInput";

/** One of the company's two colours, picked or typed. Warns at once if text would be unreadable in it. */
export function ColourInput(input: InputProps) {
  const { name, field } = input;
  const { setValue } = useFormContext();
  const brand = brandColours(useWatch({ name: name.replace(/\.\w+$/, "") }));
  const [own] = Object.entries(usedColours(brand)).filter(([field]) => besideField(name, field) === name);
  const isTold = useInputContext().errors.has(name);
  const fault = colourFaults(brand).find((found) => found.field === own?.[0]);
  return (
    <>
      <div css={pair}>
        <input
          type="color"
          aria-label={`${field.label}: choose`}
          value={own?.[1]}
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
