import { furtherPictures } from "../project/pictures/further-pictures";
import type { ShownPicture } from "../project/pictures/shown-picture";

interface SharedOut {
  /** For the benefits, the options and the steps or phases, as far as there are as many. */
  benefits?: ShownPicture;
  options?: ShownPicture;
  work?: ShownPicture;
  /** The projects with the pictures that are left. */
  others: Queries.ProjectPicturesFragment[];
}

/** Shares the pictures of a service's projects out among the parts of its page; the very first is the hero. */
export function sharedOut(projects: readonly Queries.ProjectPicturesFragment[]): SharedOut {
  const pool = projects.flatMap((project, index) => {
    const before = project.pictures.filter(({ isBefore }) => isBefore);
    const pictures = index === 0 ? [...furtherPictures(project), ...before] : project.pictures;
    return pictures.map((picture) => ({ project, shown: { picture, kind: project.kind } }));
  });
  const [benefits, options, work] = pool.map(({ shown }) => shown);
  const left = pool.slice(3);
  const others = projects.map((project) => {
    const own = left.filter((entry) => entry.project === project);
    return { ...project, pictures: own.map(({ shown }) => shown.picture) };
  });
  return {
    ...(benefits && { benefits }),
    ...(options && { options }),
    ...(work && { work }),
    others: others.filter(({ pictures }) => pictures.length > 0),
  };
}
