import type { OpeningTimes } from "./open-now-text";

/**
 * The element that says whether the company is open holds all that is needed to tell, as keys of `dataset`. An enum,
 * because esbuild writes its values into the inline script.
 */
export enum OpenNowData {
  minutes = "openMinutes",
  closedDays = "closedDays",
  open = "openWords",
  closed = "closedWords",
  today = "todayWords",
}

/** The attributes that write opening times into the HTML. */
export function openNowAttributes({ minutes, closedDays, words }: OpeningTimes): Record<string, string> {
  return {
    "data-open-minutes": minutes.join(),
    "data-closed-days": closedDays.join(),
    "data-open-words": words.open,
    "data-closed-words": words.closed,
    "data-today-words": words.today,
  };
}

/** Reads them back. */
export function openingTimesOf({ dataset }: HTMLElement): OpeningTimes {
  const read = (key: OpenNowData) => dataset[key] ?? "";
  return {
    minutes: read(OpenNowData.minutes).split(",").map(Number),
    closedDays: read(OpenNowData.closedDays).split(","),
    words: {
      open: read(OpenNowData.open),
      closed: read(OpenNowData.closed),
      today: read(OpenNowData.today),
    },
  };
}
