import { type Company, weekdays } from "../types/company";
import { clock, minutesOf } from "./clock";

type Weekday = (typeof weekdays)[number];

/** Opening hours as people read them, one line for each run of days: Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed. */
export function openingHoursText(openingHours: Company["openingHours"]): string[] {
  const runs: { days: Weekday[]; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = hoursOf(openingHours.filter(({ days }) => days.includes(day)));
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else runs.push({ days: [day], hours });
  }
  return runs.map(({ days, hours }) => `${dayRange(days)} ${hours}`);
}

/** The hours of one day, which may have a break: 8AM-12PM and 1PM-5PM. */
function hoursOf(entries: Company["openingHours"]): string {
  const inOrder = [...entries].sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
  const spans = inOrder.map(({ opens, closes }) => `${clock(minutesOf(opens))}-${clock(minutesOf(closes))}`);
  return spans.join(" and ") || "closed";
}

function dayRange(days: readonly Weekday[]): string {
  const first = days[0]?.slice(0, 3) ?? "";
  const last = days.at(-1)?.slice(0, 3) ?? "";
  return first === last ? first : `${first}-${last}`;
}

const minutesOfDay = 24 * 60;

/** Opening hours as minutes of the week, opening and closing in turn: Monday from 08:00 to 18:00 is 480, 1080. */
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
