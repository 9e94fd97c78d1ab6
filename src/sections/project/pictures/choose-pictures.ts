type Project = Queries.ProjectPicturesFragment;

/** A picture, and what its project's pictures are: visualisation or photograph. */
export interface ShownPicture {
  picture: Queries.ProjectPictureFragment;
  kind: string;
}

/** The picture that stands for a project: its first. */
export function leadPicture({ pictures: [picture], kind }: Project): ShownPicture | undefined {
  return picture && { picture, kind };
}

/** A project's pictures after its first, without those from before the work: other places may show them. */
export function furtherPictures({ pictures, kind }: Project): ShownPicture[] {
  const further = pictures.slice(1).filter(({ isBefore }) => !isBefore);
  return further.map((picture) => ({ picture, kind }));
}

interface PagePictures {
  banner?: ShownPicture | undefined;
  beside?: ShownPicture | undefined;
  /** As wide as the window, before the page's end. */
  wide?: ShownPicture | undefined;
}

/** The pictures of a page that shows no project in particular: each of another project, as far as there are three. */
export function pagePictures(projects: readonly Project[]): PagePictures {
  const [first, second = first, third = second] = projects;
  if (!first || !second || !third) return {};
  const beside = furtherPictures(second).at(-1);
  const [wide] = furtherPictures(third);
  return {
    banner: leadPicture(first),
    beside,
    wide: wide?.picture === beside?.picture ? undefined : wide,
  };
}
