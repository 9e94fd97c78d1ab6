/** In characters: what search engines show of a description. */
const longestDescription = 160;

/** A description for search engines: as much of a text as they show. */
export const searchText = (text: string): string => shortened(text.trim(), longestDescription);

/** A text that is too long ends at a word, with an ellipsis. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const whole = text.slice(0, longest).replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s,;:–-]+$/, "")}…`;
}
