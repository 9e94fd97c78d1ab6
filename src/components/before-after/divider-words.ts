/** What the divider's positions are called. */
export interface DividerWords {
  onlyBefore: string;
  mostlyBefore: string;
  half: string;
  mostlyAfter: string;
  onlyAfter: string;
}

/** Where the divider stands, in words, from the percentage of the picture that shows the room before. */
export function dividerWords(before: number, words: DividerWords): string {
  if (before <= 0) return words.onlyAfter;
  if (before < 40) return words.mostlyAfter;
  if (before <= 60) return words.half;
  return before < 100 ? words.mostlyBefore : words.onlyBefore;
}
