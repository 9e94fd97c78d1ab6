import { fillPlaceholders } from "../../../content/fields/placeholders";
import { clock, type Days, dayAfter, dayInWords, isWithin, londonDay } from "../../../content/values/clock";

type PromiseWords = Pick<Queries.QuoteFormWordsFragment, "promiseBy"> & {
  promiseWithin?: string | null | undefined;
};

/** The company's promise by London's clock, counted from a time on: 'by Tuesday 3PM'; in hours without a time. Empty if it makes none. */
export function promiseInWords(
  words: PromiseWords,
  quoteWithin: string | null | undefined,
  now: number | undefined,
  closed?: readonly Days[],
): string {
  const when = now === undefined ? undefined : promisedTime(quoteWithin ?? "", now, closed);
  return when === undefined ? (words.promiseWithin ?? "") : fillPlaceholders(words.promiseBy, { when });
}

const hour = 60 * 60 * 1000;
const promised = /^(\d+) (hour|day)s?$/;
const timeZone = "Europe/London";

/** Before this hour people sleep, so a promise cannot name an earlier one. */
const morning = 7;

/**
 * The last full hour of a promise such as '24 hours' in London: 'Tuesday 3PM'. Days on which the company is closed are no
 * part of it: after them it names the day only, 'Saturday 3 January'. Undefined at night and for other texts.
 */
export function promisedTime(promise: string, now: number, closed: readonly Days[] = []): string | undefined {
  const [, count, unit] = promised.exec(promise) ?? [];
  if (count === undefined) return undefined;
  const end = new Date(now + Number(count) * (unit === "day" ? 24 : 1) * hour);
  const last = afterClosedDays(londonDay(new Date(now)), londonDay(end), closed);
  if (last > londonDay(end)) return dayInWords(last, { weekday: "long", day: "numeric", month: "long" });
  const hours = Number(end.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }));
  const day = end.toLocaleDateString("en-GB", { timeZone, weekday: "long" });
  return hours < morning ? undefined : `${day} ${clock(hours * 60)}`;
}

/** Postpones the last day by every closed day before it. */
function afterClosedDays(first: string, last: string, closed: readonly Days[]): string {
  let end = last;
  for (let day = first; day <= end; day = dayAfter(day, 1))
    if (closed.some((days) => isWithin(day, days))) end = dayAfter(end, 1);
  return end;
}
