import { graphql } from "gatsby";
import { opening, PictureLink } from "../../components/gallery/PictureLink";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../components/picture/Picture";
import { pictureLabel, visualisationNote } from "../project/pictures/picture-labels";
import { caption, grid, picture as pictureStyles, sample, slot } from "./tile-styles";

interface ServiceTilesProps {
  title: string;
  /** The tiles that are laid for the service. */
  tiles: readonly Queries.ServiceTileFragment[];
  words: Queries.ServiceTileWordsFragment;
  /** The words on pictures that are not photographs, and those of the lightbox. */
  gallery: Queries.PictureLabelsFragment & Queries.ViewerWordsFragment;
}

/** Service page: tiles to choose from, seen close, each with where it suits and where not; nothing where there are none. */
export function ServiceTiles({ title, tiles, words, gallery }: ServiceTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <PageSection
      ground="white"
      title={title}
      introduction={visualisationNote(tiles, words.visualisationNote)}
    >
      <ul css={grid} data-gallery>
        {tiles.map(({ slug, name, kind, picture, suits, avoid }) => (
          <li key={slug} css={sample}>
            <PictureLink
              {...opening({ slug: `tile-${slug}`, title: name }, picture, gallery.viewer)}
              label={pictureLabel(picture, kind, gallery)}
            >
              <Picture
                image={picture.image}
                alt={picture.alt}
                sizes={slot}
                focus={picture.focus}
                styles={pictureStyles}
              />
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
export const serviceTileFragments = graphql`
  fragment ServiceTile on Tile {
    slug
    name
    kind
    suits
    avoid
    picture {
      alt
      focus
      image {
        name
        publicURL
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [320, 500, 720, 1080], avifOptions: { quality: 78 })
        }
      }
    }
  }
  fragment ServiceTileWords on ServicePage { visualisationNote suitsLabel avoidLabel }
`;
