import { css } from "@emotion/react";
import { Link } from "../../../components/Link";
import { pagePaths } from "../../../routes/page-paths";
import { from } from "../../../theme/media-queries";
import type { Opening } from "../picture-address";
import { LabelledPicture } from "./LabelledPicture";

interface BannerPictureProps {
  /** The project whose first picture begins the page. */
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
  /** On the project's own page: how it opens. */
  opens?: Opening;
}

/** The picture over the whole width with which a page begins. */
export function BannerPicture({ project, labels, opens }: BannerPictureProps) {
  const [picture] = project.pictures;
  if (!picture) return null;
  return (
    <LabelledPicture
      picture={picture}
      kind={project.kind}
      labels={labels}
      sizes="(min-width: 45rem) 93vw, 100vw"
      widest={2160}
      styles={shape}
      priority
      {...(opens ? { opens } : {})}
    />
  );
}

/** The way from a banner to the project that it shows. */
export function BannerLine({ project }: { project: { slug: string; title: string } }) {
  return (
    <p css={line}>
      <Link to={pagePaths.project(project.slug)}>{project.title}</Link>
    </p>
  );
}

/** On phones the whole picture; on desks as high as leaves the words below it in sight. */
const shape = css`
  aspect-ratio: 4 / 3;
  ${from.tablet} { aspect-ratio: 2; }
  ${from.desk} { aspect-ratio: auto; height: clamp(18rem, 54vh, 40rem); }
`;

const line = css`
  a { display: inline-block; padding: 0.25rem 0; }
  a::after { content: "\\00a0→"; }
`;
