import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { controlStyles, errorStyles } from "../../components/field-styles";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import type { Choices } from "./catalogue";

interface ChoiceProps extends ComponentProps<"select"> {
  label: string;
  choices: Choices;
  /** The error message. The choice is invalid while there is one. */
  error?: string | undefined;
}

export function Choice({ label, choices, error, ...select }: ChoiceProps) {
  const errorId = `${select.id}-error`;
  const ariaProps = error && { "aria-invalid": true, "aria-describedby": errorId };
  return (
    <div css={stack(space.xxs)}>
      <label htmlFor={select.id} css={bold}>
        {label}
      </label>
      <select {...select} {...ariaProps} css={controlStyles(error)}>
        {choices.map(([choice, name]) => (
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
