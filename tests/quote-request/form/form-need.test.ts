import { fireEvent } from "@testing-library/dom";
import { fakeIntersections } from "./fake-intersections";

/** The module as a page finds it that has just been opened: nobody has needed the form yet. */
async function newPage(html = "<form><input></form>") {
  jest.resetModules();
  const seen = fakeIntersections();
  const { formIsNeeded, watchForNeed } = await import("../../../src/quote-request/form/form-need");
  const panel = document.createElement("div");
  panel.innerHTML = html;
  document.body.replaceChildren(panel);
  const stop = watchForNeed(panel);
  const isNeeded = () =>
    Promise.race([formIsNeeded.then(() => true), Promise.resolve(false).then(() => false)]);
  return { panel, seen, stop, isNeeded };
}

describe("The form's code is fetched", () => {
  it("not before anybody wants the form", async () => {
    const { isNeeded, seen } = await newPage();
    seen.come(false);
    expect(await isNeeded()).toBe(false);
  });

  it("when the visitor comes near, well before the form is seen", async () => {
    const { isNeeded, seen } = await newPage();
    seen.come(true);
    expect(await isNeeded()).toBe(true);
    expect(seen.margin()).toBe("600px");
  });

  it("when the visitor was near for a moment and is past it", async () => {
    const { isNeeded, seen } = await newPage();
    seen.come(true, false);
    expect(await isNeeded()).toBe(true);
  });

  it.each([
    ["is focused", "focusIn"],
    ["is touched", "pointerDown"],
    ["is submitted", "submit"],
  ] as const)("when the form %s", async (_what, event) => {
    const { isNeeded, panel } = await newPage();
    fireEvent[event](panel.firstElementChild ?? panel);
    expect(await isNeeded()).toBe(true);
  });

  it("at once where a submit is queued already", async () => {
    const { isNeeded } = await newPage("<form data-queued><input></form>");
    expect(await isNeeded()).toBe(true);
  });

  it("not for what happens elsewhere on the page", async () => {
    const { isNeeded } = await newPage();
    fireEvent.pointerDown(document.body);
    expect(await isNeeded()).toBe(false);
  });

  it("not any more once the page stops watching", async () => {
    const { isNeeded, panel, stop, seen } = await newPage();
    stop();
    fireEvent.focusIn(panel);
    expect(seen.watched()).toBe(0);
    expect(await isNeeded()).toBe(false);
  });
});
