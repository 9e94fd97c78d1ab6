import { css } from "@emotion/react";
import { Link } from "../../components/Link";
import { pageWidth } from "../../components/PageSection";
import { island } from "../../islands/attributes";
import { colours, fontSizes, fonts, shades, sizes, space, veils } from "../../theme/tokens";
import type { NavigationLink } from "./navigation-links";

/** On desks: a link's word opens the pages below it, as wide as the window; it opens without a script, and close-menus.ts closes it. */
export function LinkPanel({ link: { name, path, title, links = [] } }: { link: NavigationLink }) {
  return (
    <details {...island("close-menus")} css={styles}>
      <summary>{name}</summary>
      <div css={panel}>
        <div css={[pageWidth, columns]}>
          <Link to={path}>{title ?? name}</Link>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

const styles = css`
  summary {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker { display: none; }
    &::after {
      content: "⌄";
      margin: -0.5rem 0 0 ${space.xxs};
    }
  }
  &[open] summary { background: ${colours.bottleMist}; }
  &:has([aria-current]) summary { box-shadow: inset 0 -3px 0 ${colours.brass}; }
`;

const panel = css`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space.xl} 0;
  background: ${colours.white};
  border-bottom: 1px solid ${shades.grout};
  box-shadow: 0 1rem 2rem ${veils.shadow};
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 11fr);
  gap: ${space.xxl};
  > a { align-self: start; font: 500 ${fontSizes.h3} / 1.2 ${fonts.heading}; color: ${colours.bottle}; }
  ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.xs} ${space.l}; }
  li a {
    display: flex;
    align-items: center;
    min-height: ${sizes.target};
    margin-left: -${space.s};
    padding: 0 ${space.s};
    font-weight: 600;
    text-decoration: none;
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { box-shadow: inset 3px 0 0 ${colours.brass}; }
  }
`;
