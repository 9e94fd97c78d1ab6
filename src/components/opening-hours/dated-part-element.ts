import { isWithin, londonDay } from "../../content/values/clock";

/** Defines an element that shows or hides itself as soon as the browser reads its start tag, so that nothing moves later. */
export function defineDatedPart(): void {
  customElements.define(
    "dated-part",
    class extends HTMLElement {
      connectedCallback(): void {
        const [from, to] = [this.getAttribute("from") ?? "", this.getAttribute("to") ?? ""];
        this.hidden = !isWithin(londonDay(new Date()), { from, to });
      }
    },
  );
}
