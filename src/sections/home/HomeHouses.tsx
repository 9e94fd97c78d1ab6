import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { Picture } from "../../pictures/Picture";
import { pagePaths } from "../../routes";
import { from, windowFrom } from "../../theme/media-queries";
import { card, coversCard, ornament, pageEdge, pageWidth } from "../../theme/mixins";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";
import { houseRowId } from "./show-focused-house";

interface HomeHousesProps {
  title: string;
  areas: readonly Queries.HousedAreaFragment[];
}

/** Home: each kind of house once, cut open, in a row to swipe. Each links to the first area with this house. */
export function HomeHouses({ title, areas }: HomeHousesProps) {
  const housedAreas = areasByHouse(areas);
  if (housedAreas.length === 0) return null;
  return (
    <section css={band}>
      <div css={pageWidth}>
        <h2>{title}</h2>
      </div>
      <ul id={houseRowId} css={row}>
        {housedAreas.map(({ slug, name, house }) => (
          <li key={slug} css={[card, arrangement]}>
            <Picture image={house.picture.image} alt="" sizes={widths} />
            <h3>
              <Link to={pagePaths.area(slug)} css={coversCard}>
                {house.title} <span>{name}</span>
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first area of each house. */
export function areasByHouse<T extends { house: { slug: string } | null }>(areas: readonly T[]) {
  const houses = areas.map(({ house }) => house?.slug);
  return areas.filter(
    (area, index): area is T & { house: NonNullable<T["house"]> } =>
      area.house !== null && houses.indexOf(area.house.slug) === index,
  );
}

export const housedAreaFragment = graphql`
  fragment HousedArea on Area {
    slug
    name
    house {
      slug
      title
      picture { image { childImageSharp { gatsbyImageData(width: 560, breakpoints: [400, 560], avifOptions: { quality: 66 }) } } }
    }
  }
`;

const widths = `${windowFrom.desktop} 25rem, ${windowFrom.tablet} 17rem, 70vw`;

/** No space below: the next section has the same background, and space of its own. */
const band = css`padding-top: ${space.section};`;

/** From edge to edge of the window; the first card begins where the page's content does. A third of the next card is in sight. */
const row = css`
  --edge: ${pageEdge()};
  display: grid;
  grid: none / auto-flow 70vw;
  gap: ${space.m};
  margin-top: ${space.m};
  padding: ${space.xxs} var(--edge) ${space.s};
  scroll-padding: 0 var(--edge);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  ${from.tablet} { grid-auto-columns: 17rem; }
  ${from.desktop} { grid-auto-columns: min(28vw - 0.5rem, 25rem); }
`;

const arrangement = css`
  scroll-snap-align: start;
  background: ${colours.drawing};
  h3 { font-size: ${fontSizes.lead}; }
  a { display: block; padding: ${space.xs} ${space.m} ${space.s}; text-decoration: none; }
  span { display: block; font: 600 ${fontSizes.body}/1.55 ${fonts.body}; }
  span::after { ${ornament(" →")} color: ${colours.brassInk}; }
`;
