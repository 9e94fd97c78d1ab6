/** A project's pictures but its first, and but what the room was like before: those that another place may show. */
export function furtherPictures<Picture extends { isBefore: boolean }>(project: {
  pictures: readonly Picture[];
}): Picture[] {
  return project.pictures.slice(1).filter(({ isBefore }) => !isBefore);
}
