/** @jest-environment node */
import { needsHydration } from "../../src/hydration/attributes";

describe("A part that needs React says in its HTML", () => {
  it("that it does, and no more where nothing more is told", () => {
    expect(needsHydration()).toEqual({ "data-hydrate": "" });
  });

  it("which event is kept for it, and what else it is made of", () => {
    expect(needsHydration({ replay: "submit", chunk: "quote-form" })).toEqual({
      "data-hydrate": "",
      "data-replay": "submit",
      "data-chunk": "quote-form",
    });
  });
});
