import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor } from "../components/Button";
import { Icon } from "../components/Icon";
import { Link } from "../components/Link";
import type { NonNullFields } from "../non-null-fields";
import { homeSection, pagePaths } from "../routes";
import { brandMark } from "../theme/brand-mark";
import { from, smallWindow } from "../theme/media-queries";
import { desktopOnly, pageWidth, row, spaceBetween } from "../theme/mixins";
import { colours, fonts, layers, sizes, space } from "../theme/tokens";
import { SmallMenu, WideMenu } from "./Menus";
import { navigationLinks } from "./navigation-links";
import { type WhatsAppData, WhatsAppLink } from "./WhatsAppLink";

/** The top bar: logo, name, and a menu. On desktops it has links and calls to action instead, and is sticky. */
export function SiteHeader(data: NonNullFields<Queries.SiteHeaderFragment> & WhatsAppData) {
  const { navigation } = data.layout;
  const { name, phone, brand } = data.company;
  const mark = brand?.mark?.childImageSharp?.resize?.src;
  const links = navigationLinks(data);
  return (
    <header css={bar}>
      <div css={[pageWidth, inner]}>
        <Link to={pagePaths.home} css={[brandLink, name.length > longName && smallBrand]}>
          <BrandMark src={mark} />
          {name}
        </Link>
        <WideMenu label="Main" links={links} />
        <div css={[row(space.xs), desktopOnly]}>
          <ButtonAnchor href={phone.telLink} variant="outline" css={lowButton}>
            <Icon name="phone" size={20} />
            {navigation.call}
            <span css={wideOnly}>{phone.display}</span>
          </ButtonAnchor>
          <ButtonAnchor href={homeSection("contact")} css={lowButton}>
            {navigation.quote}
          </ButtonAnchor>
          <WhatsAppLink {...data} />
        </div>
        <SmallMenu label="Menu" links={links} />
      </div>
    </header>
  );
}

export const fragments = graphql`
  fragment SiteHeader on Query {
    layout { navigation { planner call quote } }
    company {
      name
      phone { display telLink }
      brand { mark { childImageSharp { resize(height: 84) { src } } } }
    }
    allService(sort: { order: ASC }) { nodes { title slug } }
    hasPlanner
    plannerPage { hasPrices }
  }
`;

/**
 * The logo beside the company's name: an uploaded one, or a tile in the name's colour with a brass corner. From an uploaded
 * SVG only the pixels reach a page.
 */
function BrandMark({ src }: { src: string | null | undefined }) {
  if (src) return <img src={src} width={28} height={28} alt="" css={uploadedMark} />;
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
  ${from.desktop} { position: sticky; top: 0; }
  ${smallWindow} { position: relative; }
`;

/** The bar wraps into two lines where a reader's letters are large or far apart. */
const inner = css`
  ${spaceBetween}
  row-gap: 0;
  min-height: ${sizes.header};
`;

/** A name of more letters does not fit into the bar of a phone. */
const longName = 24;

const brandLink = css`
  display: inline-flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${space.s};
  min-height: 3.5rem;
  min-width: 9rem;
  color: ${colours.bottle};
  font-family: ${fonts.logo};
  font-size: 1.1875rem;
  line-height: 1.1;
  overflow-wrap: anywhere;
  text-decoration: none;
  svg { flex: none; }
  /* Leaves room for the links beside it. */
  ${from.desktop} { flex: 0 1 10.5rem; }
  ${from.wide} { flex-basis: auto; }
`;

const uploadedMark = css`flex: none; width: 1.75em; height: 1.75em; object-fit: contain;`;

/** Fits five lines into the bar. */
const smallBrand = css`
  font-size: 0.8125rem;
  line-height: 1.05;
  ${from.tablet} { font-size: 1rem; line-height: 1.1; }
`;

const lowButton = css`
  min-height: ${sizes.target};
  padding: ${space.xxs} ${space.s};
`;

const wideOnly = css`
  display: none;
  font-weight: 400;
  ${from.wide} { display: inline; }
`;
