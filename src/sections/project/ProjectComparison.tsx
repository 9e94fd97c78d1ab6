import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { BeforeAfter } from "../../components/before-after/BeforeAfter";
import { PageSection } from "../../components/PageSection";
import { from } from "../../theme/media-queries";
import { LabelledPicture } from "./pictures/LabelledPicture";
import type { PictureSlot } from "./pictures/picture-slots";

interface ProjectComparisonProps {
  project: Queries.ProjectComparisonFragment;
  words: Queries.ComparisonWordsFragment;
}

/** The same view before and after the work, where the project has both. */
export function ProjectComparison({ project, words }: ProjectComparisonProps) {
  const { kind, beforeAndAfter } = project;
  if (!beforeAndAfter) return null;
  const { comparison } = words;
  const half = (picture: Queries.ProjectPictureFragment) => (
    <LabelledPicture picture={{ ...picture, isBefore: false }} kind={kind} slot={slot} />
  );
  return (
    <PageSection title={comparison.title} introduction={comparison.introduction}>
      <BeforeAfter
        before={half(beforeAndAfter.before)}
        after={half(beforeAndAfter.after)}
        words={comparison}
      />
    </PageSection>
  );
}

/** As wide as the page's content. */
const slot: PictureSlot = {
  sizes: "(min-width: 82rem) 78rem, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
  widest: 2160,
  shape: css`
    aspect-ratio: 4 / 3;
    ${from.tablet} { aspect-ratio: 16 / 9; }
    /* The whole of it is seen between the top bar and the floating button. */
    ${from.desk} { max-height: calc(100svh - 12rem); }
  `,
};

export const projectComparisonFragments = graphql`
  fragment ProjectComparison on Project {
    kind
    beforeAndAfter {
      before { ...ProjectPicture }
      after { ...ProjectPicture }
    }
  }
  fragment ComparisonWords on PortfolioPage {
    comparison {
      title introduction before after slider
      onlyBefore mostlyBefore half mostlyAfter onlyAfter
    }
  }
`;
