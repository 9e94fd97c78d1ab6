import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { halfSlot, wideColumnSlot } from "../../pictures/picture-slots";
import { pagePaths } from "../../routes";
import { coversCard, ornament, stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";

interface PortfolioProjectProps {
  project: Queries.PortfolioProjectFragment;
  /** True if the project has a row to itself. */
  isWide: boolean;
}

/** Shows a project's first picture, large, with a caption. The whole article is a link to the project's page. */
export function PortfolioProject({ project, isWide }: PortfolioProjectProps) {
  const { slug, title, type, description, service, area, otherPlace, pictures } = project;
  const [firstPicture] = pictures;
  return (
    <article css={container}>
      <div css={arrangement}>
        {firstPicture && <LabelledPicture picture={firstPicture} slot={isWide ? wideColumnSlot : halfSlot} />}
        <div css={caption}>
          <h3>
            <Link to={pagePaths.project(slug)} css={coversCard}>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          <p css={facts}>
            {[type, service.title, area?.name ?? otherPlace].filter(Boolean).join("\u00a0· ")}
          </p>
        </div>
      </div>
    </article>
  );
}

export const portfolioProjectFragment = graphql`
  fragment PortfolioProject on Project {
    type
    description
    service { title }
    area { name }
    otherPlace
    ...ProjectPictures
  }
`;

/** The least width at which the text is beside the picture. */
const wideRow = "50rem";

/** A container query, because a filter that hides the neighbour makes a narrow row wide. */
const container = css`
  position: relative;
  container-type: inline-size;
`;

const arrangement = css`
  ${stack(space.m)}
  @container (width >= ${wideRow}) {
    grid-template-columns: minmax(0, 16fr) minmax(0, 9fr);
    gap: ${space.xxl};
    align-items: center;
    /* Every third project has a wide row (PortfolioList): every second of them is mirrored. */
    li:nth-of-type(6n + 4) & {
      grid-template-columns: minmax(0, 9fr) minmax(0, 16fr);
      > figure { order: 1; }
    }
  }
`;

const caption = css`
  ${stack(space.xs)}
  p { color: ${colours.inkSoft}; }
  a { color: ${colours.bottle}; text-decoration: none; }
  a:hover { text-decoration: underline; }
  a::after { ${ornament(" →")} color: ${colours.brassInk}; }
  @container (width >= ${wideRow}) { h3 { font-size: ${fontSizes.h2}; line-height: 1.1; } }
`;

const facts = css`font-size: ${fontSizes.small};`;
