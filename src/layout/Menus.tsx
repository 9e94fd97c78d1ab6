import { css } from "@emotion/react";
import { Link } from "../components/Link";
import { from, smallWindow } from "../theme/media-queries";
import { desktopOnly, pageWidth, row } from "../theme/mixins";
import { colours, fonts, sizes, space, translucent } from "../theme/tokens";
import type { NavigationLink } from "./navigation-links";

interface MenuProps {
  label: string;
  links: readonly NavigationLink[];
}

/** The navigation on desktops: links, and buttons that open lists of links. */
export function WideMenu({ label, links }: MenuProps) {
  return (
    <nav aria-label={label} css={[desktopOnly, wideLinks]}>
      <MenuLinks links={links} opening />
    </nav>
  );
}

/** The navigation on small screens: one button that opens all links. */
export function SmallMenu({ label, links }: MenuProps) {
  return (
    <nav aria-label={label} css={smallOnly}>
      <Opener label={label} links={links} />
    </nav>
  );
}

/** A button that opens a list of links without a script. close-menus.ts closes it. */
function Opener({ label, links }: MenuProps) {
  return (
    <details data-menu>
      <summary>{label}</summary>
      <div css={panel}>
        <MenuLinks links={links} />
      </div>
    </details>
  );
}

/** A list of links. The pages below a link are listed under it; in the wide menu a button opens them. */
function MenuLinks({ links, opening = false }: { links: MenuProps["links"]; opening?: boolean }) {
  return (
    <ul>
      {links.map(({ path, name, within, links: below }) => (
        <li key={path}>
          {opening && below ? (
            <Opener label={name} links={below} />
          ) : (
            <Link to={path} within={within}>
              {name}
            </Link>
          )}
          {!opening && below && <MenuLinks links={below} />}
        </li>
      ))}
    </ul>
  );
}

const wideLinks = css`
  margin-right: auto;
  > ul { ${row("0")} }
  > ul > li { display: flex; }
  > ul > li > a, summary {
    display: inline-flex;
    align-items: center;
    min-height: ${sizes.target};
    padding: 0 ${space.xs};
    text-decoration: none;
    ${from.wide} { padding: 0 ${space.s}; }
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { box-shadow: inset 0 -3px 0 ${colours.brass}; }
  }
  summary::after {
    content: "";
    margin: 0.3rem 0 0 ${space.xs};
    border: 0.25rem solid;
    clip-path: polygon(0 0, 100% 0, 50% 50%);
  }
  details:has([aria-current]) summary { box-shadow: inset 0 -3px 0 ${colours.brass}; }
  /* Aligns the panel's links with the page's columns. */
  details ul {
    ${pageWidth}
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    padding-left: calc(${space.margin} - ${space.l});
  }
`;

const smallOnly = css`
  details { min-height: ${sizes.target}; }
  summary {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space.xs};
    min-height: ${sizes.target};
    padding: ${space.xxs} ${space.s};
    margin-right: -${space.s};
    font-weight: 600;
    &::after {
      content: "";
      width: 1.125rem;
      height: 10px;
      border-top: 6px double;
      border-bottom: 2px solid;
    }
    &:hover { background: ${colours.bottleMist}; }
  }
  [open] > summary::after {
    content: "×";
    border: 0;
    font: 400 2rem/6px ${fonts.body};
  }
  ${from.desktop} { display: none; }
`;

/** The panel lies below the top bar. It scrolls if it does not fit above the call bar. */
const panel = css`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100svh - ${sizes.header} - ${sizes.callBar} - 2px);
  overflow-y: auto;
  padding: ${space.xs} 0;
  background: ${colours.white};
  color: ${colours.ink};
  border-bottom: 1px solid ${colours.grout};
  box-shadow: 0 1rem 2rem ${translucent.shadow};
  a {
    display: flex;
    align-items: center;
    min-height: ${sizes.target};
    padding: 0 ${space.l};
    font-size: 1.125rem;
    text-decoration: none;
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { box-shadow: inset 4px 0 0 ${colours.brass}; }
    &:focus-visible { outline-offset: -3px; box-shadow: none; }
  }
  li li a { padding-left: ${space.xxl}; font-size: 1rem; }
  ${smallWindow} { max-height: none; }
`;
