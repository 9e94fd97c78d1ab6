import { type Company, weekdays } from "../types/company";
import { hoursInWords, minutesOf } from "./clock";

/** The hours of each day of the week in minutes of the day: [[480, 720], [780, 1020]] for a Monday with a break at noon. */
export function openingMinutes(openingHours: Company["openingHours"]): number[][][] {
  return weekdays.map((day) =>
    openingHours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => [opens, closes].map(minutesOf))
      .sort(([one = 0], [other = 0]) => one - other),
  );
}

/** Opening hours as people read them, one line for each run of days: Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed. */
export function openingHoursText(openingHours: Company["openingHours"]): string[] {
  const runs: { days: string[]; hours: string }[] = [];
  for (const [index, minutes] of openingMinutes(openingHours).entries()) {
    const [day, hours] = [String(weekdays[index]).slice(0, 3), hoursInWords(minutes)];
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else runs.push({ days: [day], hours });
  }
  return runs.map(({ days: [first, ...more], hours }) => `${[first, ...more.slice(-1)].join("-")} ${hours}`);
}
