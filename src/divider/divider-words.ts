/** The divider's positions in words. */
type Position = "onlyBefore" | "mostlyBefore" | "half" | "mostlyAfter" | "onlyAfter";
export type DividerWords = Readonly<Record<Position, string>>;

/** The words for a left picture that names what it uncovers: only those said while it uncovers nothing. */
export type UncoveredWords = Readonly<{ closed: string }>;

/** Describes the divider's position. Takes the percentage of the picture that shows the room before. */
export function dividerWords(before: number, words: DividerWords): string {
  if (before <= 0) return words.onlyAfter;
  if (before < 40) return words.mostlyAfter;
  if (before <= 60) return words.half;
  return before < 100 ? words.mostlyBefore : words.onlyBefore;
}

/** Lists the names that begin to the left of the divider, in their order. Takes the divider's place in per cent. */
export function uncoveredNames(part: HTMLElement, share: number): string {
  const { left, width } = part.getBoundingClientRect();
  const edge = left + (width * share) / 100;
  return [...part.querySelectorAll("li")]
    .filter((name) => name.getBoundingClientRect().left < edge)
    .map(({ textContent }) => textContent)
    .join(", ");
}
