import { css } from "@emotion/react";
import type { ButtonHTMLAttributes } from "react";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

/** A button of little weight, such as the one that puts a correction into a field. */
export function SmallButton(button: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...button} css={styles} />;
}

const styles = css`
  justify-self: start;
  min-height: ${sizes.target};
  max-width: 100%;
  padding: ${space.xxs} ${space.s};
  border: 1.5px solid ${colours.bottle};
  border-radius: 3px;
  background: ${colours.white};
  color: ${colours.bottle};
  font: inherit;
  font-size: ${fontSizes.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: left;
  overflow-wrap: anywhere;
  white-space: pre-line;
  cursor: pointer;
  &:hover { background: ${colours.bottleMist}; }
`;
