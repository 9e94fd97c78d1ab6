/** In characters. Search engines show no more of a title and of a description; a shorter description says too little. */
export const searchLimits = { title: 60, description: { min: 70, max: 160 } } as const;

/** A title for search engines: as much of a text as they show. */
export const searchTitle = (text: string): string => shortened(text, searchLimits.title);

/** A description for search engines: as much of a text as they show. */
export const searchDescription = (text: string): string =>
  shortened(text.trim(), searchLimits.description.max);

/** What the card of an entry shows of its text, if the card has no text of its own. */
export const cardText = (text: string): string => shortened(text, 150);

/** A text that is too long ends at a word, with an ellipsis. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).replace(/\s+\S*$/, "");
  return `${cut.replace(/[\s,;:–-]+$/, "")}…`;
}
