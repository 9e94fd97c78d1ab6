import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../components/picture/Picture";
import { belowDesk, from } from "../../theme/media-queries";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { PictureLink } from "../project/pictures/LabelledPicture";
import { visualisationNote } from "../project/pictures/picture-labels";

interface ServiceTilesProps {
  title: string;
  tiles: readonly Queries.ServiceTileFragment[];
  words: { visualisationNote: string; suitsLabel: string; avoidLabel: string };
}

/** Service page: tiles to choose from, seen close, each with where it suits and where not; nothing where there are none. */
export function ServiceTiles({ title, tiles, words }: ServiceTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <PageSection
      ground="white"
      title={title}
      introduction={visualisationNote(
        [{ pictures: tiles.map(({ picture }) => picture) }],
        words.visualisationNote,
      )}
    >
      <ul css={grid} data-gallery>
        {tiles.map(({ slug, name, picture, suits, avoid }) => (
          <li key={slug} css={sample}>
            <PictureLink owner={{ slug: `tile-${slug}`, title: name }} picture={picture}>
              <Picture image={picture.image} alt={picture.alt} focus={picture.focus} {...slot} />
            </PictureLink>
            <div css={caption}>
              <h3>{name}</h3>
              <dl>
                <dt>{words.suitsLabel}</dt>
                <dd>{suits}</dd>
                <dt>{words.avoidLabel}</dt>
                <dd>{avoid}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Stone and terrazzo are full of grain and chips: they need more quality than all other pictures. */
export const serviceTileFragment = graphql`
  fragment ServiceTile on Tile {
    slug
    name
    suits
    avoid
    picture {
      alt
      focus
      kind
      image {
        name
        publicURL
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [360, 540, 720, 1080], avifOptions: { quality: 78 })
        }
      }
    }
  }
`;

const slot = {
  sizes:
    "(min-width: 82rem) 18.4rem, (min-width: 64rem) calc(25vw - 2.1rem), (min-width: 45rem) calc(50vw - 2.75rem), calc(50vw - 1.5rem)",
  styles: css`aspect-ratio: 1;`,
};

/** Two in a row on phones and tablets, four on desks. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xl} ${space.m};
  ${from.tablet} { column-gap: ${space.l}; }
  ${from.desk} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** The last tile fills what its row leaves: its words stand beside its picture, which is as large as those above it. */
const beside = (columns: number, places: string) => css`
  &:last-of-type:nth-of-type(${places}) {
    grid-column: span ${columns};
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    column-gap: ${space.l};
    > div { grid-column: 2 / -1; }
  }
`;

const sample = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  align-content: start;
  ${belowDesk} { ${beside(2, "odd")} }
  ${from.desk} {
    ${beside(2, "4n + 3")}
    ${beside(3, "4n + 2")}
    ${beside(4, "4n + 1")}
  }
`;

const caption = css`
  padding-top: ${space.xs};
  border-top: 3px solid ${colours.brass};
  h3 { color: ${colours.bottle}; font-size: ${fontSizes.h3}; line-height: 1.25; }
  dl { display: grid; gap: 0 ${space.xs}; margin-top: ${space.xs}; font-size: ${fontSizes.small}; line-height: 1.45; }
  dt { color: ${colours.brassInk}; font-weight: 600; }
  dd { margin: 0 0 ${space.xs}; color: ${shades.inkSoft}; }
`;
