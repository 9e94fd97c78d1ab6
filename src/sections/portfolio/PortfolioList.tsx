import { css } from "@emotion/react";
import { secondPicture } from "../../pictures/project-pictures";
import { from } from "../../theme/media-queries";
import { row } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { PortfolioProject } from "./PortfolioProject";

interface PortfolioListProps {
  projects: readonly Queries.PortfolioProjectFragment[];
  /** All types of projects. The filter finds a project by the number of its type, from 1. */
  types: readonly string[];
}

/** Lists all projects with large pictures. */
export function PortfolioList({ projects, types }: PortfolioListProps) {
  return (
    <ul css={list}>
      {projects.map((project, index) => (
        <li key={project.slug} data-type={1 + types.indexOf(project.type ?? "")}>
          <PortfolioProject project={project} isWide={index % 3 === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Every second project begins with a detail instead of its room, so that no two neighbours look alike. */
export function beginningWithDetail<T extends Queries.ProjectPicturesFragment>(project: T, index: number): T {
  const detail = index % 2 === 1 && secondPicture(project);
  if (!detail) return project;
  return { ...project, pictures: [detail, ...project.pictures.filter((picture) => picture !== detail)] };
}

/** Rows hold one and two pictures in turn. A picture whose neighbour is filtered out takes the whole row. */
const list = css`
  ${row(`${space.xxl} ${space.l}`)}
  ${from.desktop} { row-gap: ${space.section}; }
  > li { flex: 1 1 100%; }
  ${from.tablet} { > li:not(:nth-of-type(3n + 1)) { flex-basis: 40%; } }
`;
