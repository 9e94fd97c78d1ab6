import { unreadableSign } from "./invisible";
import { companyPlaceholders, pagePlaceholders } from "./placeholders";

const placeholder = [...companyPlaceholders, ...pagePlaceholders].join("|");

/** What visitors would see as it is typed, with a little of what surrounds it, and what belongs in its place. */
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

/** What is expected in the place of each fault in a text. */
export function textFaults(text: string): string[] {
  const sign = unreadableSign(text);
  return [
    ...(sign ? [`signs that a reader can see, without ${sign}`] : []),
    ...faults.flatMap(({ pattern, expected }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${expected}, instead of ${JSON.stringify(found)}`];
    }),
  ];
}
