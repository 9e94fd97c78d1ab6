import { css } from "@emotion/react";
import { Link } from "../../components/Link";
import { pageWidth } from "../../components/PageSection";
import { island } from "../../islands/attributes";
import { colours, space } from "../../theme/tokens";
import { panel } from "./MenuButton";
import type { NavigationLink } from "./navigation-links";

/** On desks: a link's word opens the pages below it, as wide as the window; it opens without a script, and close-menus.ts closes it. */
export function LinkPanel({ link: { name, links = [] } }: { link: NavigationLink }) {
  return (
    <details {...island("close-menus")} css={styles}>
      <summary>{name}</summary>
      <div css={panel}>
        <ul css={[pageWidth, columns]}>
          {links.map((link) => (
            <li key={link.path}>
              <Link to={link.path}>{link.name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const styles = css`
  summary {
    &::after {
      content: "";
      margin: 0.3rem 0 0 ${space.xs};
      border: 0.25rem solid transparent;
      border-top-color: currentColor;
    }
  }
  &:has([aria-current]) summary { box-shadow: inset 0 -3px 0 ${colours.brass}; }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
`;
