import { graphql } from "gatsby";
import { BeforeAfter } from "../../components/before-after/BeforeAfter";
import { PageSection } from "../../components/PageSection";
import { LabelledPicture } from "./LabelledPicture";

interface ProjectComparisonProps {
  project: Queries.ProjectComparisonFragment;
  words: Queries.ComparisonWordsFragment["comparison"];
  /** The label of pictures that are not photographs. */
  visualisation: string;
}

/** Project page: the same view before and after the work, where the project has both. */
export function ProjectComparison({ project, words, visualisation }: ProjectComparisonProps) {
  const { kind, beforeAndAfter } = project;
  if (!beforeAndAfter) return null;
  const half = (picture: Queries.ProjectPictureFragment, priority: boolean) => (
    <LabelledPicture
      picture={picture}
      kind={kind}
      visualisation={visualisation}
      priority={priority}
      sizes="(min-width: 82rem) 52rem, (min-width: 64rem) calc(68.75vw - 4.1rem), (min-width: 56rem) 52rem, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)"
    />
  );
  return (
    <PageSection ground="white" title={words.title} introduction={words.introduction} beside>
      <BeforeAfter
        before={half(beforeAndAfter.before, true)}
        after={half(beforeAndAfter.after, false)}
        labels={{ before: words.before, after: words.after }}
        slider={words.slider}
        positions={words}
      />
    </PageSection>
  );
}

/** @public Gatsby collects it. */
export const projectComparisonFragment = graphql`
  fragment ProjectComparison on Project {
    kind
    beforeAndAfter {
      before { ...ProjectPicture }
      after { ...ProjectPicture }
    }
  }
`;

/** @public Gatsby collects it. */
export const comparisonWordsFragment = graphql`
  fragment ComparisonWords on PortfolioPage {
    comparison {
      title introduction before after slider
      onlyBefore mostlyBefore half mostlyAfter onlyAfter
    }
  }
`;
