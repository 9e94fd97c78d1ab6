import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { areaLinks, LinkList } from "../../components/LinkList";
import { Picture } from "../../pictures/Picture";
import { pagePaths } from "../../routes";
import { from, windowFrom } from "../../theme/media-queries";
import { card, coversCard } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { FeaturedAreas } from "../shared/FeaturedAreas";
import type { PostcodeCheckData } from "../shared/PostcodeCheck";

interface HomeAreasProps {
  page: Queries.HomeAreasFragment;
  postcodeData: PostcodeCheckData;
}

/** Home: the postcode check, and some areas with their houses, cut open. Without houses the areas are links. */
export function HomeAreas({ page, postcodeData }: HomeAreasProps) {
  const { areas, ...words } = page.featuredAreas;
  const hasHouses = areas.some(({ house }) => house);
  return (
    <FeaturedAreas {...words} postcodeData={postcodeData}>
      {hasHouses ? <AreaCards areas={areas} /> : <LinkList links={areaLinks(areas)} />}
    </FeaturedAreas>
  );
}

function AreaCards({ areas }: { areas: readonly Queries.AreaCardFragment[] }) {
  return (
    <ul css={grid}>
      {areas.map(({ slug, name, house }) => (
        <li key={slug} css={[card, areaCard]}>
          {house && <Picture image={house.picture.image} alt="" sizes={widths} />}
          <h3>
            <Link to={pagePaths.area(slug)} css={coversCard}>
              {name}
            </Link>
          </h3>
          <p>{house?.title}</p>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment HomeAreas on HomePage {
    featuredAreas { title introduction action areas { ...AreaCard } }
  }
  fragment AreaCard on Area {
    slug
    name
    house {
      title
      picture { image { childImageSharp { gatsbyImageData(width: 560, breakpoints: [280, 400, 560], avifOptions: { quality: 66 }) } } }
    }
  }
`;

const widths = `${windowFrom.wide} 17rem, ${windowFrom.desktop} 20vw, ${windowFrom.tablet} 33vw, 50vw`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s};
  width: 100%;
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.m}; }
`;

const areaCard = css`
  background: ${colours.drawing};
  padding-bottom: ${space.xs};
  h3, p { padding: 0 ${space.s}; }
  h3 { padding-top: ${space.xs}; font-size: ${fontSizes.lead}; }
  p { font-size: ${fontSizes.small}; line-height: 1.4; }
`;
