import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PictureGallery } from "../../components/gallery/PictureGallery";
import { space } from "../../theme/tokens";
import { galleryPictures, galleryWords } from "../project/picture-address";
import { allTypes, typeAddress, typesOf } from "../project/project-types";
import { filterStyles } from "./filter-styles";
import { PortfolioProject } from "./PortfolioProject";
import { ProjectFilter } from "./ProjectFilter";
import { useShownType } from "./useShownType";

interface PortfolioProjectsProps {
  projects: readonly Queries.PortfolioProjectFragment[];
  words: Queries.PortfolioWordsFragment;
}

/** Portfolio: every project with all its pictures, to filter by type and to browse. */
export function PortfolioProjects({ projects, words }: PortfolioProjectsProps) {
  const addresses = [allTypes, ...typesOf(projects).map(typeAddress)];
  const shown = useShownType(addresses);
  const isShown = ({ type }: { type: string }) => !shown || shown === allTypes || typeAddress(type) === shown;
  return (
    <PictureGallery
      pictures={galleryPictures(projects.filter(isShown), words)}
      words={galleryWords(words.viewer)}
    >
      <div data-shown={shown} css={filterStyles(addresses)}>
        <ProjectFilter projects={projects} words={words.typeFilter} shown={shown} />
        <ul css={list}>
          {projects.map((project) => (
            <li key={project.slug} data-type={typeAddress(project.type)}>
              <PortfolioProject project={project} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </PictureGallery>
  );
}

/** @public Gatsby collects it. */
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
