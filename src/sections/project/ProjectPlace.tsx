import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { pagePaths } from "../../routes/page-paths";

/** The place of a project: a link where the area has a page, otherwise its name. */
export function ProjectPlace({ area, district }: Queries.ProjectPlaceFragment) {
  return area ? <Link to={pagePaths.area(area.slug)}>{area.name}</Link> : district;
}

export const projectPlaceFragment = graphql`
  fragment ProjectPlace on Project { area { slug name } district }
`;
