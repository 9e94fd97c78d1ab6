import { clock, type Days, dayAfter, dayInWords, isWithin, minutesOf } from "../content/derived/clock";

/** When the company opens on a day and when it closes, in minutes of the day, maybe more than once. */
type HoursOfDay = readonly (readonly number[])[];

/** When the company is open, and how to say so. */
export interface OpeningTimes {
  /** Of each day of the week, from Monday on. */
  minutes: readonly HoursOfDay[];
  /** Days with hours of their own, or none. */
  otherHours?: readonly (Days & { minutes: HoursOfDay })[] | undefined;
  words: {
    /** With {time}, when it closes. */
    open: string;
    /** With {day} and {time}, when it opens again. */
    closed: string;
    /** In the place of {day}. */
    today: string;
  };
}

/** On an element that says whether the company is open: its opening times and their words, as JSON. */
export const openNowAttribute = "data-open-now";

/** On the page's root while the company is closed. */
export const closedAttribute = "data-closed";

/** How far ahead an opening is looked for: longer than any holiday. */
const daysAhead = 60;

/** Whether the company is open at a moment, by London's clock, in words as well; they are empty if it never opens. */
export function openNow(
  { minutes, otherHours, words }: OpeningTimes,
  moment: Date,
): { isOpen?: boolean; text: string } {
  // Sweden writes dates as ISO 8601 does.
  const [today = "", time = ""] = moment.toLocaleString("sv-SE", { timeZone: "Europe/London" }).split(" ");
  const now = minutesOf(time);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = dayAfter(today, ahead);
    const other = otherHours?.find((days) => isWithin(date, days));
    const hours = other?.minutes ?? minutes[(new Date(date).getUTCDay() + 6) % 7] ?? [];
    for (const [opens = 0, closes = 0] of hours) {
      if (!ahead && closes <= now) continue;
      if (!ahead && opens <= now) return { isOpen: true, text: words.open.replace("{time}", clock(closes)) };
      const day = ahead ? nameOf(date, ahead) : words.today;
      return { text: words.closed.replace("{day}", day).replace("{time}", clock(opens)) };
    }
  }
  return { text: "" };
}

/** Monday; after a week or more the date, because the next Monday would be understood, and both would fill a phone. */
function nameOf(date: string, ahead: number): string {
  return dayInWords(date, ahead > 6 ? { day: "numeric", month: "long" } : { weekday: "long" });
}
