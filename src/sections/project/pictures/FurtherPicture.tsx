import { besideHeadingSlot } from "../ProjectComparison";
import { furtherPictures } from "./further-pictures";
import { LabelledPicture, sixteenByNine } from "./LabelledPicture";
import { SidePicture } from "./SidePicture";

interface FurtherPictureProps {
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
  /** Whether it stands in the wide column beside a section's heading, not in the narrow one. */
  wide?: boolean;
}

/** The last of a project's further pictures, where it has one: for a place near the project's own. */
export function FurtherPicture({ project, labels, wide = false }: FurtherPictureProps) {
  const picture = furtherPictures(project).at(-1);
  if (!picture) return null;
  const shown = { picture, kind: project.kind, labels };
  return wide ? (
    <LabelledPicture {...shown} sizes={besideHeadingSlot} styles={sixteenByNine} />
  ) : (
    <SidePicture {...shown} />
  );
}
