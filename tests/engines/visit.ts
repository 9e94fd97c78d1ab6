import { isDeepStrictEqual } from "node:util";

/** A window of a browser, as far as the flows need it. */
export interface Visit {
  open(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  /** Evaluates a JavaScript expression in the page. Its value must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(place: { x: number; y: number }): Promise<unknown>;
  /** Presses a key after the other; a key that is no letter is named as WebDriver does. */
  type(text: string): Promise<unknown>;
  /** Lists the console's errors so far. */
  complaints(): string[];
  end(): Promise<unknown>;
}

export interface Engine {
  name: string;
  /** True if this machine has all that it needs. */
  isInstalled: boolean;
  /** The command that installs it. */
  install: string;
  start(size: { width: number; height: number }): Promise<Visit>;
}

/** Longer than anything takes on a busy machine. */
const patience = 20_000;

/** Asks the page until an expression is true. */
export async function see(visit: Visit, expression: string): Promise<void> {
  const until = Date.now() + patience;
  while ((await visit.evaluate(`Boolean(${expression})`)) !== true)
    if (Date.now() > until) throw new Error(`Not seen in ${patience / 1000} seconds: ${expression}`);
}

/** The first visible element of a CSS selector, with exactly these words if any are given, as an expression. */
export const shown = (selector: string, words?: string) => {
  const isMeant = words === undefined ? "" : ` && element.textContent.trim() === ${JSON.stringify(words)}`;
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility()${isMeant})`;
};

/** Scrolls the first visible element of a selector, with these words, into the middle of the window, and clicks it. */
export async function tap(visit: Visit, selector: string, words?: string): Promise<void> {
  const element = shown(selector, words);
  await see(visit, `document.fonts.status === "loaded" && ${element}`);
  const measure = () =>
    visit.evaluate(
      `((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      })(${element})`,
    );
  // A page that has just been opened may still scroll to its top, or move what lies below an image.
  let place = await measure();
  for (let last: unknown; !isDeepStrictEqual(place, last); place = await measure()) last = place;
  await visit.click(Object(place));
}
