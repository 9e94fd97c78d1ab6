import { furtherPictures } from "./further-pictures";
import { SidePicture } from "./SidePicture";

interface FurtherPictureProps {
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
}

/** The last of a project's further pictures, where it has one: for a place near the project's own. */
export function FurtherPicture({ project, labels }: FurtherPictureProps) {
  const picture = furtherPictures(project).at(-1);
  return picture ? <SidePicture picture={picture} kind={project.kind} labels={labels} /> : null;
}
