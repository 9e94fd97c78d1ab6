/** What two texts have in common that a reader would take for the same: spaces and capitals do not count. */
export function sameWords(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
