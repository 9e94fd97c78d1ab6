import { css } from "@emotion/react";
import { ButtonAnchor } from "../components/Button";
import { Icon } from "../components/icon/Icon";
import { Link } from "../components/Link";
import { deskOnly, SmallMenu, WideMenu } from "../menus/Menus";
import { navigationLinks } from "../menus/navigation-links";
import { homeSection, pagePaths } from "../routes/page-paths";
import { pageWidth } from "../theme/arrangements";
import { brandMark } from "../theme/brand-mark";
import { enlargedText, from, low, shortWindow } from "../theme/media-queries";
import { colours, fonts, layers, sizes, space } from "../theme/tokens";
import { useFrame } from "./frame";

/** The top bar: logo, name, and a menu. On desks it has links and calls to action instead, and is sticky. */
export function SiteHeader() {
  const frame = useFrame();
  const { navigation } = frame.layout;
  const { name, phone } = frame.company;
  const mark = frame.company.brand?.mark?.childImageSharp?.resize?.src;
  const links = navigationLinks(frame);
  return (
    <header css={bar}>
      <div css={[pageWidth, inner, frame.company.whatsapp && besideWhatsApp]}>
        <Link to={pagePaths.home} css={[brand, name.length > longName && smallBrand]}>
          <BrandMark own={mark} />
          {name}
        </Link>
        <WideMenu label={navigation.label} links={links} />
        <div css={[deskOnly, actions]}>
          <ButtonAnchor href={phone.telLink} variant="outline">
            <Icon name="phone" size={20} />
            {navigation.call}
            <span>{phone.display}</span>
          </ButtonAnchor>
          <ButtonAnchor href={homeSection("contact")}>{navigation.quote}</ButtonAnchor>
        </div>
        <SmallMenu label={navigation.menu} links={links} />
      </div>
    </header>
  );
}

/**
 * The logo beside the company's name: an uploaded one, or a tile in the name's colour with a brass corner. From an uploaded
 * SVG only the pixels reach a page.
 */
function BrandMark({ own }: { own: string | null | undefined }) {
  if (own) return <img src={own} width={28} height={28} alt="" css={ownMark} />;
  return (
    <svg width="1.75em" height="1.75em" viewBox="0 0 32 32" aria-hidden="true">
      <g stroke="none">
        <path d={brandMark.tile} fill="currentColor" />
        <path d={brandMark.piece} fill={colours.brass} />
      </g>
    </svg>
  );
}

const bar = css`
  position: relative;
  z-index: ${layers.header};
  background: ${colours.porcelain};
  border-bottom: 1px solid ${colours.grout};
  ${from.desk} { position: sticky; top: 0; }
  ${shortWindow} { position: relative; }
`;

const inner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(5.5rem, auto);
  align-items: center;
  gap: ${space.xs};
  min-height: ${sizes.header};
  ${low} { min-height: 3.5rem; }
  ${enlargedText} { grid-template-columns: minmax(0, 1fr); }
  ${from.desk} { grid-template-columns: 10.5rem minmax(0, 1fr) auto; }
  ${from.wideDesk} { grid-template-columns: calc(100% - 57rem) minmax(0, 1fr) auto; }
`;

/** Keeps a place for the floating WhatsApp button. */
const besideWhatsApp = css`
  ${from.desk} { padding-right: calc(${space.margin} + ${sizes.target} + ${space.xs}); }
`;

/** In letters. A longer name does not fit into the bar of a phone. */
const longName = 24;

/** Keeps a name of several lines, and the links beside it on desks, from moving when its font arrives. */
const brand = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: 3.5rem;
  color: ${colours.bottle};
  font-family: ${fonts.logo};
  font-size: 1.1875rem;
  line-height: 1.1;
  overflow-wrap: anywhere;
  text-decoration: none;
  svg { flex: none; }
`;

const ownMark = css`flex: none; width: 1.75em; height: 1.75em; object-fit: contain;`;

/** Fits five lines into the bar. */
const smallBrand = css`
  font-size: 0.8125rem;
  line-height: 1.05;
  ${from.phablet} { font-size: 1rem; line-height: 1.1; }
`;

/** Shows the number beside the button's word if there is space. */
const actions = css`
  gap: ${space.xs};
  a { justify-content: flex-start; min-height: ${sizes.target}; padding: ${space.xxs} ${space.s}; white-space: nowrap; }
  /* On one line in the fallback font, too. */
  a:last-of-type { justify-content: center; padding-inline: ${space.xxs}; }
  span { display: none; font-weight: 400; }
  ${from.desk} { display: grid; grid-template-columns: 7.75rem 8.875rem; }
  ${from.wideDesk} { grid-template-columns: 16.25rem 8.875rem; span { display: inline; } }
`;
