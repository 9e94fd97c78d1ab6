import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { pagePaths } from "../../routes";

interface ProjectFactsProps {
  project: Queries.ProjectFactsFragment;
}

export function ProjectFacts({ project }: ProjectFactsProps) {
  const { service, area, otherPlace } = project;
  return (
    <ul css={facts}>
      <li>
        Service: <Link to={pagePaths.service(service.slug)}>{service.title}</Link>
      </li>
      <li>Area: {area ? <Link to={pagePaths.area(area.slug)}>{area.name}</Link> : otherPlace}</li>
    </ul>
  );
}

export const fragments = graphql`
  fragment ProjectFacts on Project { service { slug title } area { slug name } otherPlace }
`;

/** Takes a whole row, so that the buttons begin the next one. */
const facts = css`flex: 1 0 100%;`;
