import { css } from "@emotion/react";
import { halfSlot } from "../../pictures/picture-slots";
import { columns } from "../../theme/mixins";
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
    <ul css={[columns(2), list]}>
      {projects.map((project) => (
        <li key={project.slug} data-type={1 + types.indexOf(project.type ?? "")}>
          <PortfolioProject project={project} slot={halfSlot} />
        </li>
      ))}
    </ul>
  );
}

const list = css`row-gap: ${space.xxl};`;
