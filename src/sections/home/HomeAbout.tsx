import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../../components/CheckList";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import type { PictureSlot } from "../../pictures/picture-slots";
import { secondPicture } from "../../pictures/project-pictures";
import { homeAnchors } from "../../routes";
import { from } from "../../theme/media-queries";
import { desktopOnly, stack } from "../../theme/mixins";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";
import { StatList } from "./StatList";

/** Home: who we are, the claims, the figures. On desktops a project's second picture fills the left half of the window. */
export function HomeAbout({ page: { about } }: { page: Queries.HomeAboutFragment }) {
  const picture = secondPicture(about.project);
  return (
    <section id={homeAnchors.about} css={band}>
      {picture && (
        <div css={[desktopOnly, asHighAsWords]}>
          <LabelledPicture picture={picture} slot={slot} />
        </div>
      )}
      <div css={[wordsColumn, picture ? besidePicture : alone]}>
        <h2>{about.title}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {about.claims.length > 0 && (
          <div css={claims}>
            <CheckList entries={about.claims} onBottle />
          </div>
        )}
        <StatList stats={about.stats} isSmall />
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment HomeAbout on HomePage {
    about {
      title
      project { ...ProjectPictures }
      paragraphs
      claims
      stats { ...Stat }
    }
  }
`;

/** The picture is as high as the words, and so drawn wider than its part of the window. */
const slot: PictureSlot = [{ width: "max(42vw, 60rem)", ratio: 4 / 3 }];

const band = css`
  display: grid;
  background: ${colours.bottle};
  color: ${colours.porcelain};
  ${from.desktop} { &:has(figure) { grid-template-columns: 42vw minmax(0, 1fr); } }
`;

/** The words alone make the section's height. */
const asHighAsWords = css`
  position: relative;
  figure, img { position: absolute; inset: 0; }
  img { height: 100%; aspect-ratio: auto; }
`;

const wordsColumn = css`
  ${stack(space.m)}
  align-content: center;
  padding: ${space.section} ${space.margin};
  line-height: 1.5;
  ${from.tablet} { font-size: ${fontSizes.lead}; }
  ${from.desktop} { padding-block: min(${space.section}, 5.5rem); }
`;

const besidePicture = css`
  ${from.desktop} { padding-right: max(${space.xl}, 50vw - 39rem); padding-left: ${space.xxxl}; }
`;

/** The words stand in line with those of other sections. */
const alone = css`
  padding-inline: max(${space.margin}, 50% - ${sizes.page} / 2);
  > * { max-width: ${sizes.prose}; }
`;

const claims = css`
  margin: ${space.xs} 0 ${space.m};
  font-size: ${fontSizes.body};
`;
