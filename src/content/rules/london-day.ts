/** The day it is in London: 2026-11-21. Sweden writes dates as ISO 8601 does. */
export function londonDay(moment: Date): string {
  return moment.toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
}
