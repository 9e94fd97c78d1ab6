import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../pictures/Picture";
import { PictureLabel } from "../../pictures/PictureLabel";
import { pictureLabel } from "../../pictures/picture-labels";
import { from, windowFrom } from "../../theme/media-queries";
import { columns } from "../../theme/mixins";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";

interface ServiceCutawayProps {
  cutaway: Queries.ServiceCutawayFragment;
}

const withoutIt = "Without it:";

/** The picture's width divided by its height on tablets and desktops. */
const ratio = 2;

/** Service page: the layers behind the tile. Each has a number on the picture and in the list below it. */
export function ServiceCutaway({ cutaway }: ServiceCutawayProps) {
  const { title, introduction, kind, picture, layers } = cutaway;
  const { width = 4, height = 3 } = picture.image.childImageSharp?.gatsbyImageData ?? {};
  /** The visible share of the picture's height where the picture is cropped. */
  const seen = Math.min(1, width / height / ratio);
  const cropped = (down: number) => Math.min(94, Math.max(6, (down - 50) / seen + 50));
  return (
    <PageSection background="bottle" title={title} introduction={introduction}>
      <figure css={figure}>
        <Picture image={picture.image} alt={picture.alt} sizes={widths} styles={wide} />
        {layers.map((layer, index) => (
          <span
            key={layer.title}
            aria-hidden="true"
            css={[
              mark,
              css`
                left: ${layer.across}%;
                top: ${layer.down}%;
                ${from.tablet} { top: ${cropped(layer.down).toFixed(1)}%; }
              `,
            ]}
          >
            {index + 1}
          </span>
        ))}
        <PictureLabel>{pictureLabel({ kind })}</PictureLabel>
      </figure>
      <ol css={[columns(4), list]}>
        {layers.map(({ title, description, missing }, index) => (
          <li key={title}>
            <h3>
              <span>{index + 1}</span> {title}
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

export const serviceCutawayFragment = graphql`
  fragment ServiceCutaway on Cutaway {
    slug
    title
    introduction
    kind
    layers { title description missing across down }
    picture { alt image { ...PictureFile } }
  }
`;

const widths = `${windowFrom.wide} 78rem, ${windowFrom.tablet} calc(100vw - 4rem), 100vw`;

/** On phones the picture reaches both edges of the window. */
const figure = css`
  margin: 0 calc(-1 * ${space.margin}) ${space.l};
  ${from.tablet} { margin: 0 0 ${space.xl}; }
`;

const wide = css`${from.tablet} { aspect-ratio: ${ratio}; }`;

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
