import { furtherPictures } from "./further-pictures";
import type { ShownPicture } from "./shown-picture";

interface PagePictures {
  /** The project whose first picture begins the page. */
  banner?: Queries.ProjectPicturesFragment;
  /** Beside a part of the page. */
  beside?: ShownPicture;
  /** As wide as the window, before the page's end. */
  wide?: ShownPicture;
}

/** The pictures of a page that shows no project in particular: each of another project, as far as there are three. */
export function pagePictures(projects: readonly Queries.ProjectPicturesFragment[]): PagePictures {
  const [banner, second = banner, third = second] = projects;
  if (!banner || !second || !third) return {};
  const beside = furtherPictures(second).at(-1);
  const wide = furtherPictures(third)[0];
  return {
    banner,
    ...(beside && { beside: { picture: beside, kind: second.kind } }),
    ...(wide && wide !== beside && { wide: { picture: wide, kind: third.kind } }),
  };
}
