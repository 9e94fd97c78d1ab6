import { clock, type Days, dayAfter, dayInWords, isWithin, londonDay } from "./clock";

const hour = 60 * 60 * 1000;
/** Reads the later end of a range such as 24-48 hours. */
const promised =
  /^(?:\d+ ?(?:-|–|to) ?)?(\d+|an?|one|two|three|four|five) ?(working |business )?(hour|hr|day|week)s?$/i;
const numbers = ["one", "two", "three", "four", "five"];
const hoursIn: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const timeZone = "Europe/London";
const wholeDay = { weekday: "long", day: "numeric", month: "long" } as const;

/** Before this hour people sleep, so a promise cannot name an earlier one. */
const morning = 7;

/**
 * The last full hour of a promise such as '24 hours' in London: 'Tuesday 3PM'. Days on which the company is closed are no
 * part of it: after them, and from a week on, it names the day only, 'Saturday 3 January'. Undefined at night and for other texts.
 */
export function promisedTime(promise: string, now: number, closed: readonly Days[] = []): string | undefined {
  const end = promiseEnd(promise, now);
  if (!end) return undefined;
  const late = lateDay(promise, now, closed);
  if (late) return late;
  // From a week on, the weekday alone would name an earlier day.
  if (end.getTime() - now > 6 * 24 * hour) return dayInWords(londonDay(end), wholeDay);
  const hours = Number(end.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }));
  const day = end.toLocaleDateString("en-GB", { timeZone, weekday: "long" });
  return hours < morning ? undefined : `${day} ${clock(hours * 60)}`;
}

/** The day to which closed days, or a weekend before working days, postpone a promise: 'Saturday 3 January'. Undefined where they do not. */
export function lateDay(promise: string, now: number, closed: readonly Days[]): string | undefined {
  const end = promiseEnd(promise, now);
  if (!end) return undefined;
  const [, , isWorking] = promised.exec(promise) ?? [];
  const isOff = (day: string) =>
    closed.some((days) => isWithin(day, days)) || (isWorking !== undefined && isWeekend(day));
  const last = afterDaysOff(londonDay(new Date(now)), londonDay(end), isOff);
  if (last === londonDay(end)) return undefined;
  return dayInWords(last, wholeDay);
}

function promiseEnd(promise: string, now: number): Date | undefined {
  const [, count, , [unit = ""] = ""] = promised.exec(promise.toLowerCase()) ?? [];
  if (count === undefined) return undefined;
  const times = Number(count) || numbers.indexOf(count) + 1 || 1;
  return new Date(now + times * (hoursIn[unit] ?? 1) * hour);
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** Postpones the last day by every day off before it. */
function afterDaysOff(first: string, last: string, isOff: (day: string) => boolean): string {
  let end = last;
  for (let day = first; day <= end; day = dayAfter(day, 1)) if (isOff(day)) end = dayAfter(end, 1);
  return end;
}
