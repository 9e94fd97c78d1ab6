import { companyPlaceholders, pagePlaceholders } from "../../fields/placeholders";

interface TextFault {
  /** Matches the fault with a little of what surrounds it, so that it can be found. */
  pattern: RegExp;
  expected: string;
  remedy: string;
}

const placeholder = [...companyPlaceholders, ...pagePlaceholders].join("|");

/** Faults that no text of this site has on purpose. */
export const textFaults: readonly TextFault[] = [
  {
    pattern: /\S*\s*\p{Cc}\s*\S*/u,
    expected: "one paragraph without line breaks or tabs",
    remedy: "Put a space in the place of the line break or tab.",
  },
  {
    pattern: /\S+[ \u00a0]{2,}\S+/,
    expected: "one space between words",
    remedy: "Remove the extra space.",
  },
  {
    // \p{Cs} is half a character; the last two ranges turn the direction of reading round.
    pattern:
      /\S*(?:\p{Cs}|[\u200b\u2060\ufeff\ufffd\u202a-\u202e\u2066-\u2069]|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]|â€)\S*/u,
    expected: "letters that arrived whole, and none that cannot be seen",
    remedy: "Type this passage again by hand: it was pasted with broken or hidden characters.",
  },
  {
    pattern: /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d+);/i,
    expected: "plain words: HTML is shown as it is typed",
    remedy: "Remove the mark, or type the character that it stands for.",
  },
  {
    pattern: /\*\*\S[^*]*|\[[^\]]*\]\([^)]*\)?|^#{1,6} \S*/,
    expected: "plain words: Markdown is shown as it is typed",
    remedy: "Remove the stars, brackets or number signs.",
  },
  {
    pattern: new RegExp(`\\[(?:${placeholder})\\]|%(?:${placeholder})%|\\$(?:${placeholder})\\b`, "i"),
    expected: "a placeholder in braces, such as {phone}",
    remedy: "Write it with { and }, letter by letter as the list of placeholders has it.",
  },
  {
    pattern: /http:\/\/\S*/i,
    expected: "addresses that begin with https://",
    remedy: "Add the s, after seeing that the page opens with it.",
  },
  {
    pattern: /\blorem ipsum\b|\b(?:TODO|FIXME|TBC|TBD)\b/i,
    expected: "finished words",
    remedy: "Write the text that this stands for.",
  },
  {
    pattern: /\b(the|and|of|with|for)\s+\1\b/i,
    expected: "each word once",
    remedy: "Remove the second.",
  },
  {
    pattern: /\S+ [,;:!?.](?=\s|$)/,
    expected: "no space before a comma, a full stop or the like",
    remedy: "Remove the space.",
  },
  {
    pattern: /^\S+\.(?:jpe?g|png|webp)$/i,
    expected: "words, not the name of a picture file",
    remedy: "Write what is seen in the picture.",
  },
  {
    pattern: /^[\p{P}\s]+$/u,
    expected: "words",
    remedy: "Write the text, or remove the entry.",
  },
];
