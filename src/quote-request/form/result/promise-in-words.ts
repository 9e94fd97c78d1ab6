import { clock } from "../../../content/derived/clock";
import { fillPlaceholders } from "../../../content/fields/placeholders";

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

const hour = 60 * 60 * 1000;
const promised = /^(\d+) (hour|day)s?$/;

const london = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "long",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Before this hour of the day people sleep: a promise to get in touch by then is not one by the clock. */
const morning = 7;

/**
 * The end of a promise such as '24 hours', counted from a time, by London's clock: 'Tuesday 3PM'. It is the last full
 * hour within the promise. Undefined at night, and for a promise in other words.
 */
export function promisedTime(promise: string, now: number): string | undefined {
  const [, count, unit] = promised.exec(promise) ?? [];
  if (count === undefined) return undefined;
  const parts = london.formatToParts(now + Number(count) * (unit === "day" ? 24 : 1) * hour);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  const hours = Number(part("hour"));
  return hours < morning ? undefined : `${part("weekday")} ${clock(hours * 60)}`;
}
