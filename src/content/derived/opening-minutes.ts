import { type Company, weekdays } from "../types/company";

const minutesOfDay = 24 * 60;

/**
 * Opening hours as minutes of the week, which begins on Monday at midnight: each time that the company opens, and after
 * it the time that it closes, in order. Monday from 08:00 to 18:00 is 480, 1080.
 */
export function openingMinutes(openingHours: Company["openingHours"]): number[] {
  return openingHours
    .flatMap(({ days, opens, closes }) =>
      days.map((day) => {
        const midnight = weekdays.indexOf(day) * minutesOfDay;
        return [midnight + minutesOf(opens), midnight + minutesOf(closes)] as const;
      }),
    )
    .sort(([one], [other]) => one - other)
    .flat();
}

/** The minutes since midnight of a time such as 08:00. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}
