/** The words on the corner of a picture that shows the room before the work, is no photograph, or both. */
export function pictureLabel(
  picture: { isBefore?: boolean; kind?: string | null },
  kind: string,
  words: { visualisation: string; comparison: { before: string } },
): string | undefined {
  const parts = [
    ...(picture.isBefore ? [words.comparison.before] : []),
    ...((picture.kind ?? kind) === "visualisation" ? [words.visualisation] : []),
  ];
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

/** The note on visualisations, where any of these projects' pictures is one. */
export function visualisationNote(
  projects: readonly { kind: string; pictures?: readonly { kind: string | null }[] }[],
  note: string,
): string | undefined {
  const kinds = projects.flatMap(
    ({ kind, pictures }) => pictures?.map((picture) => picture.kind ?? kind) ?? kind,
  );
  return kinds.includes("visualisation") ? note : undefined;
}

/** Whether the picture at a place of a list has the kind of one before it, so that its label has been heard. */
export function isSaidBefore(kinds: readonly unknown[], at: number): boolean {
  return kinds.indexOf(kinds[at]) < at;
}
