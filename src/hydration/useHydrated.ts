import { type RefObject, useEffect } from "react";

/**
 * Tells the page that React has taken over the part that carries `data-hydrate`,
 * and carries out, once, the submit or the click that was queued until now (src/hydration/loader.ts).
 */
export function useHydrated(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    element.removeAttribute("data-hydrate");
    element.setAttribute("data-hydrated", "");
    const queued = element.matches("[data-queued]") ? element : element.querySelector("[data-queued]");
    queued?.removeAttribute("data-queued");
    if (queued instanceof HTMLFormElement) queued.requestSubmit();
    else if (queued instanceof HTMLElement) queued.click();
  }, [part]);
}
