import { graphql } from "gatsby";
import { BeforeAfter } from "../../components/before-after/BeforeAfter";
import { type Ground, PageSection } from "../../components/PageSection";
import { LabelledPicture } from "./pictures/LabelledPicture";
import { slots } from "./pictures/picture-slots";

interface ProjectComparisonProps {
  project: Queries.ProjectComparisonFragment;
  words: Queries.ComparisonWordsFragment;
  ground?: Ground;
}

/** The same view before and after the work, where the project has both. */
export function ProjectComparison({ project, words, ground = "white" }: ProjectComparisonProps) {
  const { kind, beforeAndAfter } = project;
  if (!beforeAndAfter) return null;
  const { comparison } = words;
  const half = (picture: Queries.ProjectPictureFragment) => (
    <LabelledPicture
      picture={{ ...picture, isBefore: false }}
      kind={kind}
      labels={words}
      slot={slots.besideHeading}
    />
  );
  return (
    <PageSection ground={ground} title={comparison.title} introduction={comparison.introduction} beside>
      <BeforeAfter
        before={half(beforeAndAfter.before)}
        after={half(beforeAndAfter.after)}
        words={comparison}
      />
    </PageSection>
  );
}

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
    ...PictureLabels
  }
`;
