import { closedAttribute, openNow, openNowAttribute } from "./open-now";

/**
 * A custom element that says whether the company is open, and keeps that current while the page is open. It writes its text
 * when the browser reads its start tag: the call bar, which depends on it, is drawn only once.
 */
class OpenNowElement extends HTMLElement {
  connectedCallback(): void {
    const times = JSON.parse(String(this.getAttribute(openNowAttribute)));
    const show = () => {
      const { isOpen, text } = openNow(times, new Date());
      this.textContent = text;
      document.documentElement.toggleAttribute(closedAttribute, !isOpen);
    };
    show();
    setInterval(show, 30_000);
  }
}

export const defineOpenNow = (): void => customElements.define("open-now", OpenNowElement);
