import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../components/picture/Picture";
import { PictureLabel } from "../../components/picture/PictureLabel";
import { stack } from "../../theme/arrangements";
import { from, shortWindow } from "../../theme/media-queries";
import { colours, fontSizes, fonts, space, veils } from "../../theme/tokens";

interface ServiceCutawayProps {
  cutaway: Queries.ServiceCutawayFragment;
  visualisation: string;
}

/** Service page: what lies behind the tile, layer by layer. The numbers on the picture are those of the list. */
export function ServiceCutaway({ cutaway, visualisation }: ServiceCutawayProps) {
  const { title, introduction, kind, picture, layers } = cutaway;
  return (
    <PageSection ground="bottle" title={title} introduction={introduction}>
      <div css={columns}>
        <figure css={figure}>
          <Picture image={picture.image} alt={picture.alt} sizes={slot} />
          {layers.map(({ across, down }, index) => (
            <span
              key={`${across} ${down}`}
              css={[mark, onPicture, css`left: ${across}%; top: ${down}%;`]}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
          {kind === "visualisation" && <PictureLabel>{visualisation}</PictureLabel>}
        </figure>
        <ol css={list}>
          {layers.map((layer, index) => (
            <li key={layer.title}>
              <span css={mark} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{layer.title}</h3>
                <p>{layer.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  );
}

export const serviceCutawayFragment = graphql`
  fragment ServiceCutaway on Cutaway {
    slug
    title
    introduction
    kind
    layers { title description across down }
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 1440, breakpoints: [400, 760, 1080, 1440])
        }
      }
    }
  }
`;

const slot =
  "(min-width: 82rem) 45rem, (min-width: 64rem) calc(57vw - 3rem), (min-width: 45rem) calc(100vw - 4rem), 100vw";

const columns = css`
  ${stack(space.xl)}
  align-items: start;
  ${from.desk} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: ${space.xxl}; }
`;

/** It stays in sight as the words pass, for their numbers are on it: above them on phones, beside them on desks. */
const figure = css`
  position: sticky;
  z-index: 1;
  top: 0;
  margin: 0 -${space.m};
  ${shortWindow} { position: relative; }
  ${from.tablet} { position: relative; margin: 0; }
  ${from.desk} { position: sticky; top: 6rem; }
`;

const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: ${colours.brass};
  color: ${colours.ink};
  font-family: ${fonts.heading};
  font-size: ${fontSizes.small};
  line-height: 1;
`;

const onPicture = css`
  position: absolute;
  transform: translate(-50%, -50%);
  box-shadow: 0 0 0 2px ${colours.bottleDeep};
`;

const list = css`
  ${stack(space.m)}
  li { display: flex; gap: ${space.m}; padding-top: ${space.m}; border-top: 1px solid ${veils.onBottle}; }
  li:first-of-type { padding-top: 0; border-top: 0; }
  h3 { margin-bottom: ${space.xxs}; font-size: ${fontSizes.body}; font-family: ${fonts.body}; font-weight: 600; line-height: 1.65; }
  p { color: ${colours.bottleMist}; font-size: ${fontSizes.small}; }
`;
