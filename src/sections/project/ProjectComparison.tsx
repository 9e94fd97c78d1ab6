import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Divider, dividerPosition } from "../../pictures/Divider";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { pictureWords } from "../../pictures/PictureLabel";
import { halfSlot, type PictureSlot } from "../../pictures/picture-slots";
import { from, scriptingOff, windowFrom } from "../../theme/media-queries";
import { onPicture } from "../../theme/mixins";
import { space } from "../../theme/tokens";

interface ProjectComparisonProps {
  project: Queries.ProjectComparisonFragment;
  words: Queries.ComparisonWordsFragment["comparison"];
}

/**
 * Compares the room before and after the work, if the project has both pictures. Pictures from the same spot lie one over the
 * other, with a divider that visitors move (Divider.tsx). Other pictures, and all without a script or on paper, stand side by side.
 */
export function ProjectComparison({ project: { beforeAndAfter }, words }: ProjectComparisonProps) {
  if (!beforeAndAfter) return null;
  const { before, after, sameSpot } = beforeAndAfter;
  const slot = sameSpot ? wholeWidth : halfSlot;
  const halves = (
    <>
      <Half picture={before} slot={slot} label={pictureWords.before} />
      <Half picture={after} slot={slot} label={pictureWords.after} />
    </>
  );
  return (
    <PageSection title={words.title} introduction={sameSpot ? words.introduction : undefined}>
      {sameSpot ? (
        <Divider
          label="How much of the picture shows the room before the work, in per cent"
          start={50}
          styles={stage}
        >
          {halves}
        </Divider>
      ) : (
        <div css={sideBySide}>{halves}</div>
      )}
    </PageSection>
  );
}

interface HalfProps {
  picture: Queries.LabelledPictureFragment;
  slot: PictureSlot;
  label: string;
}

/** One of the two pictures. Its own label leaves out that it is from before, which `label` says. */
function Half({ picture, slot, label }: HalfProps) {
  return (
    <div css={halfStyles}>
      <LabelledPicture picture={{ ...picture, isBefore: false }} slot={slot} />
      <p>{label}</p>
    </div>
  );
}

export const fragments = graphql`
  fragment ComparisonWords on PortfolioPage { comparison { title introduction } }
  fragment ProjectComparison on Project {
    beforeAndAfter {
      before { ...LabelledPicture }
      after { ...LabelledPicture }
      sameSpot
    }
  }
`;

/** As wide as the page's content. */
const wholeWidth: PictureSlot = [
  { width: "calc(100vw - 2rem)", ratio: 4 / 3 },
  { query: windowFrom.tablet, width: "calc(100vw - 4rem)", ratio: 16 / 9 },
  { query: windowFrom.wide, width: "78rem", ratio: 16 / 9 },
];

const sideBySide = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space.m};
`;

const stage = css`
  position: relative;
  > :first-child {
    position: absolute;
    inset: 0;
    z-index: 1;
    clip-path: inset(0 calc(100% - ${dividerPosition}) 0 0);
    p { right: auto; left: ${space.s}; }
  }
  /* The label stands in the corner that the divider reaches last. */
  > div:nth-of-type(2) figcaption { inset: auto 0 0 auto; }
  ${scriptingOff}, print {
    ${sideBySide}
    > :first-child { position: relative; clip-path: none; }
    > [aria-hidden], > input { display: none; }
  }
`;

const halfStyles = css`
  position: relative;
  /* The whole picture fits below the header. */
  ${from.desktop} { img { max-height: calc(100svh - 12rem); } }
  p {
    position: absolute;
    top: ${space.s};
    right: ${space.s};
    ${onPicture}
    @media print { position: static; padding: 0; }
  }
`;
