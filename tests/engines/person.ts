import type { Visit } from "./engine";

/** Longer than anything takes on a busy machine. */
const patience = 20_000;

/** Asks the page until an expression is true. */
export async function see(visit: Visit, expression: string): Promise<void> {
  const until = Date.now() + patience;
  while ((await visit.evaluate(`Boolean(${expression})`)) !== true)
    if (Date.now() > until) throw new Error(`Not seen in ${patience / 1000} seconds: ${expression}`);
}

/** The first element of a CSS selector that can be seen, as an expression. */
export const shown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility())`;

/** Brings what can be seen of a selector into the middle of the window, and presses and lets go where it is. */
export async function tap(visit: Visit, selector: string): Promise<void> {
  await see(visit, shown(selector));
  const place = await visit.evaluate(
    `((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    })(${shown(selector)})`,
  );
  await visit.perform([
    {
      type: "pointer",
      id: "mouse",
      actions: [
        { type: "pointerMove", duration: 0, ...Object(place) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ]);
}

/** Presses a key after the other; to name one that is no letter, its code point of the WebDriver standard. */
export async function type(visit: Visit, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  await visit.perform([{ type: "key", id: "keys", actions }]);
}

export const keys = { escape: "\uE00C", home: "\uE011" } as const;
