import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../components/picture/Picture";
import { row } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { PictureLink } from "../project/pictures/LabelledPicture";
import { visualisationNote } from "../project/pictures/picture-labels";

interface ServiceTilesProps {
  title: string;
  tiles: readonly Queries.ServiceTileFragment[];
  words: { visualisationNote: string; suitsLabel: string; avoidLabel: string };
}

/** Service page: close-up pictures of tiles, each with where it suits and where it does not. Renders nothing without tiles. */
export function ServiceTiles({ title, tiles, words }: ServiceTilesProps) {
  const pictures = tiles.map(({ picture }) => picture);
  if (tiles.length === 0) return null;
  return (
    <PageSection
      ground="white"
      title={title}
      introduction={visualisationNote(pictures, words.visualisationNote)}
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
    ...TilePicture
  }
`;

const slot = {
  sizes:
    "(min-width: 82rem) 18.4rem, (min-width: 64rem) calc(25vw - 2.1rem), (min-width: 45rem) calc(50vw - 2.75rem), calc(50vw - 1.5rem)",
  styles: css`aspect-ratio: 1;`,
};

/** Two in a row on phones and tablets, four on desks. The last one fills what its row leaves. */
const grid = css`
  ${row(`${space.xl} var(--gap)`)}
  container-type: inline-size;
  --gap: ${space.m};
  --column: calc((100cqw - var(--gap)) / 2 - 0.1px);
  ${from.tablet} { --gap: ${space.l}; }
  ${from.desk} { --column: calc((100cqw - 3 * var(--gap)) / 4 - 0.1px); }
  > :last-of-type { flex-grow: 1; }
`;

/** In wide windows the words are beside the picture, which is as large as those above it. */
const sample = css`
  ${row(`${space.s} ${space.l}`)}
  align-content: start;
  flex: 0 0 var(--column);
  > a { flex: 0 0 var(--column); }
  > div { flex: 1 1 8rem; }
`;

const caption = css`
  padding-top: ${space.xs};
  border-top: 3px solid ${colours.brass};
  h3 { color: ${colours.bottle}; font-size: ${fontSizes.h3}; line-height: 1.25; }
  dl { display: grid; gap: 0 ${space.xs}; margin-top: ${space.xs}; font-size: ${fontSizes.small}; line-height: 1.45; }
  dt { color: ${colours.brassInk}; font-weight: 600; }
  dd { margin: 0 0 ${space.xs}; color: ${shades.inkSoft}; }
`;
