import { css } from "@emotion/react";
import { colours, sizes, space } from "../../theme/tokens";

/** What is typed into or chosen from; 16 px or more, or iPhones zoom in. */
export const control = css`
  width: 100%;
  min-width: 0;
  min-height: ${sizes.target};
  padding: ${space.xs} ${space.s};
  border: 1.5px solid ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  color: ${colours.ink};
  font: inherit;
  font-size: 1rem;
  line-height: 1.5;
  &:hover { border-color: ${colours.bottle}; }
  &[aria-invalid] { border: 2px solid ${colours.error}; }
  textarea& { field-sizing: content; max-height: 24rem; resize: vertical; }
`;

/** A button in the line of the text. */
export const quietButton = css`
  min-height: 2rem;
  padding: ${space.xxs} ${space.xs};
  border: 0;
  border-radius: 3px;
  background: none;
  color: ${colours.bottle};
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover { background: ${colours.bottleMist}; }
`;
