import { isRecord } from "../../content/fields/content-path";

/**
 * The point that stays in view of the picture with these words, in the answer to the query of the page that shows it;
 * undefined where its editor has chosen none.
 */
export function focusShown(answer: unknown, alt: string): string | undefined {
  if (Array.isArray(answer)) return firstOf(answer, alt);
  if (!isRecord(answer)) return undefined;
  const { alt: own, focus } = answer;
  return own === alt && typeof focus === "string" ? focus : firstOf(Object.values(answer), alt);
}

function firstOf(answers: readonly unknown[], alt: string): string | undefined {
  for (const answer of answers) {
    const focus = focusShown(answer, alt);
    if (focus !== undefined) return focus;
  }
  return undefined;
}
