import { isWithin } from "../../content/values/clock";

/** Defines an element that shows or hides itself as soon as the browser reads its start tag, so that nothing moves later. */
export function defineDatedPart(): void {
  customElements.define(
    "dated-part",
    class extends HTMLElement {
      connectedCallback(): void {
        const [from, to] = [this.getAttribute("from") ?? "", this.getAttribute("to") ?? ""];
        this.hidden = !isWithin(visitorsDay(), { from, to });
      }
    },
  );
}

/**
 * The date where the visitor is: 2026-11-21. London's would need Intl, whose first use delays the first paint by some 50 ms on a
 * phone (Chromium, processor slowed four times).
 */
function visitorsDay(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}
