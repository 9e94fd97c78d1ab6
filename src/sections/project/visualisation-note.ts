/** What is to be said of these projects' pictures together: the note on visualisations, where any of them is one. */
export function visualisationNote(
  projects: readonly Pick<Queries.ProjectPicturesFragment, "kind">[],
  note: string,
): { introduction?: string } {
  return projects.some(({ kind }) => kind === "visualisation") ? { introduction: note } : {};
}
