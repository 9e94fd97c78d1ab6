import type { OpeningTimes } from "./open-now-text";

/** On the element that says whether the company is open, with all that is needed to tell, as JSON. */
export const openNowAttribute = "data-open-now";

/** The attribute that writes opening times into the HTML. */
export function openNowAttributes({ minutes, closedDays, words }: OpeningTimes): Record<string, string> {
  const { open, closed, today } = words;
  return { [openNowAttribute]: JSON.stringify({ minutes, closedDays, words: { open, closed, today } }) };
}

/** Reads them back. */
export function openingTimesOf(element: Element): OpeningTimes {
  return JSON.parse(String(element.getAttribute(openNowAttribute)));
}
