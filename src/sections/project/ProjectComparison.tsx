import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { BeforeAfter } from "../../components/before-after/BeforeAfter";
import { type Ground, PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";
import { sizes } from "../../theme/tokens";
import { LabelledPicture } from "./LabelledPicture";

interface ProjectComparisonProps {
  project: Queries.ProjectComparisonFragment;
  /** With the label of pictures that are not photographs. */
  words: Queries.ComparisonWordsFragment;
  ground?: Ground;
  /** Elsewhere than on the project's page: the words that lead there. */
  more?: string;
}

/** The same view before and after the work, where the project has both. */
export function ProjectComparison({ project, words, ground = "white", more }: ProjectComparisonProps) {
  const { kind, beforeAndAfter } = project;
  if (!beforeAndAfter) return null;
  const { comparison } = words;
  const half = (picture: Queries.ProjectPictureFragment) => (
    <LabelledPicture
      picture={{ ...picture, isBefore: false }}
      kind={kind}
      labels={words}
      sizes="(min-width: 82rem) 52rem, (min-width: 64rem) calc(68.75vw - 4.1rem), (min-width: 56rem) 52rem, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)"
    />
  );
  return (
    <PageSection ground={ground} title={comparison.title} introduction={comparison.introduction} beside>
      <div>
        <BeforeAfter
          before={half(beforeAndAfter.before)}
          after={half(beforeAndAfter.after)}
          labels={{ before: comparison.before, after: comparison.after }}
          slider={comparison.slider}
          positions={comparison}
        />
        {more && (
          <Link to={pagePaths.project(project.slug)} css={link} aria-label={`${more}: ${project.title}`}>
            {more}
          </Link>
        )}
      </div>
    </PageSection>
  );
}

/** @public Gatsby collects it. */
export const projectComparisonFragment = graphql`
  fragment ProjectComparison on Project {
    slug
    title
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
    ...PictureLabels
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${sizes.target};
  font-weight: 600;
`;
