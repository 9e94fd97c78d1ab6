import {
  type Days,
  dayAfter,
  dayInWords,
  isWithin,
  londonDay,
  londonTime,
  minutesOf,
  timeInWords,
} from "../../content/values/clock";
import type { OpenPeriod } from "../../content/values/opening-hours";

/** The periods in which a company is open. */
export interface OpenPeriods {
  /** One entry for each weekday, Monday first. */
  week: readonly (readonly OpenPeriod[])[];
  /** Dates with other hours, or closed. */
  otherHours?: readonly (Days & { periods: readonly OpenPeriod[] })[] | undefined;
}

const refreshMs = 30_000;

/** Updates each `OpenNow` every 30 seconds. */
export function showOpenNow(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-open-now]")) {
    const times = JSON.parse(part.dataset.openNow ?? "");
    let shown = "";
    const show = () => {
      const words = openNow(times, new Date());
      // Written again, the same words would undo a translation of the page.
      if (words !== shown) part.textContent = words;
      shown = words;
    };
    show();
    setInterval(show, refreshMs);
  }
}

/** Days to look ahead for the next opening; longer than any holiday. */
const daysAhead = 60;

/** Says whether the company is open at a moment in London. Empty if it never opens. */
export function openNow({ week, otherHours }: OpenPeriods, moment: Date): string {
  const today = londonDay(moment);
  const now = minutesOf(londonTime(moment));
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = dayAfter(today, ahead);
    const other = otherHours?.find((days) => isWithin(date, days));
    const periods = other?.periods ?? week[(new Date(date).getUTCDay() + 6) % 7] ?? [];
    for (const { opens, closes } of periods) {
      if (!ahead && closes <= now) continue;
      if (!ahead && opens <= now) return `Open now, until ${timeInWords(closes)}`;
      return `Closed now, opens ${ahead ? nameOf(date, ahead) : "today"} ${timeInWords(opens)}`;
    }
  }
  return "";
}

/** The weekday, or the date from a week ahead on, because "Monday" would mean the next one. Both would not fit on a phone. */
function nameOf(date: string, ahead: number): string {
  return dayInWords(date, ahead > 6 ? { day: "numeric", month: "long" } : { weekday: "long" });
}
