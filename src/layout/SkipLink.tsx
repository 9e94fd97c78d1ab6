import { css } from "@emotion/react";
import { colours, layers, space } from "../theme/tokens";

/** The first link on the page: past the navigation, to the content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" css={styles}>
      {children}
    </a>
  );
}

const styles = css`
  position: fixed;
  z-index: ${layers.skipLink};
  inset: ${space.xs} auto auto ${space.xs};
  padding: ${space.s} ${space.m};
  background: ${colours.white};
  color: ${colours.bottle};
  font-weight: 600;
  &:not(:focus) { clip-path: inset(50%); }
`;
