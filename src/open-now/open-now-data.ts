import type { OpeningTimes } from "./open-now-text";

/** On the element that says whether the company is open, with all that is needed to tell. */
export const openNowAttribute = "data-open-now";

/** Between the parts of its value: what nobody can type into a field. JSON took 27 bytes that the home page had not. */
const separator = "\t";

/** The attribute that writes opening times into the HTML. */
export function openNowAttributes({ minutes, closedDays, words }: OpeningTimes): Record<string, string> {
  const parts = [minutes.join(), closedDays.join(), words.open, words.closed, words.today];
  return { [openNowAttribute]: parts.join(separator) };
}

/** Reads them back. */
export function openingTimesOf(element: Element): OpeningTimes {
  const parts = String(element.getAttribute(openNowAttribute)).split(separator);
  const [minutes, closedDays, open, closed, today] = parts as [string, string, string, string, string];
  return {
    minutes: minutes.split(",").map(Number),
    closedDays: closedDays.split(","),
    words: { open, closed, today },
  };
}
