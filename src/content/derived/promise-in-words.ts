import { fillPlaceholders } from "../fields/placeholders";
import type { Days } from "../values/clock";
import { lateDay, promisedTime } from "../values/promised-time";

/** The company's promise of a first answer. */
export interface AnswerPromise {
  /** The promise, such as '24 hours'. */
  quoteWithin: string;
  /** The promise in a sentence, in hours and, with {when}, by the clock. */
  words: { promiseWithin: string; promiseBy: string };
  /** Days on which no quote is sent. */
  closed?: readonly Days[] | undefined;
}

/** The promise by London's clock, counted from a time on: 'by Tuesday 3PM'. In hours at night. */
export function promiseInWords({ quoteWithin, words, closed }: AnswerPromise, now: number): string {
  return by(words, promisedTime(quoteWithin, now, closed));
}

/** The promise in hours; beside days on which the company is closed, the day to which they postpone it. */
export function promiseWithDays({ quoteWithin, words, closed = [] }: AnswerPromise, now: number): string {
  return by(words, lateDay(quoteWithin, now, closed));
}

function by(words: AnswerPromise["words"], when: string | undefined): string {
  return when === undefined ? words.promiseWithin : fillPlaceholders(words.promiseBy, { when });
}
