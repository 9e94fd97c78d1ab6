import { css } from "@emotion/react";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

export const hintStyles = css`
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

export const errorStyles = css`
  color: ${colours.error};
  font-weight: 600;
  line-height: 1.4;
`;

export const control = css`
  width: 100%;
  min-height: ${sizes.target};
  padding: ${space.xs} ${space.s};
  border: 1.5px solid ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  color: ${colours.ink};
  font: inherit;
  line-height: 1.4;
  &:hover { border-color: ${colours.bottle}; }
`;

export const invalidControl = css`
  border-color: ${colours.error};
  border-width: 2px;
`;

/** Inputs and lists without an error share one class. */
export const controlStyles = (error: string | undefined) => (error ? [control, invalidControl] : control);
