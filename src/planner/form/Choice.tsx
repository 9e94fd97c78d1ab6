import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { controlStyles } from "../../components/field-styles";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import type { Choices } from "./choices";

interface ChoiceProps extends ComponentProps<"select"> {
  label: string;
  choices: Choices;
}

export const Choice = ({ label, choices, ...select }: ChoiceProps) => (
  <div css={stack(space.xxs)}>
    <label htmlFor={select.id} css={bold}>
      {label}
    </label>
    <select {...select} css={controlStyles(undefined)}>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
  </div>
);

const bold = css`font-weight: 600;`;
