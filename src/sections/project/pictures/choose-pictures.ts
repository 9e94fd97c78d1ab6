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
