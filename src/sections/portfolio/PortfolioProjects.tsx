import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PictureViewer } from "../../components/picture/PictureViewer";
import { useFrame } from "../../layout/frame";
import { row } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { isSaidBefore } from "../project/pictures/picture-labels";
import { allTypes, typeAddress, typesOf } from "../project/project-types";
import { PortfolioProject } from "./PortfolioProject";
import { filterStyles, ProjectFilter } from "./ProjectFilter";

interface PortfolioProjectsProps {
  projects: readonly Queries.PortfolioProjectFragment[];
  words: Queries.PortfolioWordsFragment;
}

/** Portfolio: every project with all its pictures, to filter by type and to browse. */
export function PortfolioProjects({ projects, words }: PortfolioProjectsProps) {
  const { portfolioPage } = useFrame();
  const addresses = [allTypes, ...typesOf(projects).map(typeAddress)];
  const kinds = projects.map(({ pictures }) => pictures[0]?.kind);
  return (
    <>
      <div data-filtered data-gallery css={filterStyles(addresses)}>
        <ProjectFilter projects={projects} words={words.typeFilter} />
        <ul css={list}>
          {projects.map((project, index) => (
            <li key={project.slug} data-type={typeAddress(project.type)} css={index % 3 === 0 && whole}>
              <PortfolioProject
                project={project}
                words={words}
                isWide={index % 3 === 0}
                isMirrored={index % 6 === 3}
                labelIsSaid={isSaidBefore(kinds, index)}
              />
            </li>
          ))}
        </ul>
      </div>
      <PictureViewer words={portfolioPage.viewer} />
    </>
  );
}

export const portfolioWordsFragment = graphql`
  fragment PortfolioWords on PortfolioPage {
    viewProject
    ...FilterWords
  }
`;

/** One in a line and two in the next; one whose neighbour is hidden takes the line. On phones the gap keeps a fourth picture from being fetched at once. */
const list = css`
  ${row(`9rem ${space.l}`)}
  ${from.desk} { row-gap: ${space.section}; }
  > li { flex: 1 1 100%; ${from.tablet} { flex-basis: 40%; } }
`;

const whole = css`&& { flex-basis: 100%; }`;
