/** What stands on the corner of a picture that shows the room before the work, is no photograph, or both; nothing on others. */
export function pictureLabel(
  picture: { alt: string; isBefore?: boolean },
  kind: string,
  words: Queries.PictureLabelsFragment,
): string | undefined {
  const parts = [
    ...(picture.isBefore ? [words.comparison.before] : []),
    ...(kind === "visualisation" ? [words.visualisation] : []),
  ];
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
