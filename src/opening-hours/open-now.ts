import { clock, type Days, dayAfter, dayInWords, isWithin, minutesOf } from "../content/values/clock";

/** The opening times of one day: pairs of minutes since midnight, one pair for each time that the company opens. */
type HoursOfDay = readonly (readonly number[])[];

/** The opening hours, and the words that say whether the company is open. */
export interface OpeningTimes {
  /** One entry for each weekday, Monday first. */
  minutes: readonly HoursOfDay[];
  /** Dates with other hours, or closed. */
  otherHours?: readonly (Days & { minutes: HoursOfDay })[] | undefined;
  words: {
    /** Text with {time}, the closing time. */
    open: string;
    /** Text with {day} and {time}, when it opens next. */
    closed: string;
    /** Word for {day} when the company opens later today. */
    today: string;
  };
}

/** Attribute with opening hours and words as JSON, on an element that shows whether the company is open. */
export const openNowAttribute = "data-open-now";

/** Days to look ahead for the next opening; longer than any holiday. */
const daysAhead = 60;

/** The words that say whether the company is open at a moment in London; empty if it never opens. */
export function openNow({ minutes, otherHours, words }: OpeningTimes, moment: Date): string {
  // The Swedish locale writes dates as ISO 8601.
  const [today = "", time = ""] = moment.toLocaleString("sv-SE", { timeZone: "Europe/London" }).split(" ");
  const now = minutesOf(time);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = dayAfter(today, ahead);
    const other = otherHours?.find((days) => isWithin(date, days));
    const hours = other?.minutes ?? minutes[(new Date(date).getUTCDay() + 6) % 7] ?? [];
    for (const [opens = 0, closes = 0] of hours) {
      if (!ahead && closes <= now) continue;
      if (!ahead && opens <= now) return words.open.replace("{time}", clock(closes));
      const day = ahead ? nameOf(date, ahead) : words.today;
      return words.closed.replace("{day}", day).replace("{time}", clock(opens));
    }
  }
  return "";
}

/** The weekday; from a week ahead on the date, because "Monday" would mean the next one. Both would not fit on a phone. */
function nameOf(date: string, ahead: number): string {
  return dayInWords(date, ahead > 6 ? { day: "numeric", month: "long" } : { weekday: "long" });
}
