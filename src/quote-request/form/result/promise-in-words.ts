import { fillPlaceholders } from "../../../content/fields/placeholders";
import { promisedTime } from "../../rules/promised-time";

interface PromiseWords {
  /** The promise in hours. */
  promiseWithin: string;
  /** With {when} for a day and hour. */
  promiseBy: string;
}

/** The company's promise by London's clock, counted from a time on: 'by Tuesday 3PM'; in hours without a time. */
export function promiseInWords(words: PromiseWords, quoteWithin: string, now: number | undefined): string {
  const when = now === undefined ? undefined : promisedTime(quoteWithin, now);
  return when === undefined ? words.promiseWithin : fillPlaceholders(words.promiseBy, { when });
}
