import { type Company, weekdays } from "../types/company";

type Weekday = (typeof weekdays)[number];

/** Opening hours as people read them, one line for each run of days: Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed. */
export function openingHoursText(openingHours: Company["openingHours"]): string[] {
  const runs: { days: Weekday[]; hours: string }[] = [];
  for (const day of weekdays) {
    const entry = openingHours.find(({ days }) => days.includes(day));
    const hours = entry ? `${clock(entry.opens)}-${clock(entry.closes)}` : "closed";
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else runs.push({ days: [day], hours });
  }
  return runs.map(({ days, hours }) => `${dayRange(days)} ${hours}`);
}

function dayRange(days: readonly Weekday[]): string {
  const first = days[0]?.slice(0, 3) ?? "";
  const last = days.at(-1)?.slice(0, 3) ?? "";
  return first === last ? first : `${first}-${last}`;
}

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const hour = hours % 12 || 12;
  const half = hours < 12 ? "AM" : "PM";
  return minutes === 0 ? `${hour}${half}` : `${hour}:${String(minutes).padStart(2, "0")}${half}`;
}
