/** A space before a character that may begin a sentence. */
const beginning = /\s+(?=["'“‘({]?[\p{Lu}\d{])/gu;

const ended = /[.!?…]["'”’)]?$/;

/** The full stop of an abbreviation ends no sentence: St. John's, approx. 3 m, no. 5. */
const abbreviated = /(?:^|[^\w.])(?:St|Mr|Mrs|Ms|Dr|Rd|[Nn]o|[Aa]pprox|[Cc]a?|e\.g|i\.e)\.$/;

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const whole = text.trim();
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: gap, index } of whole.matchAll(beginning)) {
    const before = whole.slice(start, index);
    if (!ended.test(before) || abbreviated.test(before)) continue;
    sentences.push(before);
    start = index + gap.length;
  }
  return [...sentences, whole.slice(start)].filter(Boolean);
}
