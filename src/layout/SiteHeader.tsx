import { css } from "@emotion/react";
import { ButtonAnchor } from "../components/Button";
import { Icon } from "../components/icon/Icon";
import { Link } from "../components/Link";
import { pageWidth } from "../components/PageSection";
import { homeSection, pagePaths } from "../routes/page-paths";
import { row } from "../theme/arrangements";
import { belowPhone, enlargedText, from, shortWindow } from "../theme/media-queries";
import { colours, fonts, layers, shades, sizes, space } from "../theme/tokens";
import type { Frame } from "./frame";
import { MenuButton } from "./navigation/MenuButton";
import { navigationLinks } from "./navigation/navigation-links";

/** The top bar: name, links, Call Now. It stays in sight on wide screens, where the call bar is not shown. */
export function SiteHeader({ frame }: { frame: Frame }) {
  const { navigation } = frame.layout;
  const links = navigationLinks(navigation, frame.allService.nodes);
  return (
    <header css={bar}>
      <div css={[pageWidth, inner]}>
        <Link to={pagePaths.home} css={[brand, frame.company.name.length > longName && smallBrand]}>
          {frame.company.name}
        </Link>
        <nav aria-label={navigation.label} css={wideNavigation}>
          <ul css={wideLinks}>
            {links.map(({ path, name, within }) => (
              <li key={path}>
                <Link to={path} within={within}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div css={actions}>
          <ButtonAnchor
            href={frame.company.phone.telLink}
            icon={<Icon name="phone" size={20} />}
            variant="outline"
          >
            {navigation.call}
          </ButtonAnchor>
          <span css={wideOnly}>
            <ButtonAnchor href={homeSection("contact")}>{navigation.quote}</ButtonAnchor>
          </span>
          <MenuButton label={navigation.menu} name={navigation.menu} links={links} />
        </div>
      </div>
    </header>
  );
}

/**
 * The window's first row of pixels hits nothing of it: Chromium (147) keeps in place what it hits there when a tablet is
 * turned, and the visitor would end at the top of the page (tests/browser/layout.spec.ts).
 */
const bar = css`
  position: relative;
  z-index: ${layers.header};
  background: ${colours.porcelain};
  border-bottom: 1px solid ${shades.grout};
  pointer-events: none;
  &::before { content: ""; position: absolute; z-index: -1; inset: 1px 0 0; pointer-events: auto; }
  ${from.desk} { position: sticky; top: 0; }
  ${shortWindow} { position: relative; }
`;

const inner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: ${sizes.header};
  a, details { pointer-events: auto; }
  ${enlargedText} { flex-wrap: wrap; > :last-child { flex: 1 0 100%; } }
`;

/** In letters: a longer one takes more lines of a phone's bar than there is room for. */
const longName = 24;

/** A name of several lines does not move when its font arrives, and on desks the links beside it do not either. */
const brand = css`
  display: inline-flex;
  align-items: center;
  min-height: ${sizes.header};
  max-width: 7.5rem;
  color: ${colours.bottle};
  font-family: ${fonts.logo};
  font-size: 1.0625rem;
  line-height: 1.1;
  overflow-wrap: anywhere;
  text-decoration: none;
  ${from.phablet} { max-width: none; font-size: 1.1875rem; }
  ${from.desk} { flex: 1; min-width: 9rem; }
`;

/** Five lines are no higher than the bar. */
const smallBrand = css`
  font-size: 0.8125rem;
  line-height: 1.05;
  ${from.phablet} { font-size: 1rem; line-height: 1.1; }
`;

const wideNavigation = css`
  display: none;
  ${from.desk} { display: block; }
`;

const wideLinks = css`
  ${row(`0 ${space.xs}`)}
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${sizes.target};
    padding: 0 ${space.s};
    text-decoration: none;
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { box-shadow: inset 0 -3px 0 ${colours.brass}; }
  }
`;

/** On phones the menu's place is reserved, so that the call beside it does not move when it appears. */
const actions = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(max-content, 1fr) minmax(6rem, auto);
  align-items: center;
  > a { justify-self: end; white-space: nowrap; }
  ${belowPhone} { grid-template-columns: minmax(max-content, 1fr) ${sizes.target}; summary { font-size: 0; } }
  ${from.phablet} { display: flex; flex: none; }
  ${from.desk} { flex: 1; justify-content: flex-end; min-width: max-content; }
  gap: ${space.xs};
  a, summary { min-height: ${sizes.target}; padding: ${space.xxs} ${space.s}; }
  > a svg { display: none; }
  ${from.phablet} { > a svg { display: block; } }
`;

const wideOnly = css`
  display: none;
  ${from.desk} { display: inline-flex; }
`;
