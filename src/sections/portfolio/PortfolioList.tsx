import { css } from "@emotion/react";
import { halfSlot } from "../../pictures/picture-slots";
import { from } from "../../theme/media-queries";
import { stack } from "../../theme/mixins";
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
      {projects.map((project) => (
        <li key={project.slug} data-type={1 + types.indexOf(project.type ?? "")}>
          <PortfolioProject project={project} slot={halfSlot} />
        </li>
      ))}
    </ul>
  );
}

const list = css`
  ${stack(space.xxl)}
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space.l}; }
`;
