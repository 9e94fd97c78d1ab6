import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../pictures/Picture";
import { visualisationNote } from "../../pictures/picture-labels";
import { from, windowFrom } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";

interface ServiceTilesProps {
  title: string;
  tiles: readonly Queries.ServiceTileFragment[];
  words: { visualisationNote: string; suitsLabel: string; avoidLabel: string };
}

/**
 * Service page: a large close-up of a tile, with where it suits and where it does not. A tap on another tile, or an arrow
 * key, swaps it: radio buttons, so no script. Renders nothing without tiles.
 */
export function ServiceTiles({ title, tiles, words }: ServiceTilesProps) {
  const pictures = tiles.map(({ picture }) => picture);
  if (tiles.length === 0) return null;
  return (
    <PageSection title={title} introduction={visualisationNote(pictures, words.visualisationNote)}>
      <div css={[grid, wordsBelow(tiles.length)]} role="radiogroup" aria-label={title}>
        {tiles.map(({ slug, name, picture, suits, avoid }, index) => (
          <Fragment key={slug}>
            <input
              type="radio"
              name="close-up"
              id={`tile-${slug}`}
              defaultChecked={index === 0}
              css={[choice, cell(index)]}
            />
            <label htmlFor={`tile-${slug}`} css={cell(index)}>
              <Picture image={picture.image} alt="" focus={picture.focus} {...small} />
              {name}
            </label>
            <div>
              <Picture image={picture.image} alt={picture.alt} focus={picture.focus} {...large} />
              <dl>
                <dt>{words.suitsLabel}</dt>
                <dd>{suits}</dd>
                <dt>{words.avoidLabel}</dt>
                <dd>{avoid}</dd>
              </dl>
            </div>
          </Fragment>
        ))}
      </div>
    </PageSection>
  );
}

export const serviceTileFragment = graphql`
  fragment ServiceTile on Tile {
    slug
    name
    suits
    avoid
    ...TilePicture
  }
`;

const small = {
  sizes: `${windowFrom.widestPage} 9rem, ${windowFrom.tablet} calc(12.1vw - 1rem), calc(25vw - 0.875rem)`,
  widest: 360,
  styles: css`aspect-ratio: 1;`,
};

const large = {
  sizes: `${windowFrom.widestPage} 38rem, ${windowFrom.tablet} calc(51.4vw - 4.1rem), calc(100vw - 2rem)`,
  styles: css`aspect-ratio: 5 / 4; ${from.tablet} { aspect-ratio: 1; }`,
};

/** The place of a tile's choice, four to a row, below the close-up or, from tablets on, beside it. */
const cell = (index: number) => css`grid-area: ${Math.floor(index / 4) + 2} / ${(index % 4) - 5};`;

/** The words about the chosen tile stand below all choices. */
const wordsBelow = (count: number) => css`dl { grid-row: ${Math.ceil(count / 4) + 2}; }`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.xs};
  ${from.tablet} {
    grid-template: 0 / minmax(0, 36fr) repeat(4, minmax(0, 8.5fr));
    gap: ${space.m};
  }
  label { color: ${colours.bottle}; font-size: 0.8125rem; font-weight: 600; line-height: 1.25; }
  label picture { margin-bottom: ${space.xxs}; }
  > div { display: none; }
  input:checked + label + div { display: contents; }
  > div picture { grid-area: 1 / 1 / 2 / -1; ${from.tablet} { grid-area: 1 / 1 / span 9 / 2; } }
  dl {
    display: grid;
    grid-column: 1 / -1;
    gap: 0 ${space.xs};
    margin: 0;
    font-size: ${fontSizes.small};
    line-height: 1.45;
    ${from.tablet} { grid-column: 2 / -1; font-size: ${fontSizes.body}; }
  }
  dt { color: ${colours.brassInk}; font-weight: 600; }
  dd { margin: 0 0 ${space.xs}; color: ${colours.inkSoft}; }
`;

/** Lies over the picture of its label, and shows the choice and the focus. */
const choice = css`
  appearance: none;
  z-index: 1;
  align-self: start;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  margin: 0;
  cursor: pointer;
  &:checked { box-shadow: inset 0 0 0 3px ${colours.brass}; }
  @media (forced-colors: active) { &:checked { outline: 3px solid SelectedItem; } }
`;
