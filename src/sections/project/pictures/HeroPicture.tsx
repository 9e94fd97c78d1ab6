import { css } from "@emotion/react";
import { Link } from "../../../components/Link";
import { pagePaths } from "../../../routes/page-paths";
import { from } from "../../../theme/media-queries";
import { colours, fontSizes, space } from "../../../theme/tokens";
import { LabelledPicture } from "./LabelledPicture";

interface HeroPictureProps {
  /** The project whose first picture is shown. */
  project: Queries.ProjectPicturesFragment;
  /** The words on pictures that are not photographs. */
  labels: Queries.PictureLabelsFragment;
}

/** The large picture next to the words of a page's hero, and the way to its project. */
export function HeroPicture({ project, labels }: HeroPictureProps) {
  const [picture] = project.pictures;
  if (!picture) return null;
  return (
    <>
      <LabelledPicture
        picture={picture}
        kind={project.kind}
        labels={labels}
        sizes="(min-width: 82rem) 37.5rem, (min-width: 64rem) calc(50vw - 3.5rem), (min-width: 45rem) calc(100vw - 4rem), 100vw"
        priority
      />
      <p css={line}>
        <Link to={pagePaths.project(project.slug)}>{project.title}</Link>
      </p>
    </>
  );
}

const line = css`
  margin-top: ${space.xs};
  padding: 0 ${space.m};
  font-size: ${fontSizes.small};
  ${from.tablet} { padding: 0; }
  a { display: inline-block; padding: ${space.xxs} 0; color: ${colours.brassLight}; }
  a::after { content: "\\00a0→"; }
`;
