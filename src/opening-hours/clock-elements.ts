import { isWithin, londonDay } from "../content/values/clock";

/** The elements of every page that depend on the time. */
export function defineClockElements(): void {
  define("dated-part", showDatedPart);
}

/**
 * A custom element that is right when the browser reads its start tag, so that nothing moves later, and that stays right while
 * the page is open.
 */
function define(name: string, show: (part: HTMLElement, now: Date) => void): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback(): void {
        const tick = () => show(this, new Date());
        tick();
        setInterval(tick, 30_000);
      }
    },
  );
}

/** Hides a part outside its dates. It never comes back: the page would move. */
function showDatedPart(part: HTMLElement, now: Date): void {
  const [from, to] = [part.getAttribute("from") ?? "", part.getAttribute("to") ?? ""];
  part.hidden ||= !isWithin(londonDay(now), { from, to });
}
