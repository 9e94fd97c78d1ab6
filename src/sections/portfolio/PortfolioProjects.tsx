import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PictureViewer } from "../../components/gallery/PictureViewer";
import { space } from "../../theme/tokens";
import { allTypes, typeAddress, typesOf } from "../project/project-types";
import { PortfolioProject } from "./PortfolioProject";
import { filterStyles, ProjectFilter } from "./ProjectFilter";

interface PortfolioProjectsProps {
  projects: readonly Queries.PortfolioProjectFragment[];
  words: Queries.PortfolioWordsFragment;
}

/** Portfolio: every project with all its pictures, to filter by type and to browse. */
export function PortfolioProjects({ projects, words }: PortfolioProjectsProps) {
  const addresses = [allTypes, ...typesOf(projects).map(typeAddress)];
  return (
    <>
      <div data-filtered data-gallery css={filterStyles(addresses)}>
        <ProjectFilter projects={projects} words={words.typeFilter} />
        <ul css={list}>
          {projects.map((project) => (
            <li key={project.slug} data-type={typeAddress(project.type)}>
              <PortfolioProject project={project} words={words} />
            </li>
          ))}
        </ul>
      </div>
      <PictureViewer words={words.viewer} />
    </>
  );
}

export const portfolioWordsFragment = graphql`
  fragment PortfolioWords on PortfolioPage {
    serviceLabel
    areaLabel
    viewProject
    ...PictureLabels
    ...FilterWords
    ...ViewerWords
  }
`;

const list = css`
  display: grid;
  gap: max(5rem, ${space.section});
`;
