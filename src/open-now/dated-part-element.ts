import { isWithin, londonDay } from "../content/values/clock";

/**
 * A custom element that is visible between two dates in London. It decides when the browser reads its start tag, so that
 * nothing moves later. A button inside it hides it until the tab is closed.
 */
class DatedPart extends HTMLElement {
  connectedCallback(): void {
    const [from, to] = [this.getAttribute("from") ?? "", this.getAttribute("to") ?? ""];
    const key = `closed ${from} ${to}`;
    this.hidden =
      !isWithin(londonDay(new Date()), { from, to }) || Boolean(ifStored((store) => store.getItem(key)));
    this.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element && target.closest("button"))) return;
      this.hidden = true;
      ifStored((store) => store.setItem(key, "true"));
    });
  }
}

/** If the browser blocks storage, a closed part stays closed on its page only. */
function ifStored<Value>(use: (store: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

export const defineDatedPart = (): void => customElements.define("dated-part", DatedPart);
