import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { ContentIcon, Icon } from "../../components/icon/Icon";
import { Tile, TileGrid } from "../../components/TileGrid";
import { pagePaths } from "../../routes/page-paths";
import { stack } from "../../theme/arrangements";
import { belowTablet, enlargedText, from } from "../../theme/media-queries";
import { colours, space } from "../../theme/tokens";
import { LabelledPicture } from "../project/pictures/LabelledPicture";
import { isSaidBefore } from "../project/pictures/picture-labels";
import type { PictureSlot } from "../project/pictures/picture-slots";

interface ServiceCardsProps {
  /** Their pictures are shown where they are given. */
  services: readonly (Queries.ServiceWordsFragment & Partial<Queries.ServiceCardFragment>)[];
  learnMore: string;
  labels: Queries.PictureLabelsFragment;
  features?: boolean;
  /** The heading of a service's card, where it is not the service's name: Floor Tiling in Chelsea. */
  nameOf?: (service: string) => string;
}

/** A card for each service, with a link to its page. */
export function ServiceCards({
  services,
  learnMore,
  labels,
  features = false,
  nameOf = (service) => service,
}: ServiceCardsProps) {
  const kinds = services.map(({ picture }) => picture?.kind);
  return (
    <TileGrid swiped={features || !kinds.some(Boolean)}>
      {services.map(({ slug, icon, title, description, features: bullets, picture }, index) => (
        <Tile key={slug}>
          <div css={picture ? top : undefined}>
            {picture && (
              <div css={cover}>
                <LabelledPicture
                  picture={picture}
                  kind={picture.kind ?? ""}
                  labels={labels}
                  labelIsSaid={isSaidBefore(kinds, index)}
                  slot={slot(index % 2 === 0 && index === services.length - 1)}
                />
              </div>
            )}
            <h3 css={heading}>
              <ContentIcon name={icon} size={30} />
              {nameOf(title)}
            </h3>
          </div>
          <p>{description}</p>
          {features && (
            <ul css={bulletList}>
              {bullets.map((bullet) => (
                <li key={bullet}>
                  <Icon name="check" size={18} />
                  {bullet}
                </li>
              ))}
            </ul>
          )}
          <ArrowLink to={pagePaths.service(slug)} about={title}>
            {learnMore}
          </ArrowLink>
        </Tile>
      ))}
    </TileGrid>
  );
}

export const serviceCardFragments = graphql`
  fragment ServiceWords on Service {
    slug
    icon
    title
    description
    features
  }
  fragment ServiceCard on Service {
    ...ServiceWords
    picture { ...ProjectPicture }
  }
`;

/** The three services that follow the current one, starting again after the last, so that every service gets the same number of links. */
export function threeAfter<T extends { slug: string }>(services: readonly T[], current: string): T[] {
  const position = services.findIndex(({ slug }) => slug === current);
  const others = [...services.slice(position + 1), ...services.slice(0, Math.max(position, 0))];
  return others.slice(0, 3);
}

/** On tablets two are in a row, and the last of an odd number has its row for itself. */
const slot = (alone: boolean): PictureSlot => ({
  sizes: `(min-width: 82rem) 25rem, (min-width: 64rem) calc(33.3vw - 2rem), (min-width: 45rem) ${alone ? "calc(100vw - 4rem)" : "calc(50vw - 2rem)"}, 36vw`,
  ...(!alone && { widest: 1084 }),
  shape,
});

const shape = css`
  aspect-ratio: 4 / 3;
  ${from.tablet} { aspect-ratio: 16 / 9; }
`;

/** On phones the picture is beside the heading: two as wide as the window cost the home page 24 KB more than it may have. */
const top = css`
  ${belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 48%) minmax(min-content, 1fr);
    align-items: center;
    gap: ${space.m};
    /* The longest word of a heading needs its room. */
    svg { display: none; }
  }
  ${enlargedText} { display: block; }
`;

/** From the edges of its tile. */
const cover = css`
  margin: -${space.m} 0 0 -${space.l};
  ${enlargedText} { margin: -${space.m} -${space.l} ${space.m}; }
  ${from.phablet} { margin: -${space.l} 0 0 -${space.l}; }
  ${from.tablet} { margin: -${space.l} -${space.l} ${space.m}; }
  /* A card may have its row for itself. */
  img { max-height: 15rem; }
`;

const heading = css`
  overflow-wrap: normal;
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  svg { flex: none; color: ${colours.brassInk}; }
`;

export const bulletList = css`
  ${stack(space.xs)}
  li { display: flex; align-items: flex-start; gap: ${space.xs}; }
  svg { flex: none; margin-top: 0.3rem; color: ${colours.brassInk}; }
`;
