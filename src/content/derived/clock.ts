/** A time of day as people read it: 8AM, 12:30PM. */
export function clock(minutesOfDay: number): string {
  const hours = Math.floor(minutesOfDay / 60);
  const minutes = minutesOfDay % 60;
  const half = hours < 12 ? "AM" : "PM";
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}${half}`;
}

/** The day it is in London: 2026-11-21. Sweden writes dates as ISO 8601 does. */
export function londonDay(moment: Date): string {
  return moment.toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
}
