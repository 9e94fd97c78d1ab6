import { besideHeadingSlot } from "../ProjectComparison";
import { furtherPictures } from "./further-pictures";
import { LabelledPicture, sixteenByNine } from "./LabelledPicture";
import { SidePicture } from "./SidePicture";

interface FurtherPictureProps {
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
  /** Whether it stands in the wide column beside a section's heading, or in a narrow one, and high; left out, in a narrow one. */
  place?: "wide" | "high";
}

/** The last of a project's further pictures, where it has one: for a place near the project's own. */
export function FurtherPicture({ project, labels, place }: FurtherPictureProps) {
  const picture = furtherPictures(project).at(-1);
  if (!picture) return null;
  const shown = { picture, kind: project.kind, labels };
  return place === "wide" ? (
    <LabelledPicture {...shown} sizes={besideHeadingSlot} styles={sixteenByNine} />
  ) : (
    <SidePicture {...shown} tall={place === "high"} />
  );
}
