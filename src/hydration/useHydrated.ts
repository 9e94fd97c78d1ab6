import { type RefObject, useEffect } from "react";
import { attribute, HydrationData } from "./attributes";
import { takeOverServedForm } from "./served-form";

/**
 * Tells the page that React has hydrated the part, and replays, once, the submit or the click that was queued until now
 * (loader.mts).
 */
export function useHydrated(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    if (element instanceof HTMLFormElement && HydrationData.draft in element.dataset)
      takeOverServedForm(element);
    element.removeAttribute(attribute(HydrationData.hydrate));
    element.setAttribute(attribute(HydrationData.hydrated), "");
    const isQueued = `[${attribute(HydrationData.queued)}]`;
    const queued = element.matches(isQueued) ? element : element.querySelector(isQueued);
    queued?.removeAttribute(attribute(HydrationData.queued));
    // Not before the parts around this one, whose effects come later, have read the address: a click may change it.
    queueMicrotask(() => {
      if (queued instanceof HTMLFormElement) queued.requestSubmit();
      else if (queued instanceof HTMLElement) queued.click();
    });
  }, [part]);
}
