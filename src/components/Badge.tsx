import { css } from "@emotion/react";
import { colours, fontSizes, space } from "../theme/tokens";

/** A few words set apart from the text around them. */
export function Badge({ variant = "mist", children }: { variant?: keyof typeof styles; children: string }) {
  return <span css={[shape, styles[variant]]}>{children}</span>;
}

const shape = css`
  display: inline-flex;
  padding: ${space.xxs} ${space.s};
  border: 1px solid transparent;
  border-radius: 2px;
  font-size: ${fontSizes.small};
  font-weight: 600;
  line-height: 1.4;
`;

const styles = {
  brass: css`background: ${colours.brass}; color: ${colours.bottleDeep};`,
  mist: css`background: ${colours.bottleMist}; color: ${colours.bottle};`,
  onBottle: css`border-color: ${colours.brass}; color: ${colours.brassLight};`,
};
