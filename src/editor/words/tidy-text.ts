/** Characters that are not seen: soft hyphen, zero-width space, word joiner, byte order mark. Emoji need the joiner 200D. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;

/** What Word and mail programs put in front of an entry of a list, at the start of a line. */
const bullet = /^[ \t\u00A0]*(?:[•·▪◦‣●○■□–—-]|\uF0B7|\uF0A7|o(?=\t))[ \t\u00A0]+/gm;

/**
 * A text as it is stored: one paragraph with single spaces. Takes away what a paste from Word brings: line breaks,
 * bullets in front of lines, tabs, non-breaking and doubled spaces, soft hyphens, spaces at the ends. All else stays.
 */
export function tidyText(text: string): string {
  const hasLines = /[\r\n]/.test(text.trim());
  const plain = hasLines || /^\s*[•·▪◦‣●○■□\uF0B7\uF0A7]/.test(text) ? text.replace(bullet, "") : text;
  return plain.replace(unseen, "").replace(/\s+/g, " ").trim();
}
