import { type RefObject, useEffect } from "react";

/**
 * Tells the page that React has taken over the part that carries `data-wake`,
 * and carries out, once, the submit or the click that was held until now (src/finishing/wake-loader.ts).
 */
export function useAwake(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    element.removeAttribute("data-wake");
    element.setAttribute("data-awake", "");
    const held = element.matches("[data-held]") ? element : element.querySelector("[data-held]");
    held?.removeAttribute("data-held");
    if (held instanceof HTMLFormElement) held.requestSubmit();
    else if (held instanceof HTMLElement) held.click();
  }, [part]);
}
