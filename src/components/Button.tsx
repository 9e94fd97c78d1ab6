import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { homeSection } from "../routes";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

interface ButtonStyle {
  /** Filled bottle green by default. */
  variant?: keyof typeof styles;
}

/** A link that calls to action. */
export function ButtonAnchor({ variant = "bottle", ...anchor }: ButtonStyle & ComponentProps<"a">) {
  return <a {...anchor} css={[shape, styles[variant]]} />;
}

/** A link to the quote form, on a green or a light background. */
export function QuoteLink({ children }: { children: string }) {
  return (
    <ButtonAnchor href={homeSection("contact")} variant="brass">
      {children}
    </ButtonAnchor>
  );
}

/** A button that acts on this page. */
export function Button({ variant = "bottle", ...button }: ButtonStyle & ComponentProps<"button">) {
  return <button type="button" {...button} css={[shape, styles[variant]]} />;
}

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${sizes.button};
  min-width: ${sizes.target};
  padding: ${space.xs} ${space.l};
  border: 1.5px solid transparent;
  background: none;
  border-radius: 3px;
  font: inherit;
  font-size: ${fontSizes.body};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 0.15s, border-color 0.15s, color 0.15s;
  svg { flex: none; }
  &[aria-disabled="true"], &:disabled { cursor: progress; opacity: 0.75; }
`;

const styles = {
  bottle: css`
    background: ${colours.bottle};
    color: ${colours.white};
    &:hover { background: ${colours.bottleDeep}; }
  `,
  brass: css`
    background: ${colours.brass};
    color: ${colours.bottleDeep};
    &:hover { background: ${colours.brassLight}; }
  `,
  outline: css`
    border-color: ${colours.bottle};
    color: ${colours.bottle};
    &:hover { background: ${colours.bottle}; color: ${colours.white}; }
  `,
  outlineOnBottle: css`
    border-color: ${colours.brass};
    color: ${colours.white};
    &:hover { background: ${colours.white}; border-color: ${colours.white}; color: ${colours.bottleDeep}; }
  `,
};
