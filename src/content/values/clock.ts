/** A time of day as people read it: 8AM, 12:30PM. */
export function timeInWords(minutesOfDay: number): string {
  const hours = Math.floor(minutesOfDay / 60);
  const minutes = minutesOfDay % 60;
  const half = hours < 12 ? "AM" : "PM";
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}${half}`;
}

/** The date in London: 2026-11-21. The Swedish locale writes dates as ISO 8601. */
export const londonDay = (moment: Date): string =>
  moment.toLocaleDateString("sv-SE", { timeZone: "Europe/London" });

/** The time of day in London: 14:05. */
export const londonTime = (moment: Date): string =>
  moment.toLocaleTimeString("sv-SE", { timeZone: "Europe/London", timeStyle: "short" });

/** 2026-11-21 as 21 November 2026, or in another form. */
export function dayInWords(day: string, form: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Date(day).toLocaleDateString("en-GB", { ...form, timeZone: "UTC" });
}

/** True up to and including the last day, and always for content without one. */
export const isCurrent = (lastDay: string | undefined, today: string): boolean =>
  lastDay === undefined || lastDay >= today;

/** The minutes since midnight of a time such as 08:00. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** Two days such as 2026-12-24, and those between them. */
export interface Days {
  from: string;
  to: string;
}

/** 24 December 2026 to 3 January 2027, or one day. */
export const daysInWords = ({ from, to }: Days): string =>
  from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`;

export const isWithin = (day: string, { from, to }: Days): boolean => from <= day && day <= to;

/** The day some days before or after another. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day some months later. A day that the month lacks runs over: a month after 31 January is 3 March. */
export function monthsLater(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
