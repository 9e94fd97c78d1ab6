import { css } from "@emotion/react";
import { Link } from "../../../components/Link";
import { pagePaths } from "../../../routes/page-paths";
import { from } from "../../../theme/media-queries";
import { colours, fontSizes, space } from "../../../theme/tokens";
import { leadPicture } from "./choose-pictures";
import { LabelledPicture } from "./LabelledPicture";

interface HeroPictureProps {
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
}

/** The large picture next to the words of a page's hero, and the way to its project. */
export function HeroPicture({ project, labels }: HeroPictureProps) {
  const lead = leadPicture(project);
  if (!lead) return null;
  return (
    <>
      <LabelledPicture {...lead} labels={labels} slot={slot} />
      <div css={below}>
        <ProjectLine project={project} />
      </div>
    </>
  );
}

/** The way to the project that a picture shows. */
export function ProjectLine({ project }: { project: { slug: string; title: string } }) {
  return (
    <p css={line}>
      <Link to={pagePaths.project(project.slug)}>{project.title}</Link>
    </p>
  );
}

const slot = {
  sizes:
    "(min-width: 82rem) 37.5rem, (min-width: 64rem) calc(50vw - 3.5rem), (min-width: 45rem) calc(100vw - 4rem), 100vw",
  priority: true,
};

const below = css`
  margin-top: ${space.xs};
  padding: 0 ${space.m};
  color: ${colours.brassLight};
  font-size: ${fontSizes.small};
  ${from.tablet} { padding: 0; }
`;

const line = css`
  a { display: inline-block; padding: ${space.xxs} 0; }
  a::after { content: "\\00a0→"; }
`;
