import { unreadableCharacter } from "./invisible-characters";
import { companyPlaceholders, pagePlaceholders } from "./placeholders";

const placeholder = [...companyPlaceholders, ...pagePlaceholders].join("|");

/** Typing faults that visitors would see: a pattern with a little context, and the correct character. */
const faults = [
  {
    pattern: /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d+);/i,
    expected: "plain words, because HTML is shown as it is typed",
  },
  {
    pattern: /\*\*\S[^*]*|\[[^\]]*\]\([^)]*\)?|^#{1,6} \S*/,
    expected: "plain words, because Markdown is shown as it is typed",
  },
  {
    pattern: new RegExp(`\\[(?:${placeholder})\\]|%(?:${placeholder})%|\\$(?:${placeholder})\\b`, "i"),
    expected: "a placeholder in braces, such as {phone}",
  },
  {
    pattern: /\blorem ipsum\b|\b(?:TODO|FIXME|TBC|TBD)\b/i,
    expected: "finished words",
  },
];

/** Describes each fault of a text and its remedy. */
export function textFaults(text: string): string[] {
  const character = unreadableCharacter(text);
  return [
    ...(character ? [`characters that a reader can see, without ${character}`] : []),
    ...faults.flatMap(({ pattern, expected }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${expected}, instead of ${JSON.stringify(found)}`];
    }),
  ];
}
