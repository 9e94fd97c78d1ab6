import { css } from "@emotion/react";
import { coversCard, ornament, visuallyHidden } from "../theme/mixins";
import { colours, sizes, space } from "../theme/tokens";
import { Link } from "./Link";

interface ArrowLinkProps {
  to: string;
  /** The visible text, the same on every card. */
  children?: string;
  /** The link's target, for screen readers: Learn More about Floor Tiling. */
  about: string;
}

/** The link at the foot of a card. The whole card is clickable. */
export function ArrowLink({ to, children = "Learn More", about }: ArrowLinkProps) {
  return (
    <Link to={to} css={[styles, coversCard]}>
      <span>
        {children}
        <span css={visuallyHidden}>{`: ${about}`}</span>
      </span>
    </Link>
  );
}

const styles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${sizes.target};
  font-weight: 600;
  &::after { ${ornament("→")} color: ${colours.brassInk}; transition: transform 0.15s; }
  &:hover::after { transform: translateX(0.25rem); }
`;
