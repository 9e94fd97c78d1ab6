import { LabelledPicture } from "./LabelledPicture";

interface HeroPictureProps {
  /** The project whose first picture is shown. */
  project: Queries.ProjectPicturesFragment;
  /** The label of pictures that are not photographs. */
  visualisation: string;
}

/** The large picture beside the words of a page's hero. */
export function HeroPicture({ project, visualisation }: HeroPictureProps) {
  const [picture] = project.pictures;
  if (!picture) return null;
  return (
    <LabelledPicture
      picture={picture}
      kind={project.kind}
      visualisation={visualisation}
      sizes="(min-width: 80rem) 37.5rem, (min-width: 64rem) 46vw, (min-width: 45rem) 92vw, 100vw"
      priority
    />
  );
}
