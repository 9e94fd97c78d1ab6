import { css } from "@emotion/react";
import { Link } from "../../components/Link";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import type { PictureSlot } from "../../pictures/picture-slots";
import { pagePaths } from "../../routes";
import { from, windowFrom } from "../../theme/media-queries";
import { coversCard, pageWidth } from "../../theme/mixins";
import { colours, fontSizes, fonts, sizes, space } from "../../theme/tokens";

interface ProjectPagerProps {
  project: { slug: string };
  previous: Queries.ProjectPicturesFragment;
  next: Queries.ProjectPicturesFragment;
}

/** Project page: links to the projects before and after this one, each with its first picture. An only project has none. */
export function ProjectPager({ project: { slug: current }, previous, next }: ProjectPagerProps) {
  if (next.slug === current) return null;
  const neighbour = (rel: "prev" | "next", label: string, project: Queries.ProjectPicturesFragment) => {
    const [firstPicture] = project.pictures;
    return (
      <div css={neighbourCard}>
        {firstPicture && <LabelledPicture picture={firstPicture} slot={slot} />}
        <Link to={pagePaths.project(project.slug)} rel={rel} css={[link, coversCard]}>
          <span>{label}</span>
          {project.title}
        </Link>
      </div>
    );
  };
  return (
    <nav aria-label="Previous project, next project" css={background}>
      <div css={[pageWidth, neighbours]}>
        {previous.slug !== next.slug && neighbour("prev", "Previous project", previous)}
        {neighbour("next", "Next project", next)}
      </div>
    </nav>
  );
}

const slot: PictureSlot = [
  { width: "calc(50vw - 1.5rem)", ratio: 4 / 3 },
  { query: windowFrom.wide, width: "38.5rem", ratio: 4 / 3 },
];

const background = css`
  padding: ${space.xxl} 0;
  background: ${colours.white};
`;

const neighbours = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
`;

const neighbourCard = css`position: relative;`;

const link = css`
  display: grid;
  align-content: start;
  min-height: ${sizes.target};
  padding-top: ${space.s};
  font: 500 ${fontSizes.body}/1.25 ${fonts.heading};
  ${from.tablet} { font-size: ${fontSizes.h3}; }
  span { color: ${colours.inkSoft}; font: 400 ${fontSizes.small}/1.6 ${fonts.body}; }
`;
