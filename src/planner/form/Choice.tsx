import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { control, errorStyles, invalidControl } from "../../components/TextField";
import { stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";

interface ChoiceProps extends ComponentProps<"select"> {
  label: string;
  choices: readonly (readonly [value: string, name: string])[];
  /** The error message. The choice is invalid while there is one. */
  error?: string | undefined;
}

/** A list to choose from. A value that is none of its choices stands first, so that each of them can be chosen. */
export function Choice({ label, choices, error, value = "", ...select }: ChoiceProps) {
  const errorId = `${select.id}-error`;
  const wiring = error && { "aria-invalid": true, "aria-describedby": errorId };
  const isChoice = choices.some(([choice]) => choice === value);
  const shown = isChoice ? choices : [[String(value), String(value)] as const, ...choices];
  return (
    <div css={stack(space.xxs)}>
      <label htmlFor={select.id} css={bold}>
        {label}
      </label>
      <select {...select} {...wiring} value={value} css={[control, error && invalidControl]}>
        {shown.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
      {error && (
        <p id={errorId} css={errorStyles}>
          {error}
        </p>
      )}
    </div>
  );
}

const bold = css`font-weight: 600;`;
