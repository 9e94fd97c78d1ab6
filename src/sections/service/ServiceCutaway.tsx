import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { useFrame } from "../../layout/frame";
import { Picture } from "../../pictures/Picture";
import { PictureLabel } from "../../pictures/PictureLabel";
import { stack, strip } from "../../theme/arrangements";
import { from, shortWindow, windowFrom } from "../../theme/media-queries";
import { colours, fontSizes, fonts, sizes, space, veils } from "../../theme/tokens";

interface ServiceCutawayProps {
  cutaway: Queries.ServiceCutawayFragment;
  words: { layerLabel: string; missingLabel: string };
}

/** Service page: the layers behind the tile. Each number above the picture points to its layer there, and links to it in the list. */
export function ServiceCutaway({ cutaway, words }: ServiceCutawayProps) {
  const { visualisation } = useFrame().layout.pictures;
  const { slug, title, introduction, kind, picture, layers } = cutaway;
  const numbered = layers.map((layer, index) => ({
    ...layer,
    number: index + 1,
    id: `${slug}-${index + 1}`,
  }));
  // From left to right, so that no line crosses another.
  const across = numbered.toSorted((one, other) => one.across - other.across);
  const lines = across.map(({ across: x, down }, index) => {
    return `M${Math.round(((index + 0.5) * 100) / layers.length)} 0L${x} ${down}`;
  });
  const dots = across.map(({ across: x, down }) => `M${x} ${down}h0`).join("");
  return (
    <PageSection ground="bottle" title={title} introduction={introduction}>
      <div css={columns}>
        <figure css={figure}>
          <div css={numbers}>
            {across.map(({ title, number, id }) => (
              <a key={id} href={`#${id}`} aria-label={`${words.layerLabel} ${number}: ${title}`}>
                <span css={mark}>{number}</span>
              </a>
            ))}
          </div>
          <div css={pictureArea}>
            <Picture image={picture.image} alt={picture.alt} sizes={widths} />
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" css={pointers}>
              <path d={lines.join("")} />
              <path d={dots} />
              <path d={dots} />
            </svg>
          </div>
          {kind === "visualisation" && <PictureLabel>{visualisation}</PictureLabel>}
        </figure>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and Safari gives a scrolled box no focus by itself */}
        <ol css={[strip, list]} tabIndex={0}>
          {numbered.map(({ title, description, missing, number, id }) => (
            <li key={id} id={id}>
              <span css={mark} aria-hidden="true">
                {number}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                <p css={without}>
                  <b>{words.missingLabel}</b> {missing}
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
const widths = [
  `${windowFrom.widestPage} 44rem`,
  `${windowFrom.desk} calc(58vw - 4rem)`,
  `${windowFrom.tablet} calc(100vw - 4rem)`,
  "100vw",
].join(", ");

const columns = css`
  ${stack(space.xs)}
  align-items: start;
  ${from.desk} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: ${space.xxl}; }
`;

/** Sticky on desks while the visitor reads the layers, whose numbers it shows. */
const figure = css`
  position: relative;
  margin: 0 calc(-1 * ${space.margin});
  ${from.tablet} { margin: 0; }
  ${from.desk} { position: sticky; top: 6rem; }
  ${shortWindow} { position: relative; top: auto; }
`;

const numbers = css`
  display: flex;
  a { flex: 1; display: grid; place-items: center; min-height: ${sizes.target}; text-decoration: none; }
  a:hover span { background: ${colours.white}; }
`;

const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: min(1.75rem, 11vw);
  height: min(1.75rem, 11vw);
  border-radius: 50%;
  background: ${colours.brass};
  color: ${colours.ink};
  font-family: ${fonts.heading};
  font-size: ${fontSizes.small};
  line-height: 1;
`;

const pictureArea = css`position: relative;`;

/** A line from each number to a dot on its layer. The picture is stretched to fit its square, its strokes are not. */
const pointers = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  color: ${colours.bottleDeep};
  path { vector-effect: non-scaling-stroke; }
  path + path { stroke-width: 12; }
  path + path + path { color: ${colours.brass}; stroke-width: 8; }
`;

/** On phones a strip below the picture, otherwise a list. */
const list = css`
  li {
    display: flex;
    gap: ${space.m};
    padding: ${space.m};
    border-top: 1px solid ${veils.onBottle};
    scroll-margin-top: calc(75vw + 5rem);
    ${shortWindow} { scroll-margin-top: ${space.m}; }
    ${from.tablet} { scroll-margin-top: ${space.m}; }
    /* The last layer then leaves room for the whole picture beside it. */
    ${from.desk} { scroll-margin-top: min(34rem, 60vh); }
  }
  li:target { background: ${colours.porcelain}; color: ${colours.ink}; }
  h3 { margin-bottom: ${space.xxs}; font: 600 ${fontSizes.body}/1.65 ${fonts.body}; }
  p { font-size: ${fontSizes.small}; }
`;

const without = css`
  margin-top: ${space.xs};
  b { color: ${colours.brassLight}; }
  li:target & b { color: ${colours.brassInk}; }
`;
