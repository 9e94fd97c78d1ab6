import { isWithin, londonDay } from "../content/derived/clock";

/**
 * A part of a page that is seen on some days only, by London's clock. The browser asks as soon as it reads the part's
 * start tag, so that nothing moves after it is drawn. A button in it closes it for as long as the tab is open.
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

/** Where the browser blocks storage, a part is closed on its page only. */
function ifStored<Value>(use: (store: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

export const defineDatedPart = (): void => customElements.define("dated-part", DatedPart);
