import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../components/picture/Picture";
import { PictureLabel } from "../../components/picture/PictureLabel";
import { Copy } from "../../components/text/Copy";
import { useFrame } from "../../layout/frame";
import { stack } from "../../theme/arrangements";
import { from, shortWindow } from "../../theme/media-queries";
import { colours, fontSizes, fonts, sizes, space, veils } from "../../theme/tokens";

interface ServiceCutawayProps {
  cutaway: Queries.ServiceCutawayFragment;
  words: { layerLabel: string; missingLabel: string };
}

/** Service page: the layers behind the tile. Each number on the picture links to its layer in the list. */
export function ServiceCutaway({ cutaway, words }: ServiceCutawayProps) {
  const { portfolioPage } = useFrame();
  const { slug, title, introduction, kind, picture, layers } = cutaway;
  const address = (index: number) => `${slug}-${index + 1}`;
  return (
    <PageSection ground="bottle" title={title} introduction={introduction}>
      <div css={columns}>
        <figure css={figure}>
          <Picture image={picture.image} alt={picture.alt} sizes={widths} />
          {layers.map((layer, index) => (
            <a
              key={layer.title}
              href={`#${address(index)}`}
              aria-label={`${words.layerLabel} ${index + 1}: ${layer.title}`}
              css={[onPicture, css`left: ${layer.across}%; top: ${layer.down}%;`]}
            >
              <span css={mark}>{index + 1}</span>
            </a>
          ))}
          {kind === "visualisation" && <PictureLabel>{portfolioPage.visualisation}</PictureLabel>}
        </figure>
        <ol css={list}>
          {layers.map((layer, index) => (
            <li key={layer.title} id={address(index)}>
              <span css={mark} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{layer.title}</h3>
                <p>
                  <Copy text={layer.description} />
                </p>
                <p css={missing}>
                  <b>{words.missingLabel}</b> {layer.missing}
                </p>
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
    layers { title description missing across down }
    picture { alt image { ...PictureFile } }
  }
`;

/** The picture is shown whole. */
const widths =
  "(min-width: 82rem) 44rem, (min-width: 64rem) calc(58vw - 4rem), (min-width: 45rem) calc(100vw - 4rem), 100vw";

const columns = css`
  ${stack(space.xl)}
  align-items: start;
  ${from.desk} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: ${space.xxl}; }
`;

/** Sticky while the visitor reads the layers, whose numbers it shows: above them on phones, beside them on desks. */
const figure = css`
  position: sticky;
  z-index: 1;
  top: 0;
  margin: 0 calc(-1 * ${space.margin});
  overflow-x: clip;
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

/** Has a larger tap target than it shows. */
const onPicture = css`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${sizes.target};
  height: ${sizes.target};
  transform: translate(-50%, -50%);
  text-decoration: none;
  span { box-shadow: 0 0 0 2px ${colours.bottleDeep}; }
  &:hover span { background: ${colours.white}; }
`;

const list = css`
  li {
    display: flex;
    gap: ${space.m};
    padding: ${space.m};
    border-top: 1px solid ${veils.onBottle};
    scroll-margin-top: calc(75vw + ${space.s});
    ${shortWindow} { scroll-margin-top: ${space.m}; }
    ${from.tablet} { scroll-margin-top: ${space.m}; }
  }
  li:target { background: ${colours.porcelain}; color: ${colours.ink}; }
  h3 { margin-bottom: ${space.xxs}; font: 600 ${fontSizes.body}/1.65 ${fonts.body}; }
  p { font-size: ${fontSizes.small}; }
`;

const missing = css`
  margin-top: ${space.xs};
  b { color: ${colours.brassLight}; }
  li:target & b { color: ${colours.brassInk}; }
`;
