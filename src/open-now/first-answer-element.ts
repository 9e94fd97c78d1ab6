import { promiseInWords, promiseWithDays } from "../content/derived/promise-in-words";

/**
 * A custom element that keeps the words before it right by the clock: when a visitor gets a first answer. It writes them when
 * the browser reads its start tag, so that nobody sees others, and once a minute.
 */
class FirstAnswerElement extends HTMLElement {
  #timer: number | undefined;

  connectedCallback(): void {
    const promise = JSON.parse(this.getAttribute("promise") ?? "");
    const inWords = this.hasAttribute("hour") ? promiseInWords : promiseWithDays;
    const [before, after] = ["before", "after"].map((name) => this.getAttribute(name) ?? "");
    const show = () => {
      const shown = this.previousElementSibling;
      const words = before + inWords(promise, Date.now()) + after;
      if (shown && shown.textContent !== words) shown.textContent = words;
    };
    show();
    this.#timer = window.setInterval(show, 60_000);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }
}

export const defineFirstAnswer = (): void => customElements.define("first-answer", FirstAnswerElement);
