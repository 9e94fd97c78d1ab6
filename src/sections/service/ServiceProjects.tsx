import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";
import { stack } from "../../theme/arrangements";
import { colours, space } from "../../theme/tokens";
import { ProjectPictures } from "../project/ProjectPictures";
import { visualisationNote } from "../project/pictures/picture-labels";

interface ServiceProjectsProps {
  title: string;
  /** The projects of the service, each with those of its pictures that no other part of the page shows. */
  projects: readonly Queries.ProjectPicturesFragment[];
  words: Queries.ServiceProjectWordsFragment;
}

/** Service page: pictures of the projects that show the service, and the way to each of them. */
export function ServiceProjects({ title, projects, words }: ServiceProjectsProps) {
  const shown = projects.filter(({ pictures }) => pictures.length > 0);
  if (shown.length === 0) return null;
  return (
    <PageSection title={title} introduction={visualisationNote(shown, words.visualisationNote)}>
      <div css={stack(space.xxl)}>
        {shown.map((project) => (
          <div key={project.slug} data-gallery>
            <ProjectPictures project={project} labels={words} viewer={words.viewer} />
            <Link to={pagePaths.project(project.slug)} css={more}>
              {words.viewProject}: {project.title}
            </Link>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

export const serviceProjectWordsFragment = graphql`
  fragment ServiceProjectWords on PortfolioPage {
    visualisationNote
    viewProject
    ...PictureLabels
    ...ViewerWords
  }
`;

const more = css`
  display: inline-block;
  padding: ${space.s} 0;
  color: ${colours.bottle};
  font-weight: 600;
  &::after { content: "\\00a0→"; color: ${colours.brassInk}; }
`;
