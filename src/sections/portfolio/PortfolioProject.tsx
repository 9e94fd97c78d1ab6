import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { pictureSlot } from "../../pictures/picture-slots";
import { pagePaths } from "../../routes/page-paths";
import { coversCard, stack } from "../../theme/arrangements";
import { colours, fontSizes, space } from "../../theme/tokens";
import { ProjectPlace } from "../project/ProjectPlace";

interface PortfolioProjectProps {
  project: Queries.PortfolioProjectFragment;
  /** The words of the link to the project's page. */
  action: string;
  /** True if the project has a row to itself. */
  isWide: boolean;
  /** True on pages without a viewer: the whole card links to the project. */
  isLink?: boolean;
}

/** A project: its first picture, large, with a caption. The page's viewer shows the other pictures. */
export function PortfolioProject({ project, action, isWide, isLink = false }: PortfolioProjectProps) {
  const { slug, title, type, description, service, pictures } = project;
  const [lead] = pictures;
  return (
    <article css={[container, isLink && clickableCard]}>
      <div css={layout}>
        {lead && (
          <LabelledPicture
            picture={lead}
            slot={isWide ? wide : half}
            opensFor={isLink ? undefined : project}
          />
        )}
        <div css={caption}>
          <h3>
            <Link to={pagePaths.project(slug)} css={isLink && coversCard}>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          <p css={facts}>
            {type && `${type} · `}
            <Link to={pagePaths.service(service.slug)}>{service.title}</Link>
            {" · "}
            <ProjectPlace {...project} />
          </p>
          <Link to={pagePaths.project(slug)} css={more} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </div>
      </div>
    </article>
  );
}

export const portfolioProjectFragment = graphql`
  fragment PortfolioProject on Project {
    type
    description
    service { slug title }
    ...ProjectPlace
    ...ProjectPictures
  }
`;

/** The least width at which the text is beside the picture. */
const wideRow = "50rem";

const wide = pictureSlot({
  phone: ["100vw - 2rem"],
  tablet: ["100vw - 4rem"],
  desk: ["64vw - 4rem"],
  wide: ["48rem"],
});

const half = pictureSlot({
  phone: ["100vw - 2rem"],
  tablet: ["50vw - 2.75rem"],
  wide: ["38.25rem"],
});

/** A container query, because a filter that hides the neighbour makes a narrow row wide. */
const container = css`container-type: inline-size;`;

/** The title's link covers the card. The links after it stay above. */
const clickableCard = css`
  position: relative;
  p a, h3 ~ a { position: relative; }
`;

const layout = css`
  ${stack(space.m)}
  @container (width >= ${wideRow}) {
    grid-template-columns: minmax(0, 16fr) minmax(0, 9fr);
    gap: ${space.xxl};
    align-items: end;
    /* Every third project has a wide row (PortfolioList): every second of them is mirrored. */
    li:nth-of-type(6n + 4) & {
      grid-template-columns: minmax(0, 9fr) minmax(0, 16fr);
      > figure { order: 1; }
    }
  }
`;

const caption = css`
  ${stack(space.xs)}
  justify-items: start;
  p { color: ${colours.inkSoft}; }
  a { display: inline-block; min-height: 1.5rem; color: ${colours.bottle}; }
  h3 a { text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  @container (width >= ${wideRow}) { h3 { font-size: ${fontSizes.h2}; line-height: 1.1; } }
`;

const facts = css`font-size: ${fontSizes.small};`;

const more = css`
  display: inline-block;
  color: ${colours.bottle};
  padding: ${space.xs} 0;
  font-weight: 600;
  &::after { content: " →"; color: ${colours.brassInk}; }
`;
