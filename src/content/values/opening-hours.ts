import { type Days, dayAfter, minutesOf, timeInWords } from "./clock";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The same hours on some days of the week. */
interface OpeningHours {
  days: readonly string[];
  opens: string;
  closes: string;
}

/** A time without a break for which the company is open, in minutes since midnight. */
export interface OpenPeriod {
  opens: number;
  closes: number;
}

const openPeriod = (opens: string, closes: string): OpenPeriod => ({
  opens: minutesOf(opens),
  closes: minutesOf(closes),
});

/** The open periods of each day of the week, Monday first: two for a day with a break at noon. */
export function weeklyPeriods(openingHours: readonly OpeningHours[]): OpenPeriod[][] {
  return weekdays.map((day) =>
    openingHours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => openPeriod(opens, closes))
      .sort((one, other) => one.opens - other.opens),
  );
}

/** A day's hours as people read them: 8AM-12PM and 1PM-5PM. */
function hoursInWords(periods: readonly OpenPeriod[]): string {
  const inWords = periods.map(({ opens, closes }) => `${timeInWords(opens)}-${timeInWords(closes)}`);
  return inWords.join(" and ") || "closed";
}

/** Opening hours as people read them, one line for each run of days: Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed. */
export function openingHoursInWords(openingHours: readonly OpeningHours[]): string[] {
  const runs: { days: string[]; hours: string }[] = [];
  for (const [index, periods] of weeklyPeriods(openingHours).entries()) {
    const [day, hours] = [String(weekdays[index]).slice(0, 3), hoursInWords(periods)];
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else runs.push({ days: [day], hours });
  }
  return runs.map(({ days: [first, ...more], hours }) => `${[first, ...more.slice(-1)].join("-")} ${hours}`);
}

/** Days with hours of their own; without them the company is closed. */
export interface OtherHours extends Days {
  opens?: string | null | undefined;
  closes?: string | null | undefined;
}

/** The open periods of such a day, like those of a day of the week. */
export function otherPeriods({ opens, closes }: OtherHours): OpenPeriod[] {
  return opens && closes ? [openPeriod(opens, closes)] : [];
}

/** 24 Dec. One formatter serves all calls. */
const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format;

/** Writes other hours as people read them: 24 Dec-3 Jan closed. */
export function otherHoursInWords(hours: OtherHours): string {
  const [first, last] = [hours.from, hours.to].map((day) => shortDay(new Date(day)));
  return `${first === last ? first : `${first}-${last}`} ${hoursInWords(otherPeriods(hours))}`;
}

/** The day from which other hours are announced: two weeks before they begin. */
export const announcedFrom = (from: string): string => dayAfter(from, -14);
