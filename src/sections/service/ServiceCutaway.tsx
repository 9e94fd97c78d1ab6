import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../pictures/Picture";
import { PictureLabel, pictureLabel } from "../../pictures/PictureLabel";
import { from, windowFrom } from "../../theme/media-queries";
import { columns } from "../../theme/mixins";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";

interface ServiceCutawayProps {
  cutaway: Queries.ServiceCutawayFragment;
}

const withoutIt = "Without it:";

/** Service page: the layers behind the tile. Each has a number on the picture and in the list below it. */
export function ServiceCutaway({ cutaway }: ServiceCutawayProps) {
  const { title, introduction, picture, layers } = cutaway;
  return (
    <PageSection background="bottle" title={title} introduction={introduction}>
      <figure css={figure}>
        <div css={middle}>
          <div css={numbered}>
            <Picture {...picture} sizes={widths} />
            {layers.map(({ title: name, across, down }, index) => (
              <span key={name} aria-hidden="true" css={[mark, css`left: ${across}%; top: ${down}%;`]}>
                {index + 1}
              </span>
            ))}
          </div>
        </div>
        <PictureLabel>{pictureLabel(picture)}</PictureLabel>
      </figure>
      <ol css={[columns(4), list]}>
        {layers.map(({ title: name, description, missing }, index) => (
          <li key={name}>
            <h3>
              <span>{index + 1}</span> {name}
            </h3>
            <p>{description}</p>
            <p css={without}>
              <b>{withoutIt}</b> {missing}
            </p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment ServiceCutaway on Cutaway {
    slug
    title
    introduction
    layers { title description missing across down }
    picture { alt kind image { ...PictureFile } }
  }
`;

const widths = `${windowFrom.wide} 78rem, ${windowFrom.tablet} calc(100vw - 4rem), 100vw`;

/** On phones the picture reaches both edges of the window. */
const figure = css`
  margin: 0 calc(-1 * ${space.margin}) ${space.l};
  ${from.tablet} { margin: 0 0 ${space.xl}; }
`;

/** From tablets on, shows the middle of the picture, about half as high as wide. */
const middle = css`
  ${from.tablet} { display: grid; align-content: center; aspect-ratio: 15 / 8; overflow: hidden; }
`;

const numbered = css`position: relative;`;

const mark = css`
  position: absolute;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  translate: -50% -50%;
  border: 2px solid ${colours.bottleDeep};
  border-radius: 50%;
  background: ${colours.brass};
  color: ${colours.ink};
  font: 500 ${fontSizes.small}/1 ${fonts.heading};
`;

const list = css`
  h3 { display: flex; align-items: baseline; gap: ${space.xs}; margin-bottom: ${space.xxs}; font-size: 1.125rem; }
  span { color: ${colours.brass}; font: 500 1.5rem/1 ${fonts.heading}; }
  p { font-size: ${fontSizes.small}; line-height: 1.35; ${from.tablet} { font-size: ${fontSizes.body}; } }
`;

const without = css`
  && { font-size: ${fontSizes.small}; }
  margin-top: ${space.xxs};
  color: ${colours.brassLight};
`;
