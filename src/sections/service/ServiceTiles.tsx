import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../pictures/Picture";
import { noteIfVisualised } from "../../pictures/PictureLabel";
import { from, windowFrom } from "../../theme/media-queries";
import { columns } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";

interface ServiceTilesProps {
  title: string;
  tiles: readonly Queries.ServiceTileFragment[];
  /** Explains that pictures of tiles are visualisations. */
  note: string;
}

/** Service page: tiles close up, each with where it suits and where it does not. Renders nothing without tiles. */
export function ServiceTiles({ title, tiles, note }: ServiceTilesProps) {
  if (tiles.length === 0) return null;
  const pictures = tiles.map(({ picture }) => picture);
  return (
    <PageSection title={title} introduction={noteIfVisualised(pictures, note)}>
      <ul css={list}>
        {tiles.map(({ slug, name, picture, suits, avoid }) => (
          <li key={slug}>
            <Picture {...picture} sizes={widths} styles={square} />
            <h3>{name}</h3>
            <p>
              <b>Suits</b> {suits}
            </p>
            <p>
              <b>Not for</b> {avoid}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Tiles of stone and terrazzo are full of grain and chips: they need more quality than all other pictures. */
export const fragments = graphql`
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
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [240, 360, 540, 720, 1080], avifOptions: { quality: 78 })
        }
      }
    }
  }
`;

const widths = `${windowFrom.desktop} 18.5rem, ${windowFrom.tablet} calc(50vw - 2.75rem), 7.5rem`;

const square = css`aspect-ratio: 1; ${from.tablet} { margin-bottom: ${space.xs}; }`;

/** On phones the picture is left of the words. On wider screens names and words of a row begin at the same heights. */
const list = css`
  ${columns(4)}
  > li {
    display: grid;
    grid-template: auto auto 1fr / 7.5rem minmax(0, 1fr);
    gap: ${space.xxs} ${space.m};
    ${from.tablet} { grid-template: subgrid / minmax(0, 1fr); grid-row: span 4; row-gap: ${space.xs}; }
  }
  picture { grid-row: span 3; ${from.tablet} { grid-row: auto; } }
  h3 { color: ${colours.bottle}; font-size: 1.375rem; line-height: 1.2; }
  p { font-size: ${fontSizes.small}; line-height: 1.4; }
  b { color: ${colours.brassInk}; }
`;
