/** @jest-environment node */
import { JSDOM } from "jsdom";
import { compileInlineScript } from "../../../src/hydration/inline-scripts/compile-inline-script";

const script = compileInlineScript("src/hydration/inline-scripts/ask-for-help.mts");

/** The page a second after something went wrong, and whether help was asked for. */
function outcomeOf(goWrong: (window: JSDOM["window"]) => void) {
  const { window } = new JSDOM(
    `<head></head><body><img><script type="text/plain" id="app"></script><form></form></body>`,
    {
      runScripts: "outside-only",
    },
  );
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    setTimeout: (callback: () => void) => waiting.push(callback),
  });
  window.eval(script);
  goWrong(window);
  for (const callback of waiting) callback();
  const { head, documentElement } = window.document;
  const asked = [...head.querySelectorAll("script")].map(({ src }) => src);
  window.close();
  return { asked: asked.length, failed: documentElement.dataset.failed };
}

const missing = (selector: string) => (window: JSDOM["window"]) => {
  const element = window.document.querySelector(selector);
  for (const _time of [1, 2]) element?.dispatchEvent(new window.Event("error"));
};

const thrown = (name: "SyntaxError" | "TypeError") => (window: JSDOM["window"]) => {
  window.eval(`dispatchEvent(new ErrorEvent("error", { error: new ${name}() }))`);
};

describe("Help is asked for", () => {
  it("once in a second where scripts do not come", () => {
    expect(outcomeOf(missing("#app"))).toEqual({ asked: 1, failed: undefined });
  });

  it("where a script came that is none, and the page says so", () => {
    expect(outcomeOf(thrown("SyntaxError"))).toEqual({ asked: 1, failed: "broken" });
  });

  it("where what was pressed still waits after fifteen seconds", () => {
    const press = (queued: boolean) => (window: JSDOM["window"]) => {
      const form = window.document.querySelector("form");
      form?.toggleAttribute("data-queued", queued);
      form?.dispatchEvent(new window.Event("submit", { bubbles: true }));
    };
    expect(outcomeOf(press(true))).toEqual({ asked: 1, failed: "late" });
    expect(outcomeOf(press(false))).toEqual({ asked: 0, failed: undefined });
  });

  it("neither for a picture nor for an error in code that runs", () => {
    expect(outcomeOf(missing("img"))).toEqual({ asked: 0, failed: undefined });
    expect(outcomeOf(thrown("TypeError"))).toEqual({ asked: 0, failed: undefined });
  });
});
