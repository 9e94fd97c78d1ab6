/** @jest-environment node */
import { JSDOM } from "jsdom";
import { compileInlineScript } from "../../../src/hydration/inline-scripts/compile-inline-script";

const script = compileInlineScript("src/hydration/inline-scripts/ask-for-help.mts");

/** The page after something went wrong, a second and a half later, and whether help was asked for. */
async function outcomeOf(goWrong: (window: JSDOM["window"]) => void) {
  const { window } = new JSDOM(
    `<head></head><body><img><script type="text/plain" id="app"></script></body>`,
    {
      runScripts: "outside-only",
    },
  );
  window.eval(script);
  goWrong(window);
  await new Promise((done) => setTimeout(done, 1_100));
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
  it("once in a second where scripts do not come", async () => {
    expect(await outcomeOf(missing("#app"))).toEqual({ asked: 1, failed: undefined });
  });

  it("where a script came that is none, and the page says so", async () => {
    expect(await outcomeOf(thrown("SyntaxError"))).toEqual({ asked: 1, failed: "broken" });
  });

  it("neither for a picture nor for an error in code that runs", async () => {
    expect(await outcomeOf(missing("img"))).toEqual({ asked: 0, failed: undefined });
    expect(await outcomeOf(thrown("TypeError"))).toEqual({ asked: 0, failed: undefined });
  });
});
