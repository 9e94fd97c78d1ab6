import { type Days, dayAfter, dayInWords, hoursInWords, minutesOf } from "./clock";

/** Days with hours of their own; without them the company is closed. */
export interface OtherHours extends Days {
  opens?: string | null | undefined;
  closes?: string | null | undefined;
}

/** The hours of such a day in minutes of it, as openingMinutes has them. */
export function otherMinutes({ opens, closes }: OtherHours): number[][] {
  return opens && closes ? [[opens, closes].map(minutesOf)] : [];
}

/** As people read them, like the usual hours: 24 Dec-3 Jan closed. */
export function otherHoursText(hours: OtherHours): string {
  const [first, last] = [hours.from, hours.to].map((day) =>
    dayInWords(day, { day: "numeric", month: "short" }),
  );
  return `${first === last ? first : `${first}-${last}`} ${hoursInWords(otherMinutes(hours))}`;
}

/** They are told two weeks before. */
export const announcedFrom = (from: string): string => dayAfter(from, -14);

/** The Monday of a day's week, in words: 7 December. */
export function weekOf(day: string): string {
  const monday = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  return dayInWords(monday, { day: "numeric", month: "long" });
}
