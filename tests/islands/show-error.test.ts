import { showError } from "../../src/islands/hydrate-island";

describe("A part of a page that failed", () => {
  it.each([
    ["the error's message", new Error("The tiles fell off"), "The tiles fell off"],
    ["a response's status text", { status: 503, statusText: "Closed" }, "Closed"],
    ["the error itself where it is a text", "Out of tiles", "Out of tiles"],
  ])("is replaced by a screen that says so, with %s", (_what, error, shown) => {
    const part = document.createElement("div");
    part.textContent = "The form";
    showError(part, error);
    const screen = part.querySelector("[role=alert]");
    expect(screen?.textContent).toBe(`Unexpected Application Error!${shown}`);
    expect(part.textContent).toBe(screen?.textContent);
  });
});
