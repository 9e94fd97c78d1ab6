import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { homeSection } from "../routes/page-paths";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

interface ButtonStyle {
  /** Filled bottle green by default. */
  variant?: keyof typeof styles;
}

interface ButtonAnchorProps extends ButtonStyle, ComponentProps<"a"> {
  /** Shown before the text, at 20 pixels. Pass an element: an icon's name would bundle every icon with the form. */
  icon?: ReactNode;
}

/** A link that calls to action. */
export function ButtonAnchor({ variant = "bottle", icon, children, ...anchor }: ButtonAnchorProps) {
  return (
    <a {...anchor} css={[shape, Boolean(icon) && withIcon, styles[variant]]}>
      {children}
      {icon}
    </a>
  );
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
  /* While the page arrives, a button without its text takes no space. */
  &:empty { min-width: 0; padding: 0; border: 0; }
  &[aria-disabled="true"], &:disabled { cursor: progress; opacity: 0.75; }
`;

/** Reserves the icon's space. The icon follows the text in the HTML, and must not move it while the page arrives. */
const withIcon = css`
  &:not(:empty)::before { content: ""; flex: none; width: 1.25rem; }
  svg { order: -1; flex: none; margin-right: calc(-1.25rem - ${space.xs}); }
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
