import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/Badge";
import { Link } from "../../components/Link";
import { pagePaths } from "../../routes/page-paths";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, shades, sizes, space } from "../../theme/tokens";
import { ProjectPictures } from "../project/ProjectPictures";

interface PortfolioProjectProps {
  project: Queries.PortfolioProjectFragment;
  words: Queries.PictureLabelsFragment & {
    serviceLabel: string;
    areaLabel: string;
    viewProject: string;
    viewer: { enlarge: string };
  };
}

/** One project of the portfolio: its type and title, all its pictures, what was done and where. */
export function PortfolioProject({ project, words }: PortfolioProjectProps) {
  const { slug, title, type, description, service, area } = project;
  return (
    <article css={layout}>
      <div css={heading}>
        <Badge>{type}</Badge>
        <h3>
          <Link to={pagePaths.project(slug)}>{title}</Link>
        </h3>
      </div>
      <div css={pictures}>
        <ProjectPictures project={project} labels={words} viewer={words.viewer} mosaic />
      </div>
      <div css={text}>
        <p>{description}</p>
        <dl css={facts}>
          <dt>{words.areaLabel}</dt>
          <dd>
            <Link to={pagePaths.area(area.slug)}>{area.name}</Link>
          </dd>
          <dt>{words.serviceLabel}</dt>
          <dd>
            <Link to={pagePaths.service(service.slug)}>{service.title}</Link>
          </dd>
        </dl>
        <Link to={pagePaths.project(slug)} css={more} aria-label={`${words.viewProject}: ${title}`}>
          {words.viewProject}
        </Link>
      </div>
    </article>
  );
}

export const portfolioProjectFragment = graphql`
  fragment PortfolioProject on Project {
    type
    description
    service { slug title }
    area { slug name }
    ...ProjectPictures
  }
`;

const layout = css`
  ${stack(space.m)}
  padding-top: ${space.l};
  border-top: 1px solid ${shades.grout};
  ${from.desk} {
    grid-template: "heading pictures" auto "text pictures" 1fr / minmax(0, 1fr) minmax(0, 1.7fr);
    gap: ${space.m} ${space.xxl};
  }
`;

const heading = css`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  ${from.desk} { grid-area: heading; }
  a { display: inline-block; min-height: 1.5rem; color: ${colours.bottle}; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

const pictures = css`
  ${from.desk} { grid-area: pictures; }
`;

const text = css`
  display: grid;
  align-content: start;
  gap: ${space.m};
  ${from.desk} { grid-area: text; position: sticky; top: calc(${sizes.header} + ${space.m}); align-self: start; }
  p { max-width: ${sizes.prose}; color: ${shades.inkSoft}; }
`;

const facts = css`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: ${space.xxs} ${space.m};
  dt { color: ${shades.inkSoft}; }
  a { display: inline-block; min-height: 1.5rem; }
`;

const more = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  justify-self: start;
  min-height: ${sizes.target};
  color: ${colours.bottle};
  font-weight: 600;
  &::after { content: "→"; color: ${colours.brassInk}; }
`;
