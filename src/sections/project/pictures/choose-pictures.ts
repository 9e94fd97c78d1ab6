/** A project's pictures after its first, without those from before the work: other places may show them. */
export function furtherPictures({ pictures }: Queries.ProjectPicturesFragment) {
  return pictures.slice(1).filter(({ isBefore }) => !isBefore);
}
