export const pictureWords = {
  visualisation: "Visualisation",
  drawing: "Drawing",
  before: "Before",
  after: "After",
};

/** The label of a picture that shows the room before the work, is a visualisation, or both. */
export function pictureLabel({
  isBefore,
  kind,
}: {
  isBefore?: boolean;
  kind: string | null;
}): string | undefined {
  const parts = [isBefore && pictureWords.before, kind === "visualisation" && pictureWords.visualisation];
  return parts.filter(Boolean).join(" · ") || undefined;
}

/** Returns the note on visualisations if one of these pictures is one. */
export function noteIfVisualised(pictures: readonly { kind: string | null }[], note: string) {
  return pictures.some(({ kind }) => kind === "visualisation") ? note : undefined;
}
