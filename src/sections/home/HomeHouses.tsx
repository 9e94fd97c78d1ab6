import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { Picture } from "../../pictures/Picture";
import { pagePaths } from "../../routes/page-paths";
import { card, pageWidth } from "../../theme/arrangements";
import { from, windowFrom } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";

interface HomeHousesProps {
  title: string;
  areas: readonly Queries.HousedAreaFragment[];
  houses: readonly Queries.RowHouseFragment[];
}

/** Home: each kind of house once, cut open, in a row to swipe. A house leads to the first area whose page it opens. */
export function HomeHouses({ title, areas, houses }: HomeHousesProps) {
  const shown = areasByHouse(areas);
  if (shown.length === 0) return null;
  const pictures = new Map(houses.map(({ slug, picture }) => [slug, picture]));
  return (
    <section css={band}>
      <div css={pageWidth}>
        <h2>{title}</h2>
      </div>
      <ul css={row}>
        {shown.map(({ slug, name, house }) => {
          const image = pictures.get(house.slug)?.image;
          return (
            <li key={slug} css={[card, layout]}>
              {image && <Picture image={image} alt="" sizes={widths} styles={picture} />}
              <h3>{house.title}</h3>
              <ArrowLink to={pagePaths.area(slug)} about={house.title}>
                {name}
              </ArrowLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The areas without those whose house an earlier area has. */
export function areasByHouse<T extends { house: { slug: string } | null }>(areas: readonly T[]) {
  const houses = areas.map(({ house }) => house?.slug);
  return areas.filter(
    (area, index): area is T & { house: NonNullable<T["house"]> } =>
      area.house !== null && houses.indexOf(area.house.slug) === index,
  );
}

export const homeHousesFragments = graphql`
  fragment HousedArea on Area {
    slug
    name
    house { slug title }
  }
  fragment RowHouse on House {
    slug
    picture { image { childImageSharp { gatsbyImageData(width: 560, aspectRatio: 2, breakpoints: [560], avifOptions: { quality: 66 }) } } }
  }
`;

/** One file is sharp enough for all of them. */
const widths = `${windowFrom.desk} 26rem, ${windowFrom.tablet} 17rem, 17.5rem`;

const picture = css`
  width: min(100%, 17.5rem);
  margin: 0 auto;
  ${from.tablet} { width: 100%; }
`;

/** The section below has the same ground and space of its own. */
const band = css`
  padding-top: ${space.section};
  p { margin-top: ${space.s}; }
`;

/**
 * From edge to edge of the window; the first card begins where the page's content does. On phones the link of the next card
 * begins outside the window, because browsers do not scroll to a focused link that is partly in view.
 */
const row = css`
  --edge: max(${space.margin}, (100% - ${sizes.page}) / 2);
  margin-top: ${space.m};
  display: grid;
  grid: none / auto-flow calc(100vw - 2 * ${space.margin} - ${space.m});
  gap: ${space.m};
  padding: ${space.xxs} var(--edge) ${space.s};
  scroll-padding: 0 var(--edge);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  ${from.tablet} { grid-auto-columns: 17rem; scroll-snap-type: x proximity; }
  ${from.desk} { grid-auto-columns: 26rem; }
`;

const layout = css`
  scroll-snap-align: start;
  padding-bottom: ${space.xxs};
  background: ${colours.drawing};
  h3 { margin: ${space.xs} ${space.m} 0; font-size: ${fontSizes.lead}; }
  > a { min-height: 2rem; margin-left: ${space.m}; }
`;
