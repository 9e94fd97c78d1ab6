import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import type { PictureSlot } from "../../pictures/picture-slots";
import { pagePaths } from "../../routes";
import { coversCard, ornament, stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";

interface PortfolioProjectProps {
  project: Queries.PortfolioProjectFragment;
  slot: PictureSlot;
}

/** Shows a project's first picture, large, with a caption. The whole article is a link to the project's page. */
export function PortfolioProject({ project, slot }: PortfolioProjectProps) {
  const { slug, title, type, description, service, area, otherPlace, pictures } = project;
  const [firstPicture] = pictures;
  return (
    <article css={article}>
      {firstPicture && <LabelledPicture picture={firstPicture} slot={slot} />}
      <h3>
        <Link to={pagePaths.project(slug)} css={coversCard}>
          {title}
        </Link>
      </h3>
      <p>{description}</p>
      <p css={facts}>{[type, service.title, area?.name ?? otherPlace].filter(Boolean).join("\u00a0· ")}</p>
    </article>
  );
}

export const fragments = graphql`
  fragment PortfolioProject on Project {
    slug
    title
    type
    description
    service { title }
    area { name }
    otherPlace
    pictures { ...LabelledPicture }
  }
`;

const article = css`
  ${stack(space.xs)}
  position: relative;
  h3 { margin-top: ${space.xs}; }
  p { color: ${colours.inkSoft}; }
  a::after { ${ornament(" →")} color: ${colours.brassInk}; }
`;

const facts = css`font-size: ${fontSizes.small};`;
